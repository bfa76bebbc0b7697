import { describe, expect, it } from 'vitest';
import { isRefusal } from '#domain/refusal.ts';
import { categories } from '#domain/tyres/category.ts';
import { bearsLabel } from '#domain/tyres/eu-label.ts';
import { printTyreSize } from '#domain/tyres/print-size.ts';
import { tyreSpecs } from '#domain/tyres/tyre-specs.ts';
import { isRated, parseTyreSize } from '#domain/tyres/size.ts';
import { tyreFacts as ca } from '#i18n/ca/tyre-facts.ts';
import { tyreFacts as es } from '#i18n/es/tyre-facts.ts';
import { bestOffer } from '#server/catalogue/best-offer.ts';
import { reductionOf, type PricePoint } from '#server/catalogue/reduction.ts';
import { drawCatalogue, type DrawnTyre } from './draw-catalogue.ts';
import { ranges } from './model-lines.ts';
import { readSizes } from './sizes.ts';
import { warehouses } from './warehouses.ts';

const wanted = 12_000;
const { makers, models, tyres } = drawCatalogue(wanted);
const all = [...tyres()];
const modelOf = new Map(models.map((model) => [model.id, model]));
const lineOf = ({ tyre }: DrawnTyre) => {
  const model = modelOf.get(tyre.model_id);
  if (!model) throw new Error(`tyre without a model: ${tyre.medida}`);
  return model.line;
};
/** By their numbers, those of which something is not so: an `expect` for each of thousands would take seconds. */
const those = (isWrong: (tyre: DrawnTyre) => boolean) => all.filter(isWrong).map(({ product }) => product.id_navision);
const share = (some: (tyre: DrawnTyre) => boolean) => all.filter(some).length / all.length;
const units = ({ supply }: DrawnTyre) => supply.offers.reduce((sum, { stock }) => sum + stock, 0);
const anyReduced = ({ supply }: DrawnTyre) => supply.offers.some(({ descuento }) => descuento > 0);

const now = Date.parse('2026-11-21T08:00:00Z');
const historyOf = ({ supply }: DrawnTyre): PricePoint[] =>
  supply.history.map(({ days, precio }) => [new Date(now - days * 86_400_000).toISOString(), precio]);
const soldOffer = ({ supply }: DrawnTyre) => {
  const terms = supply.offers.map((offer, id) => {
    const warehouse = warehouses.find(({ cod_almacen }) => cod_almacen === offer.cod_almacen);
    if (!warehouse) throw new Error(`no warehouse ${offer.cod_almacen}`);
    return { ...offer, id, plazo_dias: warehouse.plazo_dias, hora_corte: warehouse.hora_corte };
  });
  const best = bestOffer(terms, 4);
  if (!best) throw new Error('nobody sells it');
  return best;
};

