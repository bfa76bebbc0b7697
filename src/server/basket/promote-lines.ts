import type { BasisPoints } from '#domain/money/rate.ts';
import type { LineToPrice } from '#domain/pricing/price-basket.ts';
import { promote, type LinePromotion, type Promoted, type PromotionBook } from '#domain/promotions/promote.ts';
import type { PromotionRow } from '../promotions/promotions-store.ts';
import { serviceLines, type AttachedService } from './attached-services.ts';
import { productLine, type ChosenProduct } from './chosen-products.ts';
import type { DraftLine } from './draft-line.ts';

/** A line with the promotion that counts on it. */
export interface PromotedLine {
  readonly line: LineToPrice;
  readonly promocion: LinePromotion<PromotionRow> | null;
}

export interface PromotedBasket extends Omit<Promoted<PromotionRow>, 'lines'> {
  /** In the order of the products. */
  readonly products: readonly PromotedLine[];
  /** Of the chosen services, in their order. */
  readonly chosen: readonly PromotedLine[];
  /** Of each service, chosen or as it would be if it were. */
  readonly offered: ReadonlyMap<string, readonly PromotedLine[]>;
}

const promoteDrafts = (
  drafts: readonly DraftLine[],
  impuesto: BasisPoints,
  book: PromotionBook<PromotionRow>,
): { readonly promoted: Promoted<PromotionRow>; readonly lines: readonly PromotedLine[] } => {
  const promoted = promote(
    drafts.map(({ line, ...draft }) => ({ ...draft, parts: { ...line, impuesto } })),
    book,
  );
  const lines = drafts.map(({ line }, place) => {
    const promocion = promoted.lines[place] ?? null;
    return { line: promocion ? { ...line, ...promocion.rebate } : line, promocion };
  });
  return { promoted, lines };
};

const byService = (
  services: readonly AttachedService[],
  lines: readonly PromotedLine[],
): Map<string, readonly PromotedLine[]> =>
  new Map(
    services.map(({ id_navision }) => [id_navision, lines.filter(({ line }) => line.id_navision === id_navision)]),
  );

/** The lines of a basket at the prices of its promotions: what is chosen, and what else could be. */
export const promoteLines = (
  chosen: readonly ChosenProduct[],
  services: readonly AttachedService[],
  impuesto: BasisPoints,
  book: PromotionBook<PromotionRow>,
): PromotedBasket => {
  const goods = chosen.map(productLine);
  const wanted = services.filter(({ selected }) => selected);
  const { promoted, lines } = promoteDrafts([...goods, ...wanted.flatMap(serviceLines)], impuesto, book);
  const { lines: _, ...judged } = promoted;
  const own = { products: lines.slice(0, goods.length), chosen: lines.slice(goods.length) };
  const others = services.filter(({ selected }) => !selected);
  const all =
    others.length === 0
      ? own.chosen
      : [
          ...own.chosen,
          ...promoteDrafts([...goods, ...others.flatMap(serviceLines)], impuesto, book).lines.slice(goods.length),
        ];
  return { ...judged, ...own, offered: byService(services, all) };
};
