import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawArticle, isDrawn } from '#server/article-pictures/draw-article.ts';
import { drawArticles } from '../../db/seed/products/draw-articles.ts';
import { readMakers } from '../../db/seed/catalogue/makers.ts';

const makers = [...readMakers(), ...readMakers('products/makers.csv')];
const goods = drawArticles(makers)
  .map(({ product, article, traits }) => ({
    id: product.id_navision,
    marca: makers.find(({ id }) => id === product.brand_id)?.marca ?? '',
    modelo: article.modelo,
    medida: article.medida,
    traits,
  }))
  .filter(isDrawn);

const pictures = goods.map(drawArticle);

describe('pictures of what is no tyre', () => {
  it('differ wherever maker, model or measure do', () => {
    const drawn = Map.groupBy(goods, (_, place) => pictures[place]);
    const named = ({ marca, modelo, medida, traits }: (typeof goods)[number]) =>
      JSON.stringify([marca, modelo, medida, traits]);
    for (const alike of drawn.values()) expect(new Set(alike.map(named)).size, alike[0]?.id).toBe(1);
    expect(drawn.size).toBeGreaterThan(250);
  });

  it('weigh at most 14 kB as they are sent', () => {
    for (const [place, picture] of pictures.entries())
      expect(gzipSync(picture).length, goods[place]?.id).toBeLessThan(14_000);
  });

  it('name nothing that a browser would have to fetch, and no script', () => {
    for (const picture of pictures) expect(picture).not.toMatch(/<script|href=|url\((?!#)|<text/);
  });

  it('have the poles of a battery where its data say that they are', () => {
    const battery = goods.find(({ traits }) => traits.tipo === 'bateria');
    if (battery?.traits.tipo !== 'bateria') throw new Error('no battery');
    const [red, blue] = [/#c8372d/, /#20262b/].map((colour) => (positive: 'derecha' | 'izquierda') => {
      const picture = drawArticle({ ...battery, traits: { ...battery.traits, borne_positivo: positive } as never });
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
      traits: { tipo: 'acc-seguridad', familia: '../..' },
    } as const;
    expect(drawArticle(strange)).not.toContain('<b>');
  });
});
