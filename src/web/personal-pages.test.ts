import { expect, test } from 'vitest';
import { addresses } from '#contract/address-table.ts';
import { addressOfRoute, type PageName } from '#contract/addresses.ts';
import { isLookedAhead, isPersonal, personalPages } from './personal-pages.ts';

const languages = ['es', 'ca'] as const;
const at = (path: string) => new URL(path, 'https://rodera.example');
const given = { oferta: 'o-1', solicitud: 's-1', firma: 'f-1' };

test('every page whose address carries a signature or an offer is personal, in both languages and as data', () => {
  const signed = (Object.keys(addresses) as PageName[]).filter((page) => /:(firma|oferta)\b/.test(addresses[page].es));
  expect(signed.length).toBeGreaterThan(1);
  for (const page of new Set([...signed, ...personalPages]))
    for (const language of languages) {
      const path = addressOfRoute(page, language, given);
      for (const form of [path, `${path}.data`, `${path}/`]) expect(isPersonal(at(form))).toBe(true);
    }
});

test('so is any other that is asked for with one', () => {
  expect(isPersonal(at('/cita-previa?cita=1&firma=x'))).toBe(true);
});

test('no other is', () => {
  for (const path of ['/', '/ca', '/neumaticos', '/avisame/N1', '/cita-previa', '/tu-pago', '/tu-opinion/otra'])
    expect(isPersonal(at(path))).toBe(false);
});

test('a basket’s pages are personal by what they show, not by their address: what is bought there is measured', () => {
  expect(isPersonal(at('/cesta/tu-reserva'))).toBe(false);
});

test.each([
  ['/', true],
  ['/neumaticos/verano', true],
  ['/ca/tallers-mecanics/lleida/cappont', true],
  ['/selector/resultados', true],
  ['/cesta', false],
  ['/ca/cistella/pagament', false],
  ['/_proxy/cesta/anadir-producto', false],
  ['/cita-previa/fecha-y-hora', false],
  ['/ca/les-meves-comandes/R-1', false],
  ['/avisame/s-1/f-1', false],
  ['/operador/clientes', false],
  ['/ca/operador', false],
  ['/factura.pdf', false],
])('whether %s may be fetched before it is wanted: %s', (path, may) => {
  expect([path, isLookedAhead(path)]).toEqual([path, may]);
});
