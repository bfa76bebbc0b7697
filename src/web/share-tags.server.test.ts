import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { edited } from './page-edits.server.ts';
import { withShareTags } from './share-tags.server.ts';

const site = 'https://rodera.example';

interface Sketch {
  readonly path: string;
  readonly body?: string;
  readonly head?: string;
}

const tagged = ({ path, body = '', head = '' }: Sketch): string => {
  const html = Buffer.from(
    `<html><head><title>Algo · Rodera</title><link rel="canonical" href="${site}${path}"/>${head}</head><body>${body}</body></html>`,
  );
  return edited(html, withShareTags(html, path)).toString();
};
const property = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
const imageOf = (sketch: Sketch) => property(tagged(sketch), 'og:image');

const drawing = '<img src="/dibujos/bateria/BA1.svg"/>';
const tyre = '<source srcSet="/tyres/x-000000/720.avif 720w, /tyres/x-000000/320.avif 320w"/>';

describe('a shared link', () => {
  test.each([
    '/neumaticos/michelin/crossclimate-3-205-55-r16-91v',
    '/neumaticos/michelin/crossclimate-3',
    '/ca/pneumatics/michelin-moto/road-6',
    '/coche/baterias/varta/blue-e44-77-ah-780-a-12',
    '/ca/cotxe/olis/edge-5w-30-5-l-9',
    '/coche/accesorios/seguridad/smart-v16-3',
    '/ca/cotxe/accessoris-transport/motion-4',
    '/promociones/coche/7',
    '/ca/promocions/cotxe/7',
  ])('to %s shows the picture that is drawn for that page, in its language', (path) => {
    const html = tagged({ path, body: tyre + drawing });
    expect(property(html, 'og:image')).toBe(`${site}/compartir${path}.jpg`);
    expect(['type', 'width', 'height'].map((each) => property(html, `og:image:${each}`))).toEqual([
      'image/jpeg',
      '1200',
      '630',
    ]);
  });

  test.each([
    '/',
    '/neumaticos',
    '/neumaticos/michelin',
    '/promociones/coche',
    '/ca/cotxe/olis',
    '/coche/baterias/varta',
  ])('to %s, a page about many things, shows none such', (path) =>
    expect(imageOf({ path })).toBe(`${site}/share/rodera.jpg`),
  );

  test('to a list shows the kind of what is first on it', () => {
    expect(imageOf({ path: '/coche/baterias', body: drawing })).toBe(`${site}/share/bateria.jpg`);
  });

  test.each(['/', '/ca'])('to the whole shop at %s shows a tyre, whatever offer is drawn first on it', (path) => {
    expect(imageOf({ path, body: drawing })).toBe(`${site}/share/rodera.jpg`);
    expect(existsSync('public/share/rodera.jpg')).toBe(true);
  });

  test('to a workshop shows its front', () => {
    const body = '<img data-look="large" src="/fachadas/101-abierto.svg"/>';
    expect(imageOf({ path: '/talleres-mecanicos/lleida/cappont', body })).toBe(`${site}/fachadas/101.jpg`);
  });

  test('to a page with an editor’s picture shows that', () => {
    const body =
      '<source type="image/webp" srcSet="/imagenes/a.webp 640w, /imagenes/b.webp 1344w"/><img width="1344" height="756"/>';
    expect(imageOf({ path: '/blog/uno', body })).toBe(`${site}/imagenes/b.webp`);
  });

  test('is shown across the whole card, whatever it leads to', () => {
    for (const path of ['/', '/neumaticos/michelin/primacy-5', '/promociones/coche/7'])
      expect(property(tagged({ path }), 'twitter:card')).toBe('summary_large_image');
  });

  test('to a page that is not to be found, as that of an offer that ended, shows nothing', () => {
    expect(tagged({ path: '/promociones/coche/7', head: '<meta name="robots" content="noindex"/>' })).not.toContain(
      'og:',
    );
  });
});
