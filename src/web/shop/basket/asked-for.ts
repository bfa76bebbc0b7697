import { mostUnits } from '#domain/basket/content.ts';
import { parseIds, parsePostcode } from '#domain/finder/address-query.ts';

/** What an address puts into the basket (`?anadir=…&cantidad=…&cp=…&taller=…`). */
export interface AskedFor {
  readonly id_navision: string;
  /** 1 to `mostUnits`; four where it does not say. */
  readonly cantidad: number;
}

export const askedFor = (query: URLSearchParams): AskedFor | null => {
  const id_navision = query.get('anadir');
  const cantidad = Math.min(mostUnits, Math.max(1, Math.trunc(Number(query.get('cantidad')) || 4)));
  return id_navision ? { id_navision, cantidad } : null;
};

/** Where it is to be fitted, as an address says it. */
export const placeAsked = (query: URLSearchParams) => ({
  cpostal: parsePostcode(query.get('cp')) ?? null,
  codTienda: parseIds(query.getAll('taller'))[0],
});
