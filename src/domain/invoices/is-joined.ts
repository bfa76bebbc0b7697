import type { Invoice } from './invoice.ts';

const namedIn = ({ rectifica, sustituye, lineas }: Invoice): ReadonlySet<string> =>
  new Set([
    ...(rectifica?.facturas ?? []).map(({ numero }) => numero),
    ...sustituye.map(({ numero }) => numero),
    ...lineas.flatMap(({ deduce }) => deduce ?? []),
  ]);

/** Whether an invoice corrects, replaces or deducts another one of its order, or is corrected, replaced or deducted itself. */
export const isJoined = (invoice: Invoice, all: readonly Invoice[]): boolean =>
  namedIn(invoice).size > 0 || all.some((other) => namedIn(other).has(invoice.numero));
