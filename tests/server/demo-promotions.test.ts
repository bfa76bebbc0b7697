import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Promotion } from '#contract/promotions.ts';
import { promotionKinds } from '#domain/promotions/promotion.ts';
import { dayMs } from '#domain/time.ts';
import { sql } from '#server/database/sql.ts';
import { promotionsHandlers } from '#server/promotions/promotions-handlers.ts';
import { testNow } from '#tests/support/app.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { demoChain } from '#tests/support/demo.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { demoPromotions } from '../../db/seed/tariff/promotions.ts';

const weekMs = 7 * dayMs;

let shop: TestShop;
let running: readonly Promotion[];
beforeAll(async () => {
  shop = await startShop({ database: await openTestDatabase(demoChain), handlers: promotionsHandlers });
  running = (await shop.call('listPromotions', { query: {} })).promociones;
});
afterAll(async () => await shop.close());

/** Any product that a promotion speaks of and of which there is enough; work that it gives is done on its vehicle. */
const someProduct = async ({ tipo, ...promotion }: Promotion): Promise<string | undefined> => {
  const slugs = promotion.marcas.map(({ slug }) => slug);
  const found = await shop.database.maybeOne<{ id_navision: string }>(sql`
    select p.id_navision from product p
    join brand b on b.id = p.brand_id
    left join tyre t on t.product_id = p.id
    left join tyre_model m on m.id = t.model_id
    left join article a on a.product_id = p.id
    where p.activo and p.tipo_producto = any (${[...promotion.tipo_producto]}::text[])
      and (${slugs.length === 0} or b.slug = any (${slugs}::text[]))
      and (${promotion.temporadas.length === 0} or m.temporada = any (${[...promotion.temporadas]}::text[]))
      and coalesce(t.llanta, 0) between ${promotion.llanta_desde ?? 0} and ${promotion.llanta_hasta ?? 99}
      and case coalesce(m.tipo_vehiculo, a.tipo_vehiculo)
        when '4x4' then 'coche' when 'turismo' then 'coche' when 'furgoneta' then 'coche'
        when 'quad' then 'moto' when 'patinete' then 'moto' else coalesce(m.tipo_vehiculo, a.tipo_vehiculo) end = ${promotion.vehiculo}
      and (${tipo !== 'kit4x4'} or m.tipo_vehiculo = '4x4') and (${tipo !== 'kitur' && tipo !== 'kitcta'} or m.tipo_vehiculo = 'turismo')
      and exists (select from offer o where o.product_id = p.id and o.stock >= 8)
    order by p.id limit 1`);
  return found?.id_navision;
};

describe('the promotions of the demo', () => {
  it('are of every kind', () => {
    expect(new Set(running.map(({ tipo }) => tipo))).toEqual(new Set(promotionKinds));
  });

  it('run on the day of the load, but for one that has ended; one ends within a week', () => {
    expect(running).toHaveLength(demoPromotions.length - 1);
    const soon = running.filter(({ hasta }) => hasta !== null && Date.parse(hasta) - testNow.getTime() < weekMs);
    expect(soon).toHaveLength(1);
  });

  it('name makers that the chain sells', () => {
    const named = demoPromotions.filter(({ hasta = 1 }) => hasta > 0).flatMap(({ marcas = [] }) => marcas);
    expect(running.flatMap(({ marcas }) => marcas.map(({ slug }) => slug)).toSorted()).toEqual(named.toSorted());
  });

  it('each make something cheaper that is sold', async () => {
    const useless: string[] = [];
    for (const promotion of running) {
      const product = await someProduct(promotion);
      const wish = { cestaID: randomUUID(), products: [{ id_navision: product ?? '', cantidad: 8 }] };
      const { services } = await shop.update({ ...wish, products: wish.products.slice(0, product ? 1 : 0) });
      const { discount } = await shop.update({
        ...wish,
        services: services.map(({ id_navision }) => ({ id_navision, selected: !id_navision.startsWith('RECOGIDA') })),
      });
      const id = promotion.id_site_promocion;
      if (!discount.some((each) => each.id_site_promocion_cesta === id && each.importePromocion > 0))
        useless.push(`${promotion.titulo_es}: ${product ?? 'nothing sold'}`);
    }
    expect(useless).toEqual([]);
  });
});
