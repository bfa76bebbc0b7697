import { describe, expect, it } from 'vitest';
import { agricola as agricolaCa } from '#i18n/ca/pages/agricola.ts';
import { camion as camionCa } from '#i18n/ca/pages/camion.ts';
import { coche as cocheCa } from '#i18n/ca/pages/coche.ts';
import { moto as motoCa } from '#i18n/ca/pages/moto.ts';
import { tyreHelp as helpCa } from '#i18n/ca/pages/tyre-help.ts';
import { agricola } from '#i18n/es/pages/agricola.ts';
import { camion } from '#i18n/es/pages/camion.ts';
import { coche } from '#i18n/es/pages/coche.ts';
import { moto } from '#i18n/es/pages/moto.ts';
import { tyreHelp } from '#i18n/es/pages/tyre-help.ts';
import type { PageText } from '#i18n/page-text.ts';

const vehicles = { coche, moto, camion, agricola };
const vehiclesCa: Record<string, Record<string, PageText>> = {
  coche: cocheCa,
  moto: motoCa,
  camion: camionCa,
  agricola: agricolaCa,
};

/** What a text is made of, without its words. */
const shapeOf = (value: unknown): unknown => {
  if (typeof value === 'string') return '';
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'dibujo')
      .map(([name, inside]) => [name, shapeOf(inside)]),
  );
};

const pages = Object.entries(vehicles).flatMap(([vehicle, texts]) =>
  Object.entries<PageText>(texts).map(([key, text]) => ({ vehicle, key, text, catalan: vehiclesCa[vehicle]?.[key] })),
);

describe('texts of pages', () => {
  it.each(pages)('$vehicle/$key says the same things in both languages', ({ text, catalan }) => {
    expect(shapeOf(catalan)).toEqual(shapeOf(text));
  });

  it('of the help say the same things in both languages', () => {
    expect(shapeOf(helpCa)).toEqual(shapeOf(tyreHelp));
  });

  it('have an address of their own below their vehicle', () => {
    for (const [vehicle, texts] of Object.entries(vehicles)) {
      for (const all of [Object.values<PageText>(texts), Object.values(vehiclesCa[vehicle] ?? {})]) {
        const slugs = all.map(({ slug }) => slug);
        expect(new Set(slugs).size).toBe(slugs.length);
        expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
      }
    }
  });

  // Amounts come from the database; a text that names one would be wrong one day.
  it('name no price, and do not shout', () => {
    const said = JSON.stringify([vehicles, vehiclesCa, tyreHelp, helpCa]);
    expect(said.match(/[^"]{0,40}(€|\beuros\b|!|¡)[^"]{0,20}/g)).toBeNull();
  });
});
