import { describe, expect, it } from 'vitest';
import { isGoods, productKinds } from '#domain/catalogue/product-kinds.ts';
import { readMakers } from '../catalogue/makers.ts';
import { drawCatalogue } from '../catalogue/draw-catalogue.ts';
import { otherServicePrices, otherServices } from '../tariff/other-services.ts';
import { tyreServices } from '../tariff/tyre-services.ts';
import { drawArticles } from './draw-articles.ts';
import { drawVehicleTyres, vehicleTyreCounts } from './vehicle-tyres.ts';
import { readVehicleSizes } from './vehicle-sizes.ts';

const makers = [...readMakers(), ...readMakers('products/makers.csv')];
const { models, tyres } = drawVehicleTyres(makers);
const articles = drawArticles(makers);
const products = [...tyres.map(({ product }) => product), ...articles.map(({ product }) => product)];
const countOf = (...kinds: readonly string[]) => articles.filter(({ traits }) => kinds.includes(traits.tipo)).length;

describe('the other products of the demo', () => {
  it('are as many as were decided', () => {
    const { moto, quad, patinete, camion, agricola } = vehicleTyreCounts;
    expect([moto + quad + patinete, camion + agricola, tyres.length]).toEqual([1500, 800, 2300]);
    expect([countOf('bateria'), countOf('aceite')]).toEqual([150, 80]);
    const rest = productKinds.filter((kind) => !['neumatico', 'camara', 'mousse', 'bateria', 'aceite'].includes(kind));
    expect(countOf(...rest)).toBe(100);
    expect([countOf('camara'), countOf('mousse')]).toEqual([43, 18]);
  });

  it('are of every kind that there is', () => {
    for (const kind of productKinds) if (kind !== 'neumatico') expect(countOf(kind), kind).toBeGreaterThan(0);
    for (const id of ['CARGAGAS', 'CARGAGAS-1234YF-WEB', '95140', '95141'])
      expect(products.filter(({ id_navision }) => id_navision === id)).toHaveLength(1);
  });

  it('have a name and a description in both languages, a price, and a stock unless they are work', () => {
    for (const { product, article, traits, supply } of articles) {
      expect(product.nombre_producto_es.length).toBeGreaterThan(5);
      expect(product.nombre_producto_ca.length).toBeGreaterThan(5);
      expect(article.descripcion_es.length).toBeGreaterThan(15);
      expect(article.descripcion_ca.length).toBeGreaterThan(15);
      expect(article.descripcion_ca).not.toBe(article.descripcion_es);
      expect(supply.offers.length).toBeGreaterThan(0);
      for (const { precio, stock } of supply.offers) {
        expect(precio).toBeGreaterThan(3_00);
        expect(stock === null).toBe(!isGoods(traits.tipo));
      }
    }
  });

  it('have a number, an address and a model of their own', () => {
    const cars = drawCatalogue(1000);
    const addresses = articles.map(({ article, product }) => `${product.brand_id} ${article.slug} ${product.id}`);
    for (const [what, all] of Object.entries({
      ids: products.map(({ id }) => id),
      codes: products.map(({ id_navision }) => id_navision),
      addresses,
      specs: tyres.map(({ tyre }) => `${tyre.model_id} ${tyre.specs}`),
      models: [
        ...cars.models.map(({ slug, line }) => `${line.maker.id} ${slug}`),
        ...models.map(({ slug, brand_id }) => `${brand_id} ${slug}`),
      ],
      makers: makers.map(({ slug }) => slug),
    }))
      expect(new Set<unknown>(all).size, what).toBe(all.length);
    for (const { article } of articles) expect(article.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    for (const { tyre } of tyres) expect(tyre.specs).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('have tyres of every size of the tables, for every class of them', () => {
    const sold = new Set(tyres.map(({ tyre }) => tyre.medida));
    expect(sold.size).toBeGreaterThanOrEqual(290);
    for (const { clase, tipo_vehiculo } of readVehicleSizes())
      expect(
        models.some(({ gama }) => gama === `${tipo_vehiculo}-${clase}`),
        clase,
      ).toBe(true);
  });

  it('bear a label only on lorries', () => {
    for (const { tyre, traits } of tyres) expect(tyre.consumo !== null).toBe(traits.table === 'tyre_truck');
  });

  it('cost by weight what schemes ask for, and by content what laws ask for', () => {
    for (const { tyre } of tyres) expect(tyre.ecotasa).toBeGreaterThan(0);
    const feeOf = (id: string) => articles.find(({ product }) => product.id_navision === id)?.article.ecotasa;
    expect([feeOf('CARGAGAS'), feeOf('CARGAGAS-1234YF-WEB'), feeOf('REV-BASIC'), feeOf('OZONO')]).toEqual([
      1073, 0, 30, 0,
    ]);
    for (const { traits, article } of articles) {
      if (traits.tipo === 'aceite') expect(article.ecotasa).toBe(Math.round(traits.litros * 6));
      if (traits.tipo === 'bateria') expect(article.ecotasa).toBeGreaterThan(0);
    }
  });

  it('have batteries for start-stop of the right build only, and of all four', () => {
    const batteries = articles.flatMap(({ traits }) => (traits.tipo === 'bateria' ? [traits] : []));
    expect(new Set(batteries.map(({ tecnologia }) => tecnologia)).size).toBe(4);
    for (const { start_stop, tecnologia } of batteries) if (start_stop) expect(['EFB', 'AGM']).toContain(tecnologia);
    expect(batteries.filter(({ start_stop }) => start_stop).length).toBeGreaterThan(30);
  });

  it('are the same every time', () => {
    expect(drawArticles(makers)).toEqual(articles);
    expect(drawVehicleTyres(makers).tyres).toEqual(tyres);
  });
});

describe('the tariff of the other products', () => {
  it('prices each of its services somewhere, in both languages', () => {
    const known = new Set([...otherServices, ...tyreServices].map(({ id_navision }) => id_navision));
    for (const { id_navision } of otherServicePrices) expect(known).toContain(id_navision);
    for (const service of otherServices) {
      expect(otherServicePrices.some(({ id_navision }) => id_navision === service.id_navision)).toBe(true);
      expect(service.descripcion_ca).not.toBe(service.descripcion_es);
    }
  });

  it('fits a tyre on every vehicle', () => {
    const fitted = otherServicePrices.filter(({ id_navision }) => id_navision === 'MONTAJE_TALLER');
    expect(fitted.map(({ tipo_vehiculo }) => tipo_vehiculo).sort()).toEqual(Object.keys(vehicleTyreCounts).sort());
  });

  it('has every category of service that the specification names', () => {
    const categories = new Set([...otherServices, ...tyreServices].map(({ categoria_servicio }) => categoria_servicio));
    for (const category of [
      'seguro',
      'alineacion',
      'packinvierno',
      'nitrogeno',
      'kitur',
      'kitcta',
      'kit4x4',
      'montaje',
    ])
      expect(categories).toContain(category);
  });
});
