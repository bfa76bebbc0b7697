import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { address, type PageName } from '#contract/addresses.ts';
import type { Language } from '#domain/language.ts';
import { demoRegistry } from '#demo/vehicles/demo-registry.ts';
import { searchHandlers } from '#server/search/search-handlers.ts';
import { upkeepHandlers } from '#server/upkeep/upkeep-handlers.ts';
import { sql } from '#server/database/sql.ts';
import { handlersOver } from '#server/handlers.ts';
import { buildApp } from '#server/http/build-app.ts';
import { dispatchOver } from '#server/http/dispatch.ts';
import { mountPages } from '#server/http/mount-pages.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { demoChain } from '#tests/support/demo.ts';
import { picturesInMemory } from '#tests/support/pictures.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { shopBuild } from '#tests/support/shop-build.ts';
import { pagesOver } from '../../src/pages-over.ts';
import { runsOf } from '#tests/support/turn.ts';

let shop: TestShop;
let app: FastifyInstance;
let clientFolder: string;
/** Every page that a search engine may show, in both languages. */
let listed: string[];

beforeAll(async () => {
  const handlers = { ...searchHandlers, ...upkeepHandlers };
  shop = await startShop({ database: await openTestDatabase(demoChain), handlers });
  // What a promotion takes off is no part of the price that a page says.
  await shop.database.run(sql`update promotion set desde = '2020-01-01', hasta = '2020-02-01', fecha_limite = null`);
  clientFolder = await mkdtemp(join(tmpdir(), 'rodera-pages-'));
  const { runtime, gateway } = shop;
  const dispatch = dispatchOver(
    runtime,
    handlersOver({ gateway, registry: demoRegistry(), pictures: picturesInMemory() }),
  );
  const build = await shopBuild(/^(shop\/|assistants\/|booking\/(visits|workshops)\/|content\/sitemap)/);
  app = await buildApp({
    runtime,
    dispatch,
    gatewayOrigins: [],
    more: async (inner) =>
      await mountPages(inner, {
        clientFolder,
        publicUrl: runtime.config.publicUrl,
        ...pagesOver(build, dispatch, runtime),
      }),
  });
  const map = await app.inject('/sitemap.xml');
  const shopPages =
    /^\/(ca\/?)?$|^\/(ca\/)?(neum|pneum|coche|cotxe|moto|cami|agr|accesor|accessor|bater|aceite|oli|oferta|promoc|selector|revis|blog)/;
  listed = [...map.body.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, loc = '']) => new URL(loc).pathname)
    .filter((path) => shopPages.test(path));
}, 120_000);
afterAll(async () => {
  await app.close();
  await shop.close();
  await rm(clientFolder, { recursive: true });
});

/** A price on a page: so many of a product, or work of the tariff. */
interface Tile {
  readonly id: number;
  /** `id_navision` of the work. */
  readonly servicio?: string | undefined;
  readonly unidades: number;
  readonly importe: number;
}

const htmlOf = async (path: string): Promise<string> => {
  const { statusCode, body } = await app.inject(path);
  expect([path, statusCode]).toEqual([path, 200]);
  return body;
};

const attribute = (tag: string, name: string): number => Number(new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1]);

const tilesOf = (html: string): Tile[] =>
  [...html.matchAll(/<[^>]* data-price="[^>]*>/g)].map(([tag]) => ({
    id: attribute(tag, 'data-product'),
    servicio: /data-service="([^"]*)"/.exec(tag)?.[1],
    unidades: attribute(tag, 'data-units'),
    importe: attribute(tag, 'data-price'),
  }));