describe('the demo catalogue', () => {
  it('has as many tyres as were asked for, the same every time', () => {
    expect(all).toHaveLength(wanted);
    const again = [...drawCatalogue(wanted).tyres()];
    expect(again).toHaveLength(wanted);
    expect(again.filter((tyre, at) => JSON.stringify(tyre) !== JSON.stringify(all[at]))).toEqual([]);
  });

  it('has every size of the tables, and dozens of the one that sells most', () => {
    const bySize = Map.groupBy(all, (tyre) => `${lineOf(tyre).tipo_vehiculo} ${tyre.tyre.medida}`);
    for (const { tipo_vehiculo, size } of readSizes())
      expect(bySize.get(`${tipo_vehiculo} ${printTyreSize(size)}`)?.length ?? 0).toBeGreaterThan(0);
    expect(bySize.get('turismo 205/55 R16 91V')?.length).toBeGreaterThan(60);
  });

  it('has every category in the favourite size, and every season for every kind of vehicle', () => {
    const favourites = all.filter(({ tyre }) => tyre.medida === '205/55 R16 91V');
    for (const categoria of categories)
      expect(favourites.filter((tyre) => lineOf(tyre).maker.categoria === categoria).length).toBeGreaterThan(8);
    expect(new Set(all.map((tyre) => `${lineOf(tyre).tipo_vehiculo} ${lineOf(tyre).temporada}`)).size).toBe(9);
  });

  it('has seven makers in the menu, and no two tyres of one address', () => {
    expect(makers.filter(({ destacada }) => destacada)).toHaveLength(7);
    expect(new Set(makers.map(({ slug }) => slug)).size).toBe(makers.length);
    expect(new Set(models.map(({ slug, line }) => `${line.maker.slug}/${slug}`)).size).toBe(models.length);
    expect(new Set(all.map(({ tyre }) => `${tyre.model_id} ${tyre.specs}`)).size).toBe(wanted);
    expect(new Set(all.map(({ product }) => product.id_navision)).size).toBe(wanted);
    expect(new Set(all.map(({ tyre }) => tyre.orden)).size).toBe(wanted);
  });

  it('writes sizes that can be read back, and the addresses that these have', () => {
    const isOtherwise = ({ tyre: { medida, runflat, specs } }: DrawnTyre) => {
      const size = parseTyreSize(medida);
      return isRefusal(size) || !isRated(size) || tyreSpecs({ size, runflat }) !== specs;
    };
    expect(those(isOtherwise)).toEqual([]);
  });

  it('describes models in words that both languages have', () => {
    for (const range of ranges) {
      expect(es.gama[range]).toBeTypeOf('string');
      expect(ca.gama[range]).toBeTypeOf('string');
    }
  });

  it('has label classes that exist, and noise that fits its class', () => {
    const classes = ({ tyre: { consumo, mojado, ruido } }: DrawnTyre) => [consumo, mojado, ruido].join('');
    expect(those((tyre) => !/^[A-E]{2}[ABC]$/.test(classes(tyre)))).toEqual([]);
    expect(those(({ tyre: { ruido_db } }) => !(ruido_db !== null && ruido_db >= 66 && ruido_db <= 76))).toEqual([]);
    const labelled = readSizes().filter(({ size }) => bearsLabel(size));
    expect(labelled.length).toBeGreaterThan(330);
  });

  it('shows the snowflake on winter and all-season tyres alone', () => {
    expect(those((tyre) => tyre.tyre.nieve !== (lineOf(tyre).temporada !== 'verano'))).toEqual([]);
  });

  it('has some high load tyres: large ones, of every maker that sells them by a size of its own, and never XL as well', () => {
    const high = all.filter(({ tyre }) => tyre.hl);
    expect(high.length).toBeGreaterThan(20);
    expect(high.length).toBeLessThan(wanted / 100);
    expect(new Set(high.map((tyre) => lineOf(tyre).maker.slug)).size).toBeGreaterThan(2);
    for (const { product, tyre } of high) {
      expect([tyre.xl, tyre.llanta >= 19]).toEqual([false, true]);
      expect(tyre.medida).toMatch(/^HL\d/);
      expect(product.nombre).toContain(tyre.medida);
      // Above the XL tyre of its size, which others still sell.
      const { ancho, serie, llanta } = tyre;
      const extra = all.filter(
        (each) => each.tyre.xl && each.tyre.ancho === ancho && each.tyre.serie === serie && each.tyre.llanta === llanta,
      );
      expect(extra.length).toBeGreaterThan(0);
      for (const each of extra) expect(tyre.ic).toBeGreaterThan(each.tyre.ic);
    }
    expect(those(({ tyre: { medida, hl } }) => medida.startsWith('HL') !== hl)).toEqual([]);
  });

  it('says of every run-flat tyre how its maker marks it, and of no other', () => {
    expect(those(({ tyre: { tipo_runflat, runflat } }) => (tipo_runflat !== null) !== runflat)).toEqual([]);
    const of = (slug: string) =>
      new Set(
        all.filter((tyre) => tyre.tyre.runflat && lineOf(tyre).maker.slug === slug).map((t) => t.tyre.tipo_runflat),
      );
    expect(
      ['continental', 'goodyear', 'bridgestone', 'michelin', 'pirelli', 'hankook'].map((slug) => [...of(slug)]),
    ).toEqual([['SSR'], ['ROF'], ['RFT'], ['ZP'], ['r-f'], ['HRS']]);
  });

  it('has few tyres that grip on ice: winter tyres with the snowflake, of class C1', () => {
    const ice = all.filter(({ tyre }) => tyre.hielo);
    expect(ice.length).toBeGreaterThan(10);
    expect(ice.length).toBeLessThan(all.filter((tyre) => lineOf(tyre).temporada === 'invierno').length / 10);
    for (const tyre of ice)
      expect([tyre.tyre.nieve, tyre.tyre.c, lineOf(tyre).temporada]).toEqual([true, false, 'invierno']);
  });

  it('weighs tyres as tyres weigh, and charges the fee of their weight', () => {
    const usual = all.filter(({ tyre }) => tyre.medida === '205/55 R16 91V' && !tyre.runflat);
    for (const { tyre } of usual) {
      expect(tyre.peso).toBeGreaterThan(8400);
      expect(tyre.peso).toBeLessThan(9600);
    }
    expect(those(({ tyre: { ecotasa, peso } }) => ecotasa !== (peso <= 25_000 ? 164 : 588))).toEqual([]);
  });

  it('prices premium above quality above economy', () => {
    const mean = (categoria: string) => {
      const prices = all
        .filter((tyre) => tyre.tyre.medida === '205/55 R16 91V' && lineOf(tyre).maker.categoria === categoria)
        .map((tyre) => soldOffer(tyre).precio);
      return prices.reduce((sum, precio) => sum + precio, 0) / prices.length;
    };
    expect(mean('PREMIUM')).toBeGreaterThan(mean('QUALITY') * 1.2);
    expect(mean('QUALITY')).toBeGreaterThan(mean('BUDGET') * 1.2);
    expect(those(({ supply }) => !supply.offers.every(({ precio }) => precio > 20_00 && precio < 500_00))).toEqual([]);
  });

  it('is sold out of some, has few of some and plenty of most', () => {
    expect(share((tyre) => units(tyre) === 0)).toBeCloseTo(0.04, 1);
    expect(share((tyre) => units(tyre) > 0 && units(tyre) < 8)).toBeCloseTo(0.05, 1);
    expect(share((tyre) => units(tyre) === 0)).toBeGreaterThan(0.02);
    expect(share((tyre) => units(tyre) > 0 && units(tyre) < 8)).toBeGreaterThan(0.03);
    expect(share((tyre) => units(tyre) >= 12)).toBeGreaterThan(0.88);
    const available = all.filter(({ supply }) => !supply.soldOut).map(({ tyre }) => tyre.orden);
    const gone = all.filter(({ supply }) => supply.soldOut).map(({ tyre }) => tyre.orden);
    expect(Math.min(...gone)).toBeGreaterThan(Math.max(...available));
  });

  it('has the cheapest offer near and far, so that delivery differs', () => {
    const delivery = Map.groupBy(all, (tyre) => soldOffer(tyre).plazo_dias);
    expect(new Set(delivery.keys())).toEqual(new Set([1, 2, 4, 6]));
    for (const tyres of delivery.values()) expect(tyres.length / all.length).toBeGreaterThan(0.08);
  });

  it('has reduced one in eight, against a real lowest price of the thirty days before', () => {
    const reduced = all.filter(anyReduced);
    expect(reduced.length / all.length).toBeGreaterThan(0.1);
    expect(reduced.length / all.length).toBeLessThan(0.14);
    const isNoReduction = (tyre: DrawnTyre) => {
      const offer = soldOffer(tyre);
      const shown = reductionOf(offer, historyOf(tyre));
      return !(shown && shown.descuento > 0 && shown.precioAnterior <= offer.precio);
    };
    expect(those((tyre) => anyReduced(tyre) && isNoReduction(tyre))).toEqual([]);
    const less = reduced.filter(
      (tyre) => (reductionOf(soldOffer(tyre), historyOf(tyre))?.precioAnterior ?? 0) < soldOffer(tyre).precio,
    );
    expect(less.length).toBeGreaterThan(reduced.length / 8);
  });

  it('ends every history with the price that holds', () => {
    const endsOtherwise = (tyre: DrawnTyre) => {
      const { precio, descuento } = soldOffer(tyre);
      const last = tyre.supply.history.at(-1)?.precio ?? 0;
      return !(Math.abs(last - (precio * (10_000 - descuento)) / 10_000) <= 0.5);
    };
    expect(those(endsOtherwise)).toEqual([]);
  });

  it('grows by further editions of the models, still without two tyres alike', () => {
    const large = drawCatalogue(60_000);
    const keys = new Set<string>();
    const places = new Set<number>();
    for (const { tyre } of large.tyres()) {
      keys.add(`${tyre.model_id} ${tyre.specs}`);
      places.add(tyre.orden);
    }
    expect([keys.size, places.size]).toEqual([60_000, 60_000]);
    expect(new Set(large.models.map(({ slug, line }) => `${line.maker.slug}/${slug}`)).size).toBe(large.models.length);
  });
});
