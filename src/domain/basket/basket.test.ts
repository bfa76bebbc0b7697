import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseWorkshop } from './choices.ts';
import { statusAfter, type BasketEvent, type BasketStatus } from './status.ts';
import { basketSteps, hasOptions, missingStep, stepBack, type BasketProgress } from './steps.ts';

describe('the status after', () => {
  it('a change is dirty, after a price ok', () => {
    const road: readonly [BasketEvent, BasketStatus][] = [
      ['changed', 'dirty'],
      ['changed', 'dirty'],
      ['priced', 'ok'],
      ['changed', 'dirty'],
      ['loaded', 'ok'],
    ];
    let status: BasketStatus = 'new';
    for (const [event, expected] of road) {
      status = statusAfter(status, event);
      expect(status).toBe(expected);
    }
  });

  it('loading is ok', () => {
    expect(statusAfter('unloaded', 'loaded')).toBe('ok');
  });

  it('a change of what is not loaded stays unloaded', () => {
    expect(statusAfter('unloaded', 'changed')).toBe('unloaded');
  });

  it('a price is ok whatever was there before, because the answer to a change carries the whole basket', () => {
    for (const status of ['new', 'unloaded', 'dirty', 'ok'] as const) expect(statusAfter(status, 'priced')).toBe('ok');
  });
});

describe('choosing where and when', () => {
  const chosen = { selectedTaller: 3, selectedDate: '2026-11-23', selectedTime: '09:15', other: 'kept' };

  it('in another workshop forgets day and hour, in the same one nothing', () => {
    expect(chooseWorkshop(chosen, 4)).toEqual({
      selectedTaller: 4,
      selectedDate: null,
      selectedTime: null,
      other: 'kept',
    });
    expect(chooseWorkshop(chosen, 3)).toBe(chosen);
  });
});

const ready: BasketProgress = {
  products: ['four tyres'],
  services: [{ obligatorio: false }],
  selectedTaller: 3,
  selectedDate: '2026-11-23',
  selectedTime: '09:15',
  held: true,
  contact: true,
  generaFactura: false,
  billing: false,
  order: 'none',
};

describe('options', () => {
  it('are there where something may be chosen or left', () => {
    const [included, choice] = [{ obligatorio: true }, { obligatorio: false }];
    expect([[choice], [included, choice], [included], []].map((services) => hasOptions({ services }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('a step', () => {
  it.each([
    ['talleres', { products: [] }, 'solicitud'],
    ['fecha-y-hora', { selectedTaller: null }, 'talleres'],
    ['pago', { selectedDate: null }, 'fecha-y-hora'],
    ['pago', { selectedTime: null }, 'fecha-y-hora'],
    ['pago', { held: false }, 'fecha-y-hora'],
    ['pago', { contact: false }, 'registro'],
    ['pago', { generaFactura: true }, 'datos-facturacion'],
    ['pago', { generaFactura: true, billing: true }, undefined],
    ['pago', { order: 'open', held: false }, undefined],
    ['solicitud', { products: [] }, undefined],
    ['solicitud', { order: 'settled' }, 'tu-reserva'],
    ['tu-reserva', { order: 'none' }, 'pago'],
    ['tu-reserva', { order: 'settled' }, undefined],
    ['tu-reserva', { order: 'open' }, undefined],
  ] as const)('%s with %j shows %s first', (step, missing, first) => {
    expect(missingStep(step, { ...ready, ...missing })).toBe(first);
  });

  const progress: fc.Arbitrary<BasketProgress> = fc.record({
    products: fc.constantFrom([], ['tyres']),
    services: fc.constantFrom([], [{ obligatorio: true }], [{ obligatorio: false }]),
    selectedTaller: fc.constantFrom(null, 3),
    selectedDate: fc.constantFrom(null, '2026-11-23'),
    selectedTime: fc.constantFrom(null, '09:15'),
    held: fc.boolean(),
    contact: fc.boolean(),
    generaFactura: fc.boolean(),
    billing: fc.boolean(),
    order: fc.constantFrom('none', 'open', 'settled'),
  });
  const steps = fc.constantFrom(...basketSteps);

  it('that is shown instead may always be entered itself', () => {
    fc.assert(
      fc.property(steps, progress, (step, basket) => {
        const first = missingStep(step, basket);
        expect(first === undefined ? undefined : missingStep(first, basket)).toBeUndefined();
      }),
    );
  });

  it('that may be entered stays so on the way back', () => {
    fc.assert(
      fc.property(steps, progress, (step, basket) => {
        fc.pre(missingStep(step, basket) === undefined);
        const back = stepBack(step, basket);
        expect(back === undefined ? undefined : missingStep(back, basket)).toBeUndefined();
      }),
    );
  });
});
