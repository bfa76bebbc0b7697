import { cents } from '#domain/money/cents.ts';
import type { CountryTariff } from '#domain/pricing/country.ts';
import { priceBasket, type LineToPrice, type PricedBasket } from '#domain/pricing/price-basket.ts';
import type { Coupon } from '#domain/coupons/coupon.ts';
import { judgeCoupons } from '#domain/coupons/judge-coupons.ts';
import { promote } from '#domain/promotions/promote.ts';
import type { PromotableLine } from '#domain/promotions/promotable.ts';
import {
  amountOff,
  anything,
  bookOf,
  given,
  now,
  percentOff,
  productLine,
  tyre,
  workOn,
} from '#tests/support/promotable.ts';

const spain: CountryTariff = { pais: 'ES', impuesto: 'IVA', impuesto_bp: 2100, envio_unidad: cents(0), aduana_bp: 0 };
const reserva = { depositBp: 1000, depositMin: 1000 };

/** Five tyres of as many makers and rims, and their work. */
const makers = ['michelin', 'pirelli', 'continental', 'bridgestone', 'hankook'];
const own = makers.map((marcaSlug, place) => ({
  ...tyre,
  id_navision: `N${place}`,
  marcaSlug,
  llanta: 15 + place,
  cantidad: 1 + (place % 4),
}));
const lines: readonly PromotableLine[] = [
  ...own.map((product, place) => productLine(product, 6400 + 1937 * place, 164)),
  ...own.slice(0, 2).map((product) => workOn('montaje', 1240, product.cantidad, product)),
  workOn('seguro', 496, 4, own[3]),
  workOn('alineacion', 4100, 1),
  workOn('nitrogeno', 200, 4, own[3]),
];

/** Five that count on something here and want the same lines. */
const book = bookOf([
  percentOff(1, 1000),
  amountOff(2, 2000, { llanta_desde: 17 }),
  given(3, 'alineacion', { unidades_minimas: 4 }),
  { ...anything, id_site_promocion: 4, tipo: 'montaje-porcentaje', valor: 5000 },
  given(5, 'dia-sin-iva', { marcas: ['pirelli'] }),
]);

const anyCoupon = { minimo: cents(0), acumulable: true, desde: new Date(0), hasta: null };
const coupons: readonly Coupon[] = [
  { ...anyCoupon, codigo: 'DIEZ', tipo: 'global-absoluto', valor: cents(1000), tipo_producto: [] },
  { ...anyCoupon, codigo: 'PNEUS', tipo: 'global-porcentaje', valor: 500, tipo_producto: ['neumatico'] },
];
const known = { known: new Map(coupons.map((coupon) => [coupon.codigo, coupon])), used: new Set<string>(), now };

/** What the price of a basket is decided by: its promotions, its prices, its coupons, its prices with them. */
const reprice = (): PricedBasket => {
  const promoted = promote(lines, book);
  const wanted = lines.map(({ parts, productos, categoriaServicio }, place): LineToPrice => ({
    clase: categoriaServicio === null ? 'producto' : 'servicio',
    id_navision: productos[0]?.id_navision ?? '',
    tipo_producto: categoriaServicio === null ? 'neumatico' : null,
    ...parts,
    ...promoted.lines[place]?.rebate,
  }));
  const plain = priceBasket(wanted, { pais: spain, reserva, cupones: [] });
  const { aplicados } = judgeCoupons(['DIEZ', 'PNEUS'], plain.lines, known);
  return priceBasket(wanted, { pais: spain, reserva, cupones: aplicados });
};

/** Of this thread's own work: what else the machine does is not the domain's time. */
const workedMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Milliseconds that re-pricing a basket of ten lines takes with five promotions and two coupons: the middle of many rounds. */
export const measureReprice = ({ rounds = 101, each = 100 } = {}): number => {
  const { cupones } = reprice();
  if (lines.length !== 10 || cupones.length !== 2) throw new Error('not the basket that is measured');
  if (promote(lines, book).counting.length !== 5) throw new Error('not all promotions count');
  for (let warm = 0; warm < 2000; warm += 1) reprice();
  const times = Array.from({ length: rounds }, () => {
    const began = workedMs();
    for (let turn = 0; turn < each; turn += 1) reprice();
    return (workedMs() - began) / each;
  });
  return times.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
};
