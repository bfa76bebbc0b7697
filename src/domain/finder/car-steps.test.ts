import { anyTyre } from './read-car-search.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openSelector, type TyreSelector } from './car-selector.ts';
import { missingPart, nextStep, pageOf, selectorSteps, type SelectorStep, type SelectorVisitor } from './car-steps.ts';

const golf = openSelector({ ...anyTyre, ancho: 205, serie: 55, llanta: 16, carga: 91, velocidad: 'V' });

const phone: SelectorVisitor = { device: 'mobile', lead: false, loggedIn: false, dataNeeded: true };
const desktop: SelectorVisitor = { ...phone, device: 'desktop' };

/** Every page from the first to the last. */
const walk = (selector: TyreSelector, visitor: SelectorVisitor) => {
  const pages: string[] = [];
  for (let step: SelectorStep | undefined = 'ancho'; step; step = nextStep(selector, step, visitor))
    pages.push(pageOf(step, visitor.device));
  return pages;
};

describe('a step', () => {
  it('is loadable only when the values before it are filled', () => {
    const width = openSelector({ ...anyTyre, ancho: 205 });
    expect(selectorSteps.filter((step) => !missingPart(width, step))).toEqual(['initial', 'ancho', 'serie']);
    expect(missingPart(width, 'resultados')).toBe('serie');
    expect(selectorSteps.some((step) => missingPart(golf, step))).toBe(false);
  });

  it('of season, run-flat or brands is skipped on a phone when it is answered already', () => {
    const answered: TyreSelector = { ...golf, temporada: 'verano', runflat: false, marca: [] };
    expect(walk(golf, phone)).toEqual([
      'ancho',
      'serie',
      'llanta',
      'carga',
      'velocidad',
      'estacion',
      'runflat',
      'marcas',
      'datos',
      'resultados',
      'registro',
      'todos',
    ]);
    expect(walk(answered, phone)).toEqual([
      'ancho',
      'serie',
      'llanta',
      'carga',
      'velocidad',
      'datos',
      'resultados',
      'registro',
      'todos',
    ]);
  });

  it('on a desktop stands with its like on one page', () => {
    expect(walk(golf, desktop)).toEqual(['medidas', 'preferencias', 'datos', 'resultados', 'registro', 'todos']);
    expect(nextStep({ ...golf, temporada: 'verano', marca: [3] }, 'velocidad', desktop)).toBe('estacion');
  });

  it('of data is skipped for a lead, for who is logged in, and where no data is needed', () => {
    for (const known of [{ lead: true }, { loggedIn: true }, { dataNeeded: false }]) {
      expect(walk(golf, { ...desktop, ...known })).toEqual(['medidas', 'preferencias', 'resultados', 'todos']);
    }
  });

  it('that comes next is always further on, and is one that is come to from the first', () => {
    const selectors: fc.Arbitrary<TyreSelector> = fc
      .record({
        temporada: fc.constantFrom(null, 'verano', 'invierno'),
        runflat: fc.constantFrom(null, true, false),
        marca: fc.constantFrom(null, [], [3]),
      })
      .map((answers) => ({ ...golf, ...answers }));
    const visitors: fc.Arbitrary<SelectorVisitor> = fc.record({
      device: fc.constantFrom('mobile', 'desktop'),
      lead: fc.boolean(),
      loggedIn: fc.boolean(),
      dataNeeded: fc.boolean(),
    });
    fc.assert(
      fc.property(selectors, fc.constantFrom(...selectorSteps), visitors, (selector, step, visitor) => {
        const next = nextStep(selector, step, visitor);
        fc.pre(next !== undefined);
        expect(selectorSteps.indexOf(next)).toBeGreaterThan(selectorSteps.indexOf(step));
        expect(walk(selector, visitor)).toContain(pageOf(next, visitor.device));
      }),
    );
  });
});