/** What is paid for work on a car by who buys one tyre that it costs least with, and has it done. */
const paidForWork = async (id_navision: string, codigoPostalIntroducido?: string): Promise<number> => {
  const tyre = await shop.database.one<{ id_navision: string }>(sql`
    select p.id_navision from service_price s
    join tyre_model m on m.tipo_vehiculo = s.tipo_vehiculo
    join tyre t on t.model_id = m.id and t.llanta between s.llanta_desde and s.llanta_hasta
    join product p on p.id = t.product_id join offer o on o.product_id = p.id
    where s.id_navision = ${id_navision} and s.tipo_vehiculo in ('turismo', '4x4', 'furgoneta') and o.stock > 8
    order by s.precio, p.id limit 1`);
  const { cesta } = await shop.call('updateBasket', {
    body: {
      cestaState: {
        cestaID: randomUUID(),
        products: [{ id_navision: tyre.id_navision, cantidad: 1 }],
        services: [{ id_navision, selected: true }],
        codigoPostalIntroducido,
      },
    },
  });
  return cesta.services.find((service) => service.id_navision === id_navision && service.selected)?.importe ?? 0;
};

/** What somebody pays who puts just that into an empty basket and takes what comes with it. */
const paid = async (tile: Tile, codigoPostalIntroducido?: string): Promise<number> => {
  const { id, unidades, servicio } = tile;
  if (servicio !== undefined) return await paidForWork(servicio, codigoPostalIntroducido);
  const { id_navision } = await shop.database.one<{ id_navision: string }>(
    sql`select id_navision from product where id = ${id}`,
  );
  const { cesta } = await shop.call('updateBasket', {
    body: {
      cestaState: {
        cestaID: randomUUID(),
        products: [{ id_navision, cantidad: unidades }],
        codigoPostalIntroducido,
      },
    },
  });
  return cesta.totals.total;
};

const figure = (written: string): number => Number(written.replaceAll('.', '').replace(',', '.'));

/** Nothing on a page says "desde 38,99 €" but what is marked with just that price. */
const expectNoBareFrom = (path: string, html: string): void => {
  const body = html.slice(html.indexOf('<body')).replaceAll(/<script[\s\S]*?<\/script>/g, '');
  for (const { index, 0: text, 1: written = '' } of body.matchAll(/des(?:de| de) ([\d.]+,\d\d)\s€/gi)) {
    const tag = /<[^<>]*>[^<]*$/.exec(body.slice(0, index))?.[0] ?? '';
    expect([path, text, attribute(tag, 'data-price')]).toEqual([path, text, figure(written)]);
  }
};

interface Offer {
  readonly price?: string;
  readonly lowPrice?: string;
  readonly eligibleQuantity: { readonly minValue: number };
}

/** What search engines are told is one of the prices that people are shown. */
const expectSameInData = (path: string, html: string, tiles: readonly Tile[]): number => {
  const shown = tiles.map(({ unidades, importe }) => `${unidades} for ${importe.toFixed(2)}`);
  let offers = 0;
  for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)) {
    const { offers: offer } = JSON.parse(json) as { readonly offers?: Offer };
    if (!offer) continue;
    offers += 1;
    expect([path, ...shown]).toContain(
      `${offer.eligibleQuantity.minValue} for ${offer.price ?? offer.lowPrice ?? 'nothing'}`,
    );
  }
  return offers;
};

const readPage = async (path: string): Promise<readonly Tile[]> => {
  const html = await htmlOf(path);
  const tiles = tilesOf(html);
  expectNoBareFrom(path, html);
  expectSameInData(path, html, tiles);
  return tiles;
};

/** Every so-manieth tile is bought: of a page with seventy not all, of one with three each. */
const buySome = async (path: string, cpostal?: string): Promise<number> => {
  const tiles = await readPage(path);
  const step = Math.max(1, Math.floor(tiles.length / 6));
  const bought = tiles.filter((_, place) => place % step === 0);
  for (const tile of bought) expect([path, tile, await paid(tile, cpostal)]).toEqual([path, tile, tile.importe]);
  return bought.length;
};

test('any tile of any page of the shop is bought for what it says', async () => {
  expect(listed.length).toBeGreaterThan(500);
  let bought = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...listed), fc.nat(), async (path, place) => {
      const tiles = await readPage(path);
      const tile = tiles[place % Math.max(1, tiles.length)];
      if (!tile) return;
      bought += 1;
      expect([path, tile, await paid(tile)]).toEqual([path, tile, tile.importe]);
    }),
    { numRuns: runsOf(60) },
  );
  expect(bought).toBeGreaterThan(runsOf(20));
}, 240_000);

