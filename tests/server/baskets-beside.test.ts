import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Basket } from '#contract/basket.ts';
import { sql } from '#server/database/sql.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { demoChain } from '#tests/support/demo.ts';
import { productOf } from '#tests/support/product-of.ts';
import { startShop, wishFrom, type TestShop } from '#tests/support/shop.ts';

// Decision 080: what a battery or an oil pushes out lies in a basket beside it.

let shop: TestShop;
let tyre: string;
let rearTyre: string;
let battery: string;
let oil: string;
let motorcycleTyre: string;

beforeAll(async () => {
  shop = await startShop({ database: await openTestDatabase(demoChain) });
  tyre = await productOf(shop.database, 'neumatico', 'turismo');
  rearTyre = await productOf(shop.database, 'neumatico', '4x4');
  battery = await productOf(shop.database, 'bateria', 'turismo');
  oil = await productOf(shop.database, 'aceite', 'turismo');
  motorcycleTyre = await productOf(shop.database, 'neumatico', 'moto');
});
afterAll(async () => await shop.close());

const units = (id_navision: string, cantidad = 1) => ({ id_navision, cantidad });
const basketOf = async (...products: ReturnType<typeof units>[]): Promise<Basket> =>
  await shop.update({ cestaID: randomUUID(), products, matricula: '1234BCD', selectedTaller: 101 });
const adding = async (cesta: Basket, ...added: ReturnType<typeof units>[]): Promise<Basket> =>
  await shop.update({ ...wishFrom(cesta), products: [...wishFrom(cesta).products, ...added] });
const holding = async (cesta: Basket, ...products: ReturnType<typeof units>[]): Promise<Basket> =>
  await shop.update({ ...wishFrom(cesta), products });
const ids = ({ products }: Basket): string[] => products.map(({ id_navision }) => id_navision);
const beside = ({ visita }: Basket) =>
  visita.map(({ productos }) => productos.map(({ id_navision, cantidad }) => [id_navision, cantidad]));

