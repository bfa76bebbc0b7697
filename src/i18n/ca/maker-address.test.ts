import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { articles } from './articles.ts';
import { tyreFacts } from './tyre-facts.ts';

const michelin = 'Manufacture Française des Pneumatiques Michelin, Clermont-Ferrand';

test.each([
  ['a tyre', tyreFacts.dato.fabricanteValor],
  ['an article', articles.dato.fabricanteValor],
])('the sheet of %s names the country of its maker in Catalan', (_, said) => {
  expect(said(`${michelin}, Francia`)).toBe(`${michelin}, França`);
  expect(said('Pirelli Tyre S.p.A., Milán, Italia')).toBe('Pirelli Tyre S.p.A., Milà, Itàlia');
});

test('no country of a maker that the demo sells stays in Spanish', () => {
  const codes = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap((one, _, all) => all.map((other) => one + other));
  const regions = new Intl.DisplayNames('ca', { type: 'region' });
  const named = new Set(codes.map((code) => regions.of(code)));
  const makers = ['catalogue', 'products'].flatMap((folder) =>
    readFileSync(`db/seed/${folder}/makers.csv`, 'utf8').trim().split('\n').slice(1),
  );
  const countries = makers.map((line) =>
    tyreFacts.dato
      .fabricanteValor(line.split(';')[7] ?? '')
      .split(', ')
      .at(-1),
  );
  expect(countries.length).toBeGreaterThan(50);
  expect(countries.filter((country) => !named.has(country))).toEqual([]);
});
