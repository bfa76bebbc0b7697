import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { otherServices } from '../../db/seed/tariff/other-services.ts';
import { tyreServices } from '../../db/seed/tariff/tyre-services.ts';
import { packs } from '../../db/seed/products/packs.ts';
import { articles as articlesCa } from '#i18n/ca/articles.ts';
import { coche as cocheCa } from '#i18n/ca/pages/coche.ts';
import { tyreHelp as helpCa } from '#i18n/ca/pages/tyre-help.ts';
import { tyreFacts as factsCa } from '#i18n/ca/tyre-facts.ts';
import { workshops as workshopsCa } from '#i18n/ca/workshops.ts';
import { articles } from '#i18n/es/articles.ts';
import { coche } from '#i18n/es/pages/coche.ts';
import { tyreHelp } from '#i18n/es/pages/tyre-help.ts';
import { tyreFacts } from '#i18n/es/tyre-facts.ts';
import { workshops } from '#i18n/es/workshops.ts';

/** All words of a text, those of its sentences with a value included. */
const wordsOf = (text: unknown): string => {
  if (typeof text === 'function') return String(text);
  if (typeof text !== 'object' || text === null) return typeof text === 'string' ? text : '';
  return Object.values(text).map(wordsOf).join('\n');
};

/** What both languages say in figures, and where. */
const said: readonly (readonly [what: string, texts: readonly unknown[], figures: readonly RegExp[]])[] = [
  ['tyres run flat about 80 km at 80 km/h', [tyreFacts, factsCa, tyreHelp, helpCa], [/80 km.*a 80 km\/h/s]],
  ['tyres of winter are for less than 7 degrees', [tyreHelp, helpCa], [/7 °C/]],
  ['tyres are worn out at 1.6 mm and changed with more than 2', [tyreHelp, helpCa], [/1,6 mm/, /més de 2|más de 2/]],
  ['batteries last 4 to 5 years', [articles, articlesCa], [/de 4 a 5 (años|anys)/]],
  [
    'the car has its oil, filter and brake fluid changed in time',
    [coche, cocheCa],
    [/15\.000–20\.000 km/, /7\.500–10\.000 km/, /10\.000 km/, /2 (años|anys).*40\.000 km/s],
  ],
];

describe('figures of the specification', () => {
  it.each(said)('%s, in both languages', (_, texts, figures) => {
    for (const text of texts) for (const figure of figures) expect(wordsOf(text)).toMatch(figure);
  });

  it('are those of the packs: tiers, litres, points, bands of motorcycles', () => {
    const cars = packs.filter(({ tipo_vehiculo }) => tipo_vehiculo === 'turismo');
    const tiers = cars.map(({ traits }) => ('nivel' in traits ? traits.nivel : ''));
    expect(new Set(tiers)).toEqual(new Set(['Basic', 'Plus', 'Premium', 'Confort']));
    for (const { id_navision, traits, partes = [] } of cars) {
      const large = 'carter_grande' in traits && traits.carter_grande;
      expect([id_navision, large]).toEqual([id_navision, id_navision.endsWith('-CG')]);
      const told = wordsOf(partes);
      expect(told).toMatch(large ? /más de 5 litros/ : /hasta 5 litros/);
      expect(told).toMatch(/anticongelante hasta 1 litro y lavaparabrisas hasta 2/);
      expect(told).toMatch(/30 puntos/);
    }
    const motorcycles = packs.filter(({ tipo_vehiculo }) => tipo_vehiculo === 'moto');
    expect(wordsOf(motorcycles)).toMatch(/22 puntos/);
    expect(
      motorcycles.map(({ traits }) =>
        'cilindrada_desde' in traits ? [traits.cilindrada_desde, traits.cilindrada_hasta] : [],
      ),
    ).toEqual([
      [null, 125],
      [126, 450],
      [451, 750],
      [751, 1000],
      [1001, null],
    ]);
  });

  it('are nine services and ten sorts of equipment of workshops, in both languages', () => {
    const services = 'coche moto camion agricola renting patinete itv tacografo vehiculo-sustitucion';
    const equipment =
      'wifi cafe guarda-neumaticos tienda carga-movil wc financiacion zona-infantil vending zona-trabajo';
    for (const { servicio, equipo } of [workshops, workshopsCa]) {
      expect(Object.keys(servicio).join(' ')).toBe(services);
      expect(Object.keys(equipo).join(' ')).toBe(equipment);
    }
  });

  it('are no service of their own for the eco-fee', () => {
    const services = [...otherServices, ...tyreServices].map(({ id_navision }) => id_navision);
    expect(services).toContain('ITV_APPLUS');
    expect(services).not.toContain('eco_nav');
  });

  it('are the widths at which layouts of the shop change', () => {
    const web = join(import.meta.dirname, '../../src/web');
    const styles = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
      (path) => path.endsWith('.css') && !path.startsWith('console'),
    );
    const widths = styles.flatMap((path) => {
      const queries = readFileSync(join(web, path), 'utf8').match(/@media[^{]*\bwidth\b[^{]*/g) ?? [];
      return queries.flatMap((query) => (query.match(/\d+(?=px)/g) ?? []).map(Number));
    });
    expect(widths.length).toBeGreaterThan(30);
    // Others break a row of one page, or are decision 041; none stands near one of these and means the same.
    for (const specified of [420, 768, 1280]) {
      const near = widths.filter((width) => Math.abs(width - specified) <= 40);
      expect(near).toContain(specified);
      expect(near.filter((width) => width !== specified && width !== specified - 1)).toEqual([]);
    }
  });
});
