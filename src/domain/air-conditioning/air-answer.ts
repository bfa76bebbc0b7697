import type { Fuel } from '../vehicles/facts.ts';
import type { Years } from '../vehicles/possible-years.ts';
import { refrigerantOf, type Refrigerant } from '../vehicles/refrigerant.ts';
import type { VehicleType } from '../vehicles/vehicle-types.ts';

/** What is known of whoever asks for a gas charge. */
export interface AirWish {
  readonly tipoVehiculo: VehicleType;
  readonly combustible: Fuel | null;
  /** Null: year 0 of the specification, nobody knows it. */
  readonly years: Years | null;
  /** What the label under the bonnet says, `nose` where there is none to be read; null before it was asked. */
  readonly etiqueta: Refrigerant | 'nose' | null;
}

export type AirAnswer =
  | { readonly kind: 'gas'; readonly gas: Refrigerant }
  /** The label has to be looked at (spec R36). */
  | { readonly kind: 'etiqueta' }
  /** Somebody at the workshop looks: an appointment that begins with the comment. */
  | { readonly kind: 'consulta'; readonly motivo: 'sin-ano' | 'sin-etiqueta' }
  /** Its compressor is electric and takes another oil: by appointment. */
  | { readonly kind: 'electrico'; readonly combustible: Fuel }
  /** Motorcycles have no air conditioning; lorries and machines are asked for by telephone. */
  | { readonly kind: 'otro'; readonly tipoVehiculo: 'moto' | 'otro' };

const electric: ReadonlySet<Fuel> = new Set<Fuel>(['hibrido', 'hibrido-enchufable', 'electrico']);

const bySome = ({ desde, hasta }: Years): Refrigerant | 'mirar' =>
  refrigerantOf(desde) === refrigerantOf(hasta) ? refrigerantOf(desde) : 'mirar';

/**
 * Which gas a car is charged with, or who finds out. A wrong gas ruins the system, and the law forbids it: where the years
 * that are possible do not agree, the label decides; what it says counts before any year.
 */
export const airAnswer = ({ tipoVehiculo, combustible, years, etiqueta }: AirWish): AirAnswer => {
  if (tipoVehiculo === 'moto' || tipoVehiculo === 'otro') return { kind: 'otro', tipoVehiculo };
  if (combustible && electric.has(combustible)) return { kind: 'electrico', combustible };
  if (etiqueta === 'nose') return { kind: 'consulta', motivo: 'sin-etiqueta' };
  if (etiqueta) return { kind: 'gas', gas: etiqueta };
  if (!years) return { kind: 'consulta', motivo: 'sin-ano' };
  const gas = bySome(years);
  return gas === 'mirar' ? { kind: 'etiqueta' } : { kind: 'gas', gas };
};
