import { bestOffer } from '#server/catalogue/best-offer.ts';
import { cents, type Cents } from '#domain/money/cents.ts';
import { hundredPercent, type BasisPoints } from '#domain/money/rate.ts';
import { roundHalfUp } from '#domain/money/round-half-up.ts';
import { draw, drawBetween, drawn } from '../draw.ts';
import { mostOffers, warehouses, type Warehouse } from './warehouses.ts';

export interface DrawnOffer {
  readonly cod_almacen: string;
  /** Net. */
  readonly precio: Cents;
  readonly descuento: BasisPoints;
  readonly stock: number;
}

export interface PriceStep {
  /** Days before the load. */
  readonly days: number;
  /** Net, after the reduction. */
  readonly precio: Cents;
}

export interface Supply {
  readonly soldOut: boolean;
  readonly offers: readonly DrawnOffer[];
  /** In the order of time; the last is what holds now. */
  readonly history: readonly [PriceStep, ...PriceStep[]];
}

const keepers = (id: number): readonly Warehouse[] => {
  const found = warehouses.filter(({ keeps }, place) => draw(drawn.warehouse, id, place) * 1000 < keeps);
  return found.length > 0 ? found.slice(0, mostOffers) : warehouses.slice(1, 2);
};

const usualStock = (id: number, place: number): number => {
  const share = draw(drawn.stock, id, place, 1);
  const [from, to] = share < 0.4 ? [12, 60] : share < 0.8 ? [60, 240] : [240, 1200];
  return drawBetween(from, to, drawn.stock, id, place, 2);
};

/** Of a hundred tyres four are sold out, of five only a few are left, of the others there are plenty. */
const stockOf = (id: number, place: number): number => {
  const state = draw(drawn.stock, id);
  if (state < 0.04) return 0;
  if (state < 0.09) return place === 0 ? drawBetween(1, 5, drawn.stock, id, 0) : 0;
  return place > 0 && draw(drawn.stock, id, place) < 0.08 ? 0 : usualStock(id, place);
};

/** Of a hundred tyres twelve are reduced, by 5 to 25 percent. */
const reductionOf = (id: number): BasisPoints =>
  draw(drawn.reduced, id) < 0.12 ? drawBetween(2, 10, drawn.reduced, id, 1) * 250 : 0;

const reduced = (precio: Cents, descuento: BasisPoints): Cents =>
  roundHalfUp(BigInt(precio) * BigInt(hundredPercent - descuento), BigInt(hundredPercent));

/**
 * How the price came to be: a first one long ago, sometimes another since. Of the reduced tyres, one in four was a
 * little cheaper for a while within the thirty days before, which makes its reduction smaller than announced alone.
 */
const historyOf = (id: number, precio: Cents, descuento: BasisPoints): Supply['history'] => {
  const first = drawBetween(70, 420, drawn.history, id);
  if (descuento === 0) {
    const before = cents(Math.round(precio * (0.93 + 0.14 * draw(drawn.history, id, 1))));
    if (draw(drawn.history, id, 2) >= 0.1) return [{ days: first, precio }];
    return [
      { days: first, precio: before },
      { days: drawBetween(3, 60, drawn.history, id, 3), precio },
    ];
  }
  const began = drawBetween(2, 25, drawn.history, id, 4);
  const now = { days: began, precio: reduced(precio, descuento) };
  if (draw(drawn.history, id, 5) >= 0.25) return [{ days: first, precio }, now];
  const offered = cents(Math.round(precio * 0.97));
  return [{ days: first, precio }, { days: began + 20, precio: offered }, { days: began + 9, precio }, now];
};

/** Who sells a tyre, at which price, how many there are and how the price came to be. Follows from its id and list price. */
export const drawSupply = (id: number, lista: Cents): Supply => {
  const descuento = reductionOf(id);
  const offers = keepers(id).map(({ cod_almacen, precio_pct, plazo_dias, hora_corte }, place) => ({
    id: place,
    cod_almacen,
    plazo_dias,
    hora_corte,
    precio: cents(Math.round((lista * precio_pct * (0.97 + 0.06 * draw(drawn.offer, id, place))) / 100)),
    descuento,
    stock: stockOf(id, place),
  }));
  const best = bestOffer(offers, 4);
  if (!best) throw new Error(`nobody sells tyre ${id}`);
  return {
    soldOut: offers.every(({ stock }) => stock === 0),
    offers: offers.map(({ cod_almacen, precio, stock }) => ({ cod_almacen, precio, descuento, stock })),
    history: historyOf(id, best.precio, descuento),
  };
};