test.each(['tyresWinter', 'tyresAllSeason', 'tyresVan', 'tyres4x4'] as const)(
  'a size of %s leads to a list whose first price is the one that it says',
  async (page) => {
    const html = await htmlOf(address(page, 'es'));
    const sizes = [...html.matchAll(/<a [^>]*href="([^"]*ancho=[^"]*)"[^>]*><b>.*?<\/a>/g)].slice(0, 3);
    expect(sizes.length).toBeGreaterThan(0);
    for (const [link, href = ''] of sizes) {
      const [from] = tilesOf(link);
      const list = href.replaceAll('&amp;', '&').replace('/resultados', '/resultados/todos');
      const [first] = tilesOf(await htmlOf(`${list}&orden=precio-asc`));
      expect([list, first]).toEqual([list, from]);
    }
  },
);

const kinds: readonly (readonly [PageName, Language])[] = [
  ['home', 'es'],
  ['home', 'ca'],
  ['tyres', 'es'],
  ['tyreBrands', 'ca'],
  ['tyresCar', 'ca'],
  ['tyresWinter', 'es'],
  ['tyresMoto', 'es'],
  ['tyresTruck', 'ca'],
  ['tyresFarm', 'es'],
  ['batteries', 'es'],
  ['oils', 'ca'],
  ['safety', 'es'],
  ['motoBatteries', 'ca'],
  ['ozoneKits', 'es'],
  ['car', 'es'],
  ['moto', 'ca'],
  ['visit', 'es'],
  ['visit', 'ca'],
  ['revisions', 'es'],
  ['revisions', 'ca'],
];

describe('each kind of page says prices, and each of them is paid', () => {
  test.each(kinds)('%s (%s)', async (page, language) => {
    expect(await buySome(address(page as 'home', language))).toBeGreaterThan(2);
  });

  test.each([
    ['a maker', /^\/neumaticos\/michelin$/],
    ['a model', /^\/neumaticos\/michelin\/crossclimate-2$/],
    ['a maker of motorcycle tyres, in Catalan', /^\/ca\/pneumatics\/michelin-moto$/],
    ['a battery', /^\/coche\/baterias\/[^/]+\/[^/]+$/],
    ['work on a car', /^\/coche\/[a-z-]*aire[a-z-]*$/],
    ['tyres of tractors', /^\/agricola\/neumaticos$/],
    ['what is done to lorries', /^\/camion$/],
  ])('%s', async (_, pattern) => {
    const path = listed.find((each) => pattern.test(each));
    expect([String(pattern), path]).toEqual([String(pattern), expect.any(String)]);
    expect(await buySome(path ?? '')).toBeGreaterThan(0);
  });

  test.each([undefined, 'AD500'])(
    'tyres of a size, one of them, in the prices of where they go (%s)',
    async (cpostal) => {
      const cp = cpostal === undefined ? '' : `&cp=${cpostal}`;
      expect(await buySome(`/selector/resultados?ancho=205&serie=55&llanta=16${cp}`, cpostal)).toBeGreaterThan(3);
      expect(await buySome(`/neumaticos/michelin/crossclimate-2?${cp}`, cpostal)).toBeGreaterThan(3);
    },
  );
});

test('work of the tariff is done for what the beginning of an appointment says', async () => {
  const work = tilesOf(await htmlOf(address('visit', 'es'))).filter(({ servicio }) => servicio !== undefined);
  expect(work).toHaveLength(1);
  for (const tile of work) expect([tile, await paid(tile)]).toEqual([tile, tile.importe]);
});

test('what is written says no price but one that is paid', async () => {
  const written = listed.filter((path) => /^\/(ca\/)?blog\/./.test(path));
  expect(written.length).toBeGreaterThan(20);
  for (const path of written)
    for (const tile of await readPage(path)) expect([path, tile, await paid(tile)]).toEqual([path, tile, tile.importe]);
});