describe('what a battery or an oil pushes out', () => {
  test('lies in a basket beside it, whole: price, services, workshop and plate', async () => {
    const tyres = await basketOf(units(tyre, 4));
    const service = tyres.services.find(({ obligatorio, selected }) => !obligatorio && !selected);
    const chosen = await shop.update({
      ...wishFrom(tyres),
      services: service ? [{ id_navision: service.id_navision, selected: true }] : [],
    });
    const cesta = await adding(chosen, units(battery));
    expect(ids(cesta)).toEqual([battery]);
    expect(cesta.retirados).toMatchObject([{ id_navision: tyre, motivo: 'exclusivo' }]);
    expect(cesta.visita).toMatchObject([{ productos: [{ id_navision: tyre, cantidad: 4 }], pedido: null }]);
    const [there] = cesta.visita;
    const aside = await shop.basket(there?.cestaID ?? '');
    expect(aside).toMatchObject({
      products: [{ id_navision: tyre, cantidad: 4 }],
      matricula: '1234BCD',
      selectedTaller: 101,
      selectedTime: null,
      totals: { total: chosen.totals.total },
    });
    expect(there?.total).toBe(chosen.totals.total);
    expect(beside(aside)).toEqual([[[battery, 1]]]);
  });

  test('is told in the visitor’s language, and is there when the basket is read again', async () => {
    const cesta = await adding(await basketOf(units(tyre, 4)), units(battery));
    expect(cesta.retirados[0]?.frase).toContain('en una cesta al lado');
    expect(beside(await shop.basket(cesta.cestaID))).toEqual([[[tyre, 4]]]);
  });

  test('a third kind has a basket of its own too', async () => {
    const cesta = await adding(await adding(await basketOf(units(tyre, 4)), units(battery)), units(oil, 2));
    expect(ids(cesta)).toEqual([oil]);
    expect(new Set(beside(cesta).flat().map(String))).toEqual(new Set([`${tyre},4`, `${battery},1`]));
  });

  test('taking it back leaves no second basket, and what had pushed it out is gone', async () => {
    const tyres = await basketOf(units(tyre, 4));
    const cesta = await adding(tyres, units(battery));
    const undone = await holding(cesta, units(tyre, 4));
    expect(ids(undone)).toEqual([tyre]);
    expect(beside(undone)).toEqual([]);
    await expect(shop.basket(cesta.visita[0]?.cestaID ?? '')).rejects.toThrow('cesta-no-existe');
  });

  test('what is added beside its like lies with it, and the other goes aside instead', async () => {
    const cesta = await adding(await basketOf(units(tyre, 2)), units(battery));
    const both = await adding(cesta, units(rearTyre, 2));
    expect(new Set(ids(both))).toEqual(new Set([tyre, rearTyre]));
    expect(beside(both)).toEqual([[[battery, 1]]]);
    // Taken back: the one that came along first, then what was there.
    const back = await holding(await holding(both, units(tyre, 2)), units(tyre, 2), units(battery));
    expect(ids(back)).toEqual([battery]);
    expect(beside(back)).toEqual([[[tyre, 2]]]);
  });

  test('a basket that would hold too much is refused, and both stay as they are', async () => {
    const many = await shop.database.rows<{ id_navision: string }>(sql`
      select p.id_navision from product p join tyre t on t.product_id = p.id join tyre_model m on m.id = t.model_id
      where m.tipo_vehiculo = 'turismo' and p.activo order by p.id limit 10`);
    const nine = await basketOf(...many.slice(0, 9).map(({ id_navision }) => units(id_navision)));
    const aside = await adding(nine, units(battery));
    await expect(adding(aside, units(rearTyre), units(many[9]?.id_navision ?? ''))).rejects.toThrow('cesta-llena');
    expect(ids(await shop.basket(aside.cestaID))).toEqual([battery]);
    expect(beside(await shop.basket(aside.cestaID))[0]).toHaveLength(9);
  });

  test('tyres of another kind of vehicle, and another plate, begin alone', async () => {
    const cesta = await adding(await basketOf(units(tyre, 4)), units(battery));
    const other = await adding(cesta, units(motorcycleTyre));
    expect(ids(other)).toEqual([motorcycleTyre]);
    expect(beside(other)).toEqual([]);

    const mine = await adding(await basketOf(units(tyre, 4)), units(battery));
    const anew = await shop.update({
      ...wishFrom(mine),
      products: [...wishFrom(mine).products, units(oil)],
      matricula: '5678FGH',
    });
    expect(anew.cestaID).not.toBe(mine.cestaID);
    expect(beside(anew)).toEqual([]);
    expect(beside(await shop.basket(mine.cestaID))).toEqual([[[tyre, 4]]]);
  });

  test('two devices that add different things at once lose none of them', async () => {
    const cesta = await basketOf(units(tyre, 4));
    await Promise.all([adding(cesta, units(battery)), adding(cesta, units(oil, 2))]);
    const now = await shop.basket(cesta.cestaID);
    const all = [
      ...now.products.map(({ id_navision }) => id_navision),
      ...beside(now)
        .flat()
        .map(([id]) => id),
    ];
    expect(new Set(all)).toEqual(new Set([tyre, battery, oil]));
    expect(all).toHaveLength(3);
  });
});

describe('coupons', () => {
  test('lie with what they were typed for', async () => {
    const { totals } = await basketOf(units(tyre, 4));
    const tyres = await basketOf(units(tyre, 4));
    const named = await shop.update({ ...wishFrom(tyres), cupones: ['BIENVENIDA'] });
    const cesta = await adding(named, units(battery));
    const aside = await shop.basket(cesta.visita[0]?.cestaID ?? '');
    expect(aside.cupones).toEqual(named.cupones);
    expect(aside.totals.total).toBe(named.totals.total);
    expect(totals.total).toBeGreaterThanOrEqual(aside.totals.total);
    expect(cesta.cupones).toEqual([]);
  });
});
