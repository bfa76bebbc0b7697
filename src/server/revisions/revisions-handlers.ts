import type { revisions } from '#contract/revisions.ts';
import { isRefusal } from '#domain/refusal.ts';
import { readOilId } from '#domain/revisions/oil-id.ts';
import { isLargeSump, monthsOf } from '#domain/revisions/revision-status.ts';
import { recognisePlate } from '#domain/vehicles/plate.ts';
import type { Vehicle } from '#domain/vehicles/vehicle.ts';
import type { Handlers } from '../runtime.ts';
import { dataOf, knownAs, yearOf } from '../vehicles/vehicle-data.ts';
import type { VehicleRegistry } from '../vehicles/vehicle-registry.ts';
import { findCar, type RevisionCar } from './find-car.ts';
import { judgeCar, showOil } from './judge-car.ts';
import { listRevisions } from './list-revisions.ts';
import { registerRevisionLead } from './register-revision-lead.ts';

const showCar = ({ matricula, vehicle, registered }: RevisionCar) => ({
  cod_matricula: matricula,
  tipoVehiculo: vehicle.tipoVehiculo,
  marca: vehicle.marca,
  modelo: vehicle.modelo,
  motor: vehicle.motor,
  ano_fabric: vehicle.anoFabricacion ?? null,
  ano_matric: yearOf(registered && monthsOf(registered)),
  capacidad_carter: vehicle.capacidadCarter ?? null,
  carter_grande: isLargeSump(vehicle.capacidadCarter),
});

const betweenMonths = ({ registered }: RevisionCar) => {
  const { desde, hasta } = registered ? monthsOf(registered) : { desde: null, hasta: null };
  return { desde, hasta };
};

const nameOf = ({ marca, modelo }: Vehicle): string => `${marca} ${modelo}`;

/** The car revision's assistant (spec R18 to R31). */
export const revisionsHandlers = ({ registry }: { readonly registry: VehicleRegistry }) =>
  ({
    selectOil: async (context, { body }) => {
      const car = await findCar(context, registry, body);
      if (isRefusal(car)) return car;
      const nothing = {
        vehicleOils: [],
        modelo: null,
        fuelType: null,
        vehiculoInfo: null,
        coche: null,
        preguntaFecha: null,
      };
      if (!car) return { status: 'NO_EXISTE', ...nothing };
      const { status, aceites, carterGrande, pregunta } = await judgeCar(context, car);
      return {
        status,
        vehicleOils: aceites.map((choice) => showOil(choice, carterGrande)),
        modelo: nameOf(car.vehicle),
        fuelType: car.vehicle.combustible ?? null,
        vehiculoInfo: showCar(car),
        coche: knownAs(dataOf(car.vehicle, { matricula: car.matricula, matriculacion: car.months }), car.source),
        preguntaFecha: pregunta ? betweenMonths(car) : null,
      };
    },

    verifyRevision: async (context, { body }) => {
      const car = await findCar(context, registry, body);
      if (isRefusal(car)) return car;
      if (!car) return { valida: false, status: 'NO_EXISTE', aceite: null, carter_grande: false };
      const { status, aceites, carterGrande } = await judgeCar(context, car);
      const chosen = readOilId(body.aceite);
      const found =
        chosen?.carterGrande === carterGrande
          ? aceites.find(({ oil }) => oil.cans.includes(chosen.producto))
          : undefined;
      return {
        valida: found !== undefined,
        status,
        aceite: found ? showOil(found, carterGrande) : null,
        carter_grande: carterGrande,
      };
    },

    findOilByPlate: async (context, { body }) => {
      const car = await findCar(context, registry, body);
      if (isRefusal(car)) return car;
      const plate = recognisePlate(body.matricula);
      const matricula_normalizada = isRefusal(plate) ? '' : plate.matricula;
      if (!car) return { matricula_normalizada, status: 'NO_EXISTE', capacidad_carter: null, aceite: null };
      const { status, aceites, carterGrande } = await judgeCar(context, car);
      const sure = aceites.find(({ recomendado }) => recomendado);
      return {
        matricula_normalizada,
        status,
        capacidad_carter: car.vehicle.capacidadCarter ?? null,
        aceite: sure ? showOil(sure, carterGrande) : null,
      };
    },

    listRevisions,

    registerRevisionLead,
  }) satisfies Pick<Handlers, keyof typeof revisions>;
