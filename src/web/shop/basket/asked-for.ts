import { parseIds, parsePostcode } from '#domain/finder/address-query.ts';

/** What an address puts into the basket (`?anadir=…&cantidad=…&cp=…&taller=…`). */
export interface AskedFor {
  readonly id_navision: string;
  /** 1 to 20; four where it does not say. */
  readonly cantidad: number;
}

export const askedFor = (query: URLSearchParams): AskedFor | null => {
  const id_navision = query.get('anadir');
  const cantidad = Math.min(20, Math.max(1, Math.trunc(Number(query.get('cantidad')) || 4)));
  return id_navision === null ? null : { id_navision, cantidad };
};

/** Where it is to be fitted, as an address says it. */
export const placeAsked = (query: URLSearchParams) => ({
  cpostal: parsePostcode(query.get('cp')) ?? null,
  codTienda: parseIds(query.getAll('taller'))[0],
});
