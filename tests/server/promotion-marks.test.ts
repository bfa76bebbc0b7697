import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { minuteMs } from '#domain/time.ts';
import { articlesHandlers } from '#server/catalogue/articles-handlers.ts';
import { catalogueHandlers } from '#server/catalogue/catalogue-handlers.ts';
import { sql } from '#server/database/sql.ts';
import { selectorHandlers } from '#server/finder/selector-handlers.ts';
import { startRuntime, testNow, type TestRuntime } from '#tests/support/app.ts';
import { insertCatalogue, insertTyre } from '#tests/support/catalogue.ts';
import { insertPromotion } from '#tests/support/promotions.ts';

const later = (minutes: number) => new Date(testNow.getTime() + minutes * minuteMs);
/** So long what a server shows may be older than what the database says. */
const aSecond = async () => await new Promise((resolve) => setTimeout(resolve, 1000));

let shop: TestRuntime;
beforeEach(async () => {
  shop = await startRuntime({ ...selectorHandlers, ...catalogueHandlers, ...articlesHandlers });
  await shop.database.run(
    sql`insert into country (pais, nombre_es, nombre_ca, impuesto, impuesto_bp) values ('ES', 'España', 'Espanya', 'IVA', 2100)`,
  );
  await insertCatalogue(shop.database);
  await insertTyre(shop.database, { id: 1 });
  await insertTyre(shop.database, { id: 2, llanta: 18 });
  await shop.database.run(sql`
    insert into product (id, id_navision, tipo_producto, brand_id, nombre_producto_es, nombre_producto_ca)
    values (9, 'OIL9', 'aceite', 1, 'Aceite', 'Oli')`);
  await shop.database.run(sql`
    insert into article (product_id, tipo_vehiculo, modelo, slug, medida, descripcion_es, descripcion_ca, ecotasa, orden)
    values (9, 'turismo', 'Edge', 'edge', '5W-30', '', '', 0, 1)`);
  await shop.database.run(sql`
    insert into oil (product_id, viscosidad, litros, homologacion, especificacion) values (9, '5W-30', 5, '{}', '{}')`);
  await shop.database.run(
    sql`insert into offer (product_id, cod_almacen, precio, descuento, stock) values (9, 'CERCA', 3000, 0, 20)`,
  );
});
afterEach(async () => await shop.close());

/** What each tyre of the list is marked with, by the tyre's number. */
const marks = async () => {
  const { neumaticos } = await shop.call('selectTyres', { body: { filters: { ancho: 205 } } });
  return Object.fromEntries(neumaticos.map(({ id, promocion }) => [id, promocion?.titulo_es ?? null]));
};

describe('a product in a list', () => {
  it('names the promotion that speaks of it, in both languages', async () => {
    const id = await insertPromotion(shop.database, { productos: ['N1'], titulo: 'Regalo' });
    const { neumaticos } = await shop.call('selectTyres', { body: { filters: { ancho: 205, llanta: 16 } } });
    expect(neumaticos[0]?.promocion).toEqual({ id_site_promocion: id, titulo_es: 'Regalo', titulo_ca: 'Regalo' });
    expect(await marks()).toEqual({ 1: 'Regalo', 2: null });
  });

  it('names the one that ends first, of several', async () => {
    await insertPromotion(shop.database, { titulo: 'Siempre' });
    await insertPromotion(shop.database, { hasta: later(600), titulo: 'Hoy', productos: ['N2'] });
    expect(await marks()).toEqual({ 1: 'Siempre', 2: 'Hoy' });
  });

  it('names none of other makers, vehicles or kinds of product', async () => {
    await insertPromotion(shop.database, { marcas: ['pirelli'] });
    await insertPromotion(shop.database, { vehiculo: 'moto' });
    await insertPromotion(shop.database, { tipo_producto: ['bateria'] });
    expect(await marks()).toEqual({ 1: null, 2: null });
  });

  it('names none that can no more be fitted in time', async () => {
    await insertPromotion(shop.database, { fecha_limite: '2027-02-08' });
    expect(await marks()).toEqual({ 1: null, 2: null });
  });

  it('begins and ceases to name it by the minute, without anything else changing', async () => {
    await insertPromotion(shop.database, { desde: later(10), hasta: later(20), titulo: 'Hora' });
    const seen = [];
    for (const minutes of [9, 10, 19, 20]) {
      shop.setClock(later(minutes));
      seen.push((await marks())[1]);
    }
    expect(seen).toEqual([null, 'Hora', 'Hora', null]);
  });

  it('is marked alike on its sheet and among articles', async () => {
    await insertPromotion(shop.database, { tipo_producto: ['neumatico', 'aceite'], titulo: 'Todo' });
    const oils = await shop.call('searchCatalogue', { params: { catalogKey: 'aceites' }, query: {} });
    expect(oils.data.products[0]?.promocion?.titulo_ca).toBe('Todo');
    shop.setClock(later(1));
    const { articulo } = await shop.call('readArticle', { params: { id: '9' }, query: {} });
    expect(articulo.promocion?.titulo_es).toBe('Todo');
  });

  it('names none of which no unit is left, but the next one, until a unit comes back', async () => {
    const clave = `promocion:${await insertPromotion(shop.database, { hasta: later(600), quedan: 4, titulo: 'Pocas' })}`;
    await insertPromotion(shop.database, { productos: ['N2'], titulo: 'Siempre' });
    const leaving = async (quedan: number) => {
      await shop.database.run(sql`update cap set quedan = ${quedan} where clave = ${clave}`);
      await aSecond();
      return await marks();
    };
    expect(await marks()).toEqual({ 1: 'Pocas', 2: 'Pocas' });
    expect(await leaving(1)).toEqual({ 1: 'Pocas', 2: 'Pocas' });
    expect(await leaving(0)).toEqual({ 1: null, 2: 'Siempre' });
    expect(await leaving(1)).toEqual({ 1: 'Pocas', 2: 'Pocas' });
  });

  it('is marked no more anywhere once no unit is left, in what was shown before as in what was not', async () => {
    const id = await insertPromotion(shop.database, { tipo_producto: ['neumatico', 'aceite'], quedan: 4 });
    const everywhere = async () => {
      const model = { marca: 'michelin', modelo: 'modelo-1' };
      const [list, sheet, oils, oil] = [
        await shop.call('readTyreModel', { params: model, query: {} }),
        await shop.call('readTyreSheet', { params: { ...model, specs: '205-55-r16-91v' }, query: {} }),
        await shop.call('searchCatalogue', { params: { catalogKey: 'aceites' }, query: {} }),
        await shop.call('readArticle', { params: { id: '9' }, query: {} }),
      ];
      const shown = [...list.neumaticos, sheet.neumatico, ...oils.data.products, oil.articulo];
      return shown.map(({ promocion }) => promocion?.id_site_promocion ?? null);
    };
    expect(await everywhere()).toEqual([id, id, id, id]);
    await shop.database.run(sql`update cap set quedan = 0 where clave = ${`promocion:${id}`}`);
    await aSecond();
    expect(await everywhere()).toEqual([null, null, null, null]);
  });

  it('is marked by what the database says at the first look', async () => {
    await insertPromotion(shop.database, { quedan: 0 });
    expect(await marks()).toEqual({ 1: null, 2: null });
  });
});
