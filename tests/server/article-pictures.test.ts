import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isGoods } from '#domain/catalogue/product-kinds.ts';
import { drawArticle } from '#server/article-pictures/draw-article.ts';
import { drawArticles } from '../../db/seed/products/draw-articles.ts';
import { readMakers } from '../../db/seed/catalogue/makers.ts';

const makers = [...readMakers(), ...readMakers('products/makers.csv')];
const articles = drawArticles(makers).map(({ product, article, traits, parts }) => ({
  id: product.id_navision,
  marca: makers.find(({ id }) => id === product.brand_id)?.marca ?? '',
  modelo: article.modelo,
  medida: article.medida,
  nombre_producto_es: product.nombre_producto_es,
  nombre_producto_ca: product.nombre_producto_ca,
  partes_es: parts.map(({ texto_es }) => texto_es),
  partes_ca: parts.map(({ texto_ca }) => texto_ca),
  traits,
}));
const work = articles.filter(({ traits }) => !isGoods(traits.tipo));
const pictures = articles.map((article) => drawArticle(article, 'es'));
/** All that is painted, but no letters. */
const unlettered = (picture: string): string => picture.replaceAll(/<path fill="#\w+" transform="matrix[^>]*>/g, '');

describe('pictures of what is no tyre', () => {
  it('differ wherever maker, model or measure do', () => {
    const drawn = Map.groupBy(articles, (_, place) => pictures[place]);
    const named = ({ marca, modelo, medida, traits }: (typeof articles)[number]) =>
      JSON.stringify([marca, modelo, medida, traits]);
    for (const alike of drawn.values()) expect(new Set(alike.map(named)).size, alike[0]?.id).toBe(1);
    expect(drawn.size).toBeGreaterThan(250);
  });

  it('weigh at most 14 kB as they are sent', () => {
    for (const [place, picture] of pictures.entries())
      expect(gzipSync(picture).length, articles[place]?.id).toBeLessThan(14_000);
  });

  it('name nothing that a browser would have to fetch, and no script', () => {
    for (const picture of pictures) expect(picture).not.toMatch(/<script|href=|url\((?!#)|<text/);
  });

  it('have the poles of a battery where its data say that they are', () => {
    const battery = articles.find(({ traits }) => traits.tipo === 'bateria');
    if (battery?.traits.tipo !== 'bateria') throw new Error('no battery');
    const [red, blue] = [/#c8372d/, /#20262b/].map((colour) => (positive: 'derecha' | 'izquierda') => {
      const picture = drawArticle(
        { ...battery, traits: { ...battery.traits, borne_positivo: positive } as never },
        'es',
      );
      return Number(new RegExp(`<ellipse cx="([\\d.]+)"[^>]*fill="${colour.source}"`).exec(picture)?.[1]);
    });
    expect(red?.('derecha')).toBeGreaterThan(blue?.('derecha') ?? Number.NaN);
    expect(red?.('izquierda')).toBeLessThan(blue?.('izquierda') ?? Number.NaN);
  });

  it('are drawn of what nobody has drawn before, whatever it is called', () => {
    const strange = {
      marca: '<b>"&',
      modelo: 'x'.repeat(300),
      medida: '',
      nombre_producto_es: '<b>"&',
      nombre_producto_ca: '',
      partes_es: [],
      partes_ca: [],
      traits: { tipo: 'acc-seguridad', familia: '../..' },
    } as const;
    expect(drawArticle(strange, 'es')).not.toContain('<b>');
  });
});

describe('pictures of kits, packs and other work', () => {
  it('are lettered in the language of who looks, and otherwise the same', () => {
    for (const article of work) {
      const [es, ca] = [drawArticle(article, 'es'), drawArticle(article, 'ca')];
      const isCalledTheSame = article.nombre_producto_es === article.nombre_producto_ca;
      expect(es === ca, article.id).toBe(isCalledTheSame);
      expect(unlettered(ca), article.id).toBe(unlettered(es));
    }
  });

  it('tell kits, tiers, sumps, motorcycles and gases apart without reading', () => {
    const looks = new Map<string, string[]>();
    for (const article of work) {
      const look = unlettered(drawArticle(article, 'es'));
      looks.set(look, [...(looks.get(look) ?? []), article.id]);
    }
    // Names alone tell a disinfection of a car from that of a van.
    expect([...looks.values()].filter((alike) => alike.length > 1)).toEqual([['OZONO', 'OZONO-FURGONETA']]);
  });

  it('have a line for each part of a revision', () => {
    const revision = work.find(({ id }) => id === 'REV-PREMIUM');
    if (!revision) throw new Error('no revision');
    const lines = (partes_es: string[]) => drawArticle({ ...revision, partes_es }, 'es').split('#1f8a4c').length - 1;
    expect(lines(revision.partes_es)).toBe(revision.partes_es.length);
    expect([lines([]), lines(Array.from({ length: 30 }, () => 'x'))]).toEqual([0, 8]);
  });
});
