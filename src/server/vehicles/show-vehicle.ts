import type { Answer } from '#contract/contract.ts';
import { printPlate } from '#domain/vehicles/plate.ts';
import type { Wheel } from '#domain/finder/vehicles.ts';
import { ratingFor, type FittedSize, type Vehicle } from '#domain/vehicles/vehicle.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { countTyres } from '../finder/find-tyres.ts';
import { carFinder, motoFinder } from '../finder/finders.ts';
import type { LookedUp } from './look-up.ts';
import { anyTyre } from '../finder/wish.ts';
import { atOnce } from '../in-turns.ts';
import { dataOf, knownAs } from './vehicle-data.ts';

type Shown = Answer<'findTyresByPlate'>;

/** How many tyres on sale serve on a wheel; null of vehicles that no selector knows. */
const countFor = (
  catalogue: Catalogue,
  { tipoVehiculo }: Vehicle,
  { ancho, serie, llanta }: FittedSize,
  { ic, cv }: { ic: number | null; cv: string | null },
  aplicacion: Wheel,
): number | null => {
  switch (tipoVehiculo) {
    case 'turismo':
    case '4x4':
    case 'furgoneta':
      return atOnce(countTyres(catalogue, carFinder, { ...anyTyre, ancho, serie, llanta, ic, cv }));
    case 'moto':
      return atOnce(
        countTyres(catalogue, motoFinder, { ...anyTyre, tipoVehiculo, ancho, serie, llanta, ic, cv, aplicacion }),
      );
    case 'otro':
      return null;
  }
};

const showSize = (
  catalogue: Catalogue,
  vehicle: Vehicle,
  size: FittedSize,
  wheel: Wheel,
): Shown['medidas'][number]['delantera'] => {
  const { medida, ancho, serie, llanta } = size;
  const { ic = null, cv = null } = ratingFor(size, wheel, vehicle);
  return { medida, ancho, serie, llanta, ic, cv, total: countFor(catalogue, vehicle, size, { ic, cv }, wheel) };
};

/** A vehicle with its sizes, each with the tyres on sale that bear at least what its papers ask. */
export const showVehicle = (catalogue: Catalogue, { plate, vehicle, matriculacion }: LookedUp): Shown => {
  const { tipoVehiculo, marca, modelo, motor, desde = null, hasta = null, medidas } = vehicle;
  return {
    matricula: printPlate(plate.matricula),
    pais: plate.pais,
    matriculacion,
    coche: knownAs(dataOf(vehicle, { matricula: plate.matricula, matriculacion }), 'ws'),
    vehiculo: { tipoVehiculo, marca, modelo, motor, desde, hasta },
    medidas: medidas.map(({ original, delantera, trasera }) => ({
      original,
      delantera: showSize(catalogue, vehicle, delantera, 'delantera'),
      trasera: trasera ? showSize(catalogue, vehicle, trasera, 'trasera') : null,
    })),
  };
};