test('what is next for a car costs what it says there', async () => {
  const cars = [
    { tipoVehiculo: 'turismo', medida: '205/55 R16 91V', bateria: 'L3 70Ah EFB', ano_matric: 2015 },
    { tipoVehiculo: 'turismo', medida: '195/65 R15 91H', bateria: 'L2 60Ah calcio', ano_matric: 2021 },
    { tipoVehiculo: 'moto', cilindrada: 125, ano_matric: 2020 },
  ] as const;
  const found: string[] = [];
  for (const car of cars) {
    const { proximo, packs } = await shop.call('estimateUpkeep', { body: car });
    for (const { cosa, precio, producto } of proximo) {
      if (precio === null || !producto) continue;
      found.push(cosa);
      expect([car, cosa, await paid({ ...producto, importe: precio })]).toEqual([car, cosa, precio]);
    }
    for (const { id_navision, precio } of packs) {
      const { id } = await shop.database.one<{ id: number }>(
        sql`select id from product where id_navision = ${id_navision}`,
      );
      expect([car, id_navision, await paid({ id, unidades: 1, importe: precio })]).toEqual([car, id_navision, precio]);
    }
  }
  expect(new Set(found)).toEqual(new Set(['revision', 'gas', 'bateria', 'neumaticos']));
});

test('what a workshop does costs what it says there, by the tax of its country', async () => {
  const at = (area: string, taller: string) => address('workshop', 'es', { area, taller });
  expect(await buySome(at('lleida', 'lleida-cappont'))).toBeGreaterThan(3);
  expect(await buySome(at('andorra', 'andorra-la-vella'), 'AD500')).toBeGreaterThan(3);
  const html = await htmlOf(at('lleida', 'lleida-cappont'));
  const costs = [...html.matchAll(/ min(?:<!-- -->)? <b>([^<]*)<\/b>/g)].map(([, cost]) => cost);
  // What has a price of its own, and what is free.
  expect(costs).toContain('39,00\u00A0€');
  expect(costs).toContain('gratis');
});

test.each([undefined, 'AD500'])('what an assistant ends with is bought for what it says (%s)', async (cpostal) => {
  const cp = cpostal === undefined ? '' : `&cp=${cpostal}`;
  expect(await buySome(`${address('motoRevision', 'es')}?${cp}`, cpostal)).toBeGreaterThan(2);
  expect(await buySome(`${address('motoRevisionAssistant', 'ca')}?cilindrada=125${cp}`, cpostal)).toBe(1);
  const gas = 'tipo=turismo&desde=2012&hasta=2012&combustible=gasolina&etiqueta=R134a';
  expect(await buySome(`${address('airAssistant', 'es')}?${gas}${cp}`, cpostal)).toBe(1);
});

test('tyres side by side cost what each of them does', async () => {
  const some = await shop.database.rows<{ id_navision: string }>(sql`
    select p.id_navision from product p join tyre t on t.product_id = p.id join offer o on o.product_id = p.id
    where o.stock > 8 order by p.id limit 3`);
  const ids = [...new Set(some.map(({ id_navision }) => id_navision))].join(',');
  expect(await buySome(`${address('compare', 'es')}?ids=${ids}`)).toBeGreaterThan(0);
  expect(await buySome(`${address('compare', 'ca')}?ids=${ids}&cp=AD500`, 'AD500')).toBeGreaterThan(0);
});

test('what the search field suggests costs what it says', async () => {
  for (const q of ['bateria 70', 'aceite 5w30', 'cadenas']) {
    const { articulos } = await shop.call('searchSite', { query: { q, cuantos: 4 } });
    expect(articulos.length).toBeGreaterThan(0);
    for (const { id, precio } of articulos)
      if (precio)
        expect([q, await paid({ id, unidades: precio.cantidad, importe: 0 })]).toEqual([q, precio.importeMontado]);
  }
  for (const q of ['205/55 R16 91V', '2055', 'michelin', 'pirelli invierno', '120/70 17']) {
    const { medidas, modelos } = await shop.call('searchSite', { query: { q, cuantos: 4 } });
    const priced = [...medidas, ...modelos].flatMap(({ desde }) => desde ?? []);
    expect([q, priced.length > 0]).toEqual([q, true]);
    for (const { id, unidades, importeMontado } of priced)
      expect([q, await paid({ id, unidades, importe: 0 })]).toEqual([q, importeMontado]);
  }
});
