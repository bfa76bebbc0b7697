import type { promotions } from '#contract/promotions.ts';
import type { Promotion } from '#contract/promotions.ts';
import { toEuros } from '#domain/money/euros.ts';
import type { CountryTariff } from '#domain/pricing/country.ts';
import { fittedInTime } from '#domain/promotions/conditions/fitted-in-time.ts';
import { runs } from '#domain/runs.ts';
import { isSold, type Switches } from '#domain/site/parts.ts';
import { refuse } from '#domain/refusal.ts';
import { shownValue } from '../basket/show-discounts.ts';
import { utcDay } from '../booking/local-time.ts';
import { catalogueOf } from '../catalogue/catalogue.ts';
import { tariffOf } from '../catalogue/tariffs-store.ts';
import type { Handlers, Runtime } from '../runtime.ts';
import { promotionCap, shownPromotionsLeft } from './caps-store.ts';
import type { PromotionRow } from './promotions-store.ts';

const show = (
  row: PromotionRow,
  { impuesto_bp }: CountryTariff,
  por_persona: number | null,
  quedan: number | null,
): Promotion => {
  const { desde, hasta, makers, goods, marcas: _, productos: __, ...promotion } = row;
  return {
    ...promotion,
    valor: shownValue(row, impuesto_bp),
    tipo_producto: [...promotion.tipo_producto],
    temporadas: [...promotion.temporadas],
    marcas: [...makers],
    productos: [...goods],
    importe_minimo: toEuros(promotion.importe_minimo),
    desde: desde.toISOString(),
    hasta: hasta?.toISOString() ?? null,
    quedan,
    por_persona,
  };
};

/** What is left of a promotion where parts of the shop are off; undefined of one that speaks of nothing else. */
const soldOf = (promotion: PromotionRow, switches: Switches): PromotionRow | undefined => {
  const tipo_producto = promotion.tipo_producto.filter((kind) => isSold(switches, kind, promotion.vehiculo));
  return tipo_producto.length > 0 || promotion.tipo_producto.length === 0 ? { ...promotion, tipo_producto } : undefined;
};

/** Those that can still be had: they run, and there is time to fit what they speak of. */
const running = async ({ database, clock, config }: Runtime) => {
  const { tariffs } = await catalogueOf(database);
  const now = clock();
  const found = tariffs.promotions
    .filter((promotion) => runs(promotion, now) && fittedInTime(promotion, utcDay(now)))
    .flatMap((promotion) => soldOf(promotion, config.flags) ?? []);
  // The pages are the same for everybody; a basket shows the figure of its own country.
  const pais = tariffOf(tariffs, 'ES');
  const left = await shownPromotionsLeft(database);
  return found.map((promotion) => {
    const cap = promotionCap(promotion.id_site_promocion);
    return show(promotion, pais, tariffs.caps.get(cap)?.por_persona ?? null, left.get(cap) ?? null);
  });
};

export const promotionsHandlers = {
  listPromotions: async (context, { query: { vehiculo } }) => ({
    promociones: (await running(context)).filter((each) => vehiculo === undefined || each.vehiculo === vehiculo),
  }),

  readPromotion: async (context, { params: { id } }) => {
    const promocion = (await running(context)).find(({ id_site_promocion }) => id_site_promocion === id);
    return promocion ? { promocion } : refuse('promocion-no-existe');
  },
} satisfies Pick<Handlers, keyof typeof promotions>;
