import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyMotoTyre } from './moto-search.ts';
import { openMotoSelector } from './moto-selector.ts';
import { isMotoStepSkipped, missingMotoPart, motoSteps, nextMotoStep } from './moto-steps.ts';

const visitor = { lead: false, loggedIn: false, dataNeeded: true };
const size = openMotoSelector({ ...anyMotoTyre, ancho: 120, alto: 70, llanta: 17 });
const model = openMotoSelector({
  ...anyMotoTyre,
  marca: 'Yamaha',
  cilindrada: '689',
  modelo: 'MT-07',
  aplicacion: 'ambas',
});

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
    const walk = (selector: typeof size) => {
      const steps: string[] = [];
      for (let step = nextMotoStep(selector, 'initial', visitor); step; step = nextMotoStep(selector, step, visitor))
        steps.push(step);
      return steps;
    };
    const last = ['datos', 'resultados', 'registro', 'camaras-mousses'];
    expect(walk(size)).toEqual(['ancho', 'alto', 'llanta', 'tipo', 'marcas', ...last]);
    expect(walk(model)).toEqual(['marca', 'cilindrada', 'modelo', 'fabricacion', 'aplicacion', ...last]);
    expect(walk({ ...size, tipos: [], marcas: [] })).toEqual(['ancho', 'alto', 'llanta', ...last]);
  });

  it('of type is skipped where a vehicle has one type only', () => {
    expect(isMotoStepSkipped({ ...size, vehiculo: 'quad' }, 'tipo', visitor)).toBe(true);
    expect(isMotoStepSkipped({ ...size, vehiculo: 'agricola' }, 'tipo', visitor)).toBe(false);
  });

  it('of data is skipped for a lead, for who is logged in, and where no data is needed', () => {
    for (const known of [{ lead: true }, { loggedIn: true }, { dataNeeded: false }])
      expect(nextMotoStep(model, 'aplicacion', { ...visitor, ...known })).toBe('resultados');
  });

  it('that comes next is always further on and not skipped', () => {
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
          expect(isMotoStepSkipped(answered, next, who)).toBe(false);
        },
      ),
    );
  });
});
