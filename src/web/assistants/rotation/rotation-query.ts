import type { AxleSizes, RotationWish } from '#domain/rotation/rotation-answer.ts';
import { vehicleTypes } from '#domain/vehicles/vehicle-types.ts';

/** What an address of the assistant says: what decides, and by which name its driver knows the vehicle. */
export interface RotationAsked extends RotationWish {
  readonly vehiculo: string | null;
  /** What the papers allow; `medidas` is what its driver sees on the wheels. */
  readonly papeles: AxleSizes | null;
}

const sizes = ['iguales', 'distintas', 'segun'] as const satisfies readonly AxleSizes[];
const sizesIn = (typed: string | null): AxleSizes | null => sizes.find((word) => word === typed) ?? null;

/** Null: nothing was asked yet. */
export const readRotationQuery = (query: URLSearchParams): RotationAsked | null => {
  const tipoVehiculo = vehicleTypes.find((word) => word === query.get('tipo'));
  if (!tipoVehiculo) return null;
  const papeles = sizesIn(query.get('papeles'));
  const seen = sizesIn(query.get('medidas'));
  const arrow = query.get('flecha');
  return {
    tipoVehiculo,
    papeles,
    medidas: seen === 'segun' ? null : (seen ?? papeles),
    direccionales: arrow === 'si' ? true : arrow === 'no' ? false : null,
    vehiculo: query.get('vehiculo')?.trim().slice(0, 120) || null,
  };
};

/** The vehicle as pairs of an address, without what its driver sees on the wheels. */
export const writeRotationQuery = ({
  tipoVehiculo,
  papeles,
  vehiculo,
}: Pick<RotationAsked, 'tipoVehiculo' | 'papeles' | 'vehiculo'>): URLSearchParams =>
  new URLSearchParams({ tipo: tipoVehiculo, ...(vehiculo && { vehiculo }), ...(papeles && { papeles }) });

/** The whole of it, to come back to. */
export const wholeRotationQuery = (asked: RotationAsked): URLSearchParams => {
  const query = writeRotationQuery(asked);
  if (asked.medidas && asked.medidas !== asked.papeles) query.set('medidas', asked.medidas);
  if (asked.direccionales !== null) query.set('flecha', asked.direccionales ? 'si' : 'no');
  return query;
};
