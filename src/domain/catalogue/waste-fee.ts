import { cents, plus, times, type Cents } from '../money/cents.ts';
import type { ProductKind } from './product-kinds.ts';

/** What the fee beside a price is for: tyres (RD 1619/2005), batteries (RD 106/2008), oil (RD 679/2006), gas charged. */
export const wasteFees = ['ecotasa', 'bateria', 'aceite', 'gas'] as const;
export type WasteFee = (typeof wasteFees)[number];

const others: Readonly<Partial<Record<ProductKind, WasteFee>>> = {
  bateria: 'bateria',
  aceite: 'aceite',
  revision: 'aceite',
  revision_moto: 'aceite',
  ac: 'gas',
  ac2: 'gas',
};

/** The fee that a kind of product bears, where it bears one: a revision brings oil, a charge of the air conditioning gas. */
export const wasteFeeOf = (kind: ProductKind): WasteFee => others[kind] ?? 'ecotasa';

/** What each fee comes to in a basket, those of nothing left out. */
export const wasteFeesIn = (
  products: readonly { readonly tipo_producto: ProductKind; readonly ecotasa: Cents; readonly cantidad: number }[],
): { readonly tasa: WasteFee; readonly importe: Cents }[] => {
  const found = new Map<WasteFee, Cents>();
  for (const { tipo_producto, ecotasa, cantidad } of products) {
    const tasa = wasteFeeOf(tipo_producto);
    found.set(tasa, plus(found.get(tasa) ?? cents(0), times(ecotasa, cantidad)));
  }
  return wasteFees.flatMap((tasa) => {
    const importe = found.get(tasa) ?? cents(0);
    return importe > 0 ? [{ tasa, importe }] : [];
  });
};
