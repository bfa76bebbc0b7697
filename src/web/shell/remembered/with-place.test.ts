import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let local: Record<string, string>;
beforeEach(() => {
  vi.resetModules();
  local = {};
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => local[key] ?? null,
    setItem: (key: string, value: string) => void (local[key] = value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const lleida = { codTienda: 101, alias: 'Lleida Cappont', cpostal: '25001' };

/** Where links lead for somebody of whom so much is remembered. */
const remembering = async ({ cp, workshop }: { cp?: string; workshop?: boolean }) => {
  const { rememberPostcode, rememberWorkshop } = await import('#web/stored/remembered.ts');
  if (cp) rememberPostcode(cp);
  if (workshop) rememberWorkshop(lleida);
  return (await import('./with-place.ts')).withPlace;
};

describe('a link to tyres', () => {
  it.each([
    ['/selector/resultados?ancho=205&serie=55&llanta=16', '&'],
    ['/ca/selector/resultats/tots?ancho=205&serie=55&llanta=16', '&'],
    ['/selector-moto/resultados?ancho=120&alto=70&llanta=17', '&'],
    ['/neumaticos/michelin/primacy-4-205-55-r16-91v', '?'],
    ['/ca/pneumatics/michelin/primacy-4-205-55-r16-91v', '?'],
  ])('leads to what is near its reader: %s', async (href, and) => {
    const withPlace = await remembering({ cp: '25003', workshop: true });
    expect(withPlace(href)).toBe(`${href}${and}cp=25003&taller=101`);
  });

  it('says as much as is known', async () => {
    const href = '/selector/resultados?ancho=205';
    expect((await remembering({}))(href)).toBe(href);
    expect((await remembering({ cp: 'AD500' }))(href)).toBe(`${href}&cp=AD500`);
    vi.resetModules();
    local = {};
    expect((await remembering({ workshop: true }))(href)).toBe(`${href}&taller=101`);
  });

  it.each([
    '/selector/resultados?ancho=205&cp=08001',
    '/selector/resultados?ancho=205&taller=7',
    '/neumaticos/michelin/primacy-4-205-55-r16-91v#opiniones',
    '/neumaticos/michelin',
    '/neumaticos',
    '/talleres-mecanicos',
    '/cesta',
    '',
  ])('stays as it is where it says a place, or leads to no tyres: %s', async (href) => {
    expect((await remembering({ cp: '25003', workshop: true }))(href)).toBe(href);
  });
});
