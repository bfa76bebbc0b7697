import { anyMotoTyre } from './read-moto-search.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openMotoSelector } from './moto-selector.ts';
import { missingMotoPart, motoSteps, nextMotoStep } from './moto-steps.ts';

const visitor = { lead: false, loggedIn: false, dataNeeded: true };
const size = openMotoSelector({ ...anyMotoTyre, ancho: 120, alto: 70, llanta: 17 });
const model = openMotoSelector({
  ...anyMotoTyre,
  marca: 'Yamaha',
  cilindrada: '689',
  modelo: 'MT-07',
  aplicacion: 'ambas',
});

/** Every step from the first to the last. */
const walk = (selector: typeof size, who = visitor) => {
  const steps: string[] = [];
  for (let step = nextMotoStep(selector, 'initial', who); step; step = nextMotoStep(selector, step, who))
    steps.push(step);
  return steps;
};

describe('a step of the motorcycle selector', () => {
  it('is loadable only when the values before it are filled', () => {
    const width = openMotoSelector({ ...anyMotoTyre, ancho: 120 });
    expect(motoSteps('medidas').filter((step) => !missingMotoPart(width, step))).toEqual(['initial', 'ancho', 'alto']);
    expect(missingMotoPart(width, 'resultados')).toBe('alto');
    expect(missingMotoPart(size, 'resultados')).toBeUndefined();
    expect(missingMotoPart(model, 'resultados')).toBeUndefined();
  });

  it('of the other way waits for the answers of that way', () => {
    expect(missingMotoPart(size, 'modelo')).toBe('marca');
    expect(missingMotoPart(model, 'llanta')).toBe('ancho');
  });

  it('leads from width to results by type and brands, or from the brand by engine size, model, year and wheel', () => {
    const last = ['datos', 'resultados', 'registro', 'camaras-mousses'];
    expect(walk(size)).toEqual(['ancho', 'alto', 'llanta', 'tipo', 'marcas', ...last]);
    expect(walk(model)).toEqual(['marca', 'cilindrada', 'modelo', 'fabricacion', 'aplicacion', ...last]);
    expect(walk({ ...size, tipos: [], marcas: [] })).toEqual(['ancho', 'alto', 'llanta', ...last]);
  });

  it('of type is skipped where a vehicle has one type only', () => {
    expect(nextMotoStep({ ...size, vehiculo: 'quad' }, 'llanta', visitor)).toBe('marcas');
    expect(nextMotoStep({ ...size, vehiculo: 'agricola' }, 'llanta', visitor)).toBe('tipo');
  });

  it('of data is skipped for a lead, for who is logged in, and where no data is needed', () => {
    for (const known of [{ lead: true }, { loggedIn: true }, { dataNeeded: false }])
      expect(nextMotoStep(model, 'aplicacion', { ...visitor, ...known })).toBe('resultados');
  });

  it('that comes next is always further on, and is one that is come to from the first', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(size, model),
        fc.record({ tipos: fc.constantFrom(null, []), marcas: fc.constantFrom(null, [], [3]) }),
        fc.record({ lead: fc.boolean(), loggedIn: fc.boolean(), dataNeeded: fc.boolean() }),
        fc.nat({ max: 9 }),
        (selector, answers, who, place) => {
          const answered = { ...selector, ...answers };
          const steps = motoSteps(selector.origen);
          const step = steps[place % steps.length] ?? 'initial';
          const next = nextMotoStep(answered, step, who);
          fc.pre(next !== undefined);
          expect(steps.indexOf(next)).toBeGreaterThan(steps.indexOf(step));
          expect(walk(answered, who)).toContain(next);
        },
      ),
    );
  });
});
