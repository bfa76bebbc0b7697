import type { Answer } from '#contract/contract.ts';
import { printPlate, type Plate } from '#domain/vehicles/plate.ts';
import { estimateRegistration } from '#domain/vehicles/registration.ts';
import { minimumRating, ratingFor, type FittedSize, type Rating, type Vehicle } from '#domain/vehicles/vehicle.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { countTyres } from '../selector/find-tyres.ts';
import { anyTyre } from '../selector/tyre-wish.ts';

type Shown = Answer<'findTyresByPlate'>;

/** Kinds whose tyres the size selector finds. */
const inSelector = new Set(['turismo', '4x4', 'furgoneta']);

const registrationOf = (plate: Plate, { matriculacion }: Vehicle): Shown['matriculacion'] => {
  if (matriculacion) return { desde: matriculacion, hasta: matriculacion, estimada: false };
  const estimate = estimateRegistration(plate);
  return estimate ? { desde: estimate.desde, hasta: estimate.hasta ?? null, estimada: true } : null;
};

const showSize = (
  catalogue: Catalogue,
  { tipoVehiculo }: Vehicle,
  size: FittedSize,
  minimum: Rating | undefined,
): Shown['medidas'][number]['delantera'] => {
  const { medida, ancho, serie, llanta } = size;
  const { ic = null, cv = null } = ratingFor(size, minimum);
  const total = inSelector.has(tipoVehiculo)
    ? countTyres(catalogue, { ...anyTyre, ancho, serie, llanta, ic, cv })
    : null;
  return { medida, ancho, serie, llanta, ic, cv, total };
};

/** A vehicle with its sizes, each with the tyres on sale that bear at least what its papers ask. */
export const showVehicle = (catalogue: Catalogue, plate: Plate, vehicle: Vehicle): Shown => {
  const { tipoVehiculo, marca, modelo, motor, desde = null, hasta = null, medidas } = vehicle;
  const [front, rear] = [minimumRating(vehicle, 'delantera'), minimumRating(vehicle, 'trasera')];
  return {
    matricula: printPlate(plate.matricula),
    pais: plate.pais,
    matriculacion: registrationOf(plate, vehicle),
    vehiculo: { tipoVehiculo, marca, modelo, motor, desde, hasta },
    medidas: medidas.map(({ original, delantera, trasera }) => ({
      original,
      delantera: showSize(catalogue, vehicle, delantera, front),
      trasera: trasera ? showSize(catalogue, vehicle, trasera, rear) : null,
    })),
  };
};
