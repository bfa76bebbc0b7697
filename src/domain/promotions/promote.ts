import { minus, sum, type Cents } from '../money/cents.ts';
import { priceLine } from '../pricing/price-line.ts';
import type { Rebate } from './benefits/benefit.ts';
import { concernsProduct } from './concerns.ts';
import { enough } from './conditions/enough.ts';
import { fittedInTime } from './conditions/fitted-in-time.ts';
import { runs } from '../runs.ts';
import type { PromotableLine } from './promotable.ts';
import type { Promotion } from './promotion.ts';
import { rebateOf } from './rebate-of.ts';

/** Why a promotion does not count, in its refusals' words (spec P5 to P8). */
export type PromotionRefusal =
  | 'promocion-agotada'
  | 'promocion-limite-persona'
  | 'promocion-un-pedido'
  | 'promocion-fecha-limite';

/** How much of a promotion may still be had; null: as much as anybody likes. */
export interface UnitsLeft {
  readonly quedan: number | null;
  /** For the customer, as far as it is known who that is. */
  readonly persona: number | null;
  /** Orders that this customer may still make of what it speaks of. */
  readonly pedidos: number | null;
}

export interface PromotionBook<Known extends Promotion = Promotion> {
  readonly promotions: readonly Known[];
  readonly left: (promotion: Known) => UnitsLeft;
  readonly now: Date;
  /** The day on which it will be fitted, `YYYY-MM-DD`; before one is chosen, today. */
  readonly fecha: string;
  /** Those that the visitor does without. */
  readonly without: ReadonlySet<number>;
}

/** What a promotion does to one line. */
export interface LinePromotion<Known extends Promotion = Promotion> {
  readonly promotion: Known;
  readonly rebate: Rebate;
  /** Of the line. */
  readonly unidades: number;
  /** What the line costs less, tax included. */
  readonly ahorro: Cents;
}

export interface CountingPromotion<Known extends Promotion = Promotion> {
  readonly promotion: Known;
  /** Units that it makes cheaper. */
  readonly unidades: number;
  readonly ahorro: Cents;
}

export interface RefusedPromotion<Known extends Promotion = Promotion> {
  readonly promotion: Known;
  readonly refusal: PromotionRefusal;
  /** What there is of it. */
  readonly left: UnitsLeft;
}

export interface Promoted<Known extends Promotion = Promotion> {
  /** For each line, in their order; null where none counts. */
  readonly lines: readonly (LinePromotion<Known> | null)[];
  readonly counting: readonly CountingPromotion<Known>[];
  /** Those that would have been the best for a line. */
  readonly refused: readonly RefusedPromotion<Known>[];
  /** Those that speak of something in the basket, counting or not. */
  readonly concerned: readonly Known[];
}

/** A line with what it costs before any promotion, tax included. */
interface FullLine {
  readonly line: PromotableLine;
  readonly full: Cents;
}

const concernsLine = (promotion: Promotion, { productos }: PromotableLine): boolean =>
  productos.some((product) => concernsProduct(promotion, product));

/** The products of a basket that a promotion speaks of, with what they cost before any. */
const concernedProducts = (promotion: Promotion, lines: readonly FullLine[]) =>
  lines
    .filter(({ line }) => line.categoriaServicio === null && concernsLine(promotion, line))
    .map(({ line, full }) => ({ cantidad: line.parts.cantidad, importe: full }));

const promoted = <Known extends Promotion>(promotion: Known, { line, full }: FullLine): LinePromotion<Known> | null => {
  const rebate = concernsLine(promotion, line) ? rebateOf(promotion, line) : undefined;
  // Stryker disable next-line ConditionalExpression: a line without a rebate saves nothing, and is null below as well
  if (!rebate) return null;
  const ahorro = minus(full, priceLine({ ...line.parts, ...rebate }).importe);
  return ahorro > 0 ? { promotion, rebate, unidades: line.parts.cantidad, ahorro } : null;
};

/** The best for the customer; of equals the first. */
const best = <Known extends Promotion>(
  candidates: readonly (LinePromotion<Known> | null)[],
): LinePromotion<Known> | null =>
  candidates.reduce<LinePromotion<Known> | null>((winner, each) => {
    if (!each || !winner) return each ?? winner;
    return each.ahorro > winner.ahorro ? each : winner;
  }, null);

/** The lower number first, so that no order in which promotions come decides between equals. */
const byNumber = (one: Promotion, other: Promotion): number => one.id_site_promocion - other.id_site_promocion;

const count = <Known extends Promotion>(
  winners: readonly (LinePromotion<Known> | null)[],
): CountingPromotion<Known>[] => {
  const won = new Map<Known, LinePromotion<Known>[]>();
  for (const each of winners) if (each) won.set(each.promotion, [...(won.get(each.promotion) ?? []), each]);
  return [...won]
    .map(([promotion, parts]) => ({
      promotion,
      unidades: parts.reduce((units, each) => units + each.unidades, 0),
      ahorro: sum(parts.map(({ ahorro }) => ahorro)),
    }))
    .sort((one, other) => byNumber(one.promotion, other.promotion));
};

const refusalOf = <Known extends Promotion>(
  { promotion, unidades }: CountingPromotion<Known>,
  { left, fecha }: PromotionBook<Known>,
): PromotionRefusal | null => {
  const { quedan, persona, pedidos } = left(promotion);
  if (pedidos === 0) return 'promocion-un-pedido';
  if (quedan !== null && unidades > quedan) return 'promocion-agotada';
  if (persona !== null && unidades > persona) return 'promocion-limite-persona';
  return fittedInTime(promotion, fecha) ? null : 'promocion-fecha-limite';
};

/**
 * Which promotions count on which lines: of those that run, speak of the basket and find enough in it, the best for
 * each line. One that wins more than is left of it, or cannot be fitted in time, is refused with the reason and the
 * others are compared again.
 */
export const promote = <Known extends Promotion>(
  lines: readonly PromotableLine[],
  book: PromotionBook<Known>,
): Promoted<Known> => {
  const { promotions, now, without } = book;
  const running = promotions.filter((promotion) => runs(promotion, now)).sort(byNumber);
  const fullLines = lines.map((line): FullLine => ({ line, full: priceLine(line.parts).importe }));
  const speaking = running
    .map((promotion) => ({ promotion, found: concernedProducts(promotion, fullLines) }))
    .filter(({ found }) => found.length > 0);
  const candidates = speaking
    .filter(({ promotion, found }) => enough(promotion, found) && !without.has(promotion.id_site_promocion))
    .map(({ promotion }) => ({
      promotion,
      lines: fullLines.map((line) => promoted(promotion, line)),
    }));

  const refused = new Map<Known, RefusedPromotion<Known>>();
  for (;;) {
    const standing = candidates.filter(({ promotion }) => !refused.has(promotion));
    const winners = lines.map((_, place) => best(standing.map((each) => each.lines[place] ?? null)));
    const counting = count(winners);
    const before = refused.size;
    for (const each of counting) {
      const refusal = refusalOf(each, book);
      if (refusal) refused.set(each.promotion, { promotion: each.promotion, refusal, left: book.left(each.promotion) });
    }
    if (refused.size === before)
      return {
        lines: winners,
        counting,
        refused: [...refused.values()],
        concerned: speaking.map(({ promotion }) => promotion),
      };
  }
};
