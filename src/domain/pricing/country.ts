import { countryOfPostcode, readPostcode, type Pais } from '../accounts/postcode.ts';
import type { Cents } from '../money/cents.ts';
import type { BasisPoints } from '../money/rate.ts';
import { isRefusal } from '../refusal.ts';

/** What a country adds to a price. Shipping and customs are zero where goods are sold inside the country. */
export interface CountryTariff {
  readonly pais: Pais;
  /** The tax by its name: IVA, IGI. */
  readonly impuesto: string;
  readonly impuesto_bp: BasisPoints;
  /** Cents, net, for each unit of goods. */
  readonly envio_unidad: Cents;
  /** Of the goods. */
  readonly aduana_bp: BasisPoints;
}

/**
 * The country whose tax a basket bears: that of the chosen workshop (place of supply); before one is chosen that
 * of the postcode typed; else Spain.
 */
export const countryOfSupply = (taller: Pais | null | undefined, codigo_postal: string | null | undefined): Pais => {
  if (taller) return taller;
  if (codigo_postal == null) return 'ES';
  const known = readPostcode(codigo_postal);
  return isRefusal(known) ? 'ES' : countryOfPostcode(known);
};
