import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jobMinutes, planJob, sameStages, type Work } from './job.ts';

const golf = { tipo_vehiculo: 'turismo', llanta: 16, runflat: false };
const fitting: Work = { base_calculo: 'U', cantidad: 4, minutos: 10, minutos_extra: 0, skill: null };
const alignment: Work = { base_calculo: 'F', cantidad: 1, minutos: 30, minutos_extra: 0, skill: 'alineacion' };

describe('planning a job', () => {
  test('four tyres at ten minutes each take three quarters of an hour on any lift for the vehicle', () => {
    expect(planJob([fitting], golf, 5)).toEqual([{ skills: ['turismo'], llanta: 16, minutes: 45 }]);
  });

  test('alignment follows fitting, on a bay that can align, whatever the order of the services', () => {
    expect(planJob([alignment, fitting], golf, 5)).toEqual([
      { skills: ['turismo'], llanta: 16, minutes: 45 },
      { skills: ['turismo', 'alineacion'], llanta: 16, minutes: 30 },
    ]);
  });

  test('services of one stage are added before rounding', () => {
    const valves: Work = { base_calculo: 'U', cantidad: 4, minutos: 1, minutos_extra: 0, skill: null };
    const safety: Work = { base_calculo: 'F', cantidad: 4, minutos: 10, minutos_extra: 0, skill: null };
    expect(jobMinutes(planJob([fitting, valves, safety], golf, 5))).toBe(60);
  });

  test('a run-flat adds its minutes once a tyre, not once a service', () => {
    const balancing: Work = { ...fitting, minutos: 5 };
    expect(jobMinutes(planJob([fitting, balancing], { ...golf, runflat: true }, 5))).toBe(90);
    expect(jobMinutes(planJob([alignment], { ...golf, runflat: true }, 5))).toBe(30);
    const onceEach: Work = { ...fitting, base_calculo: 'F', cantidad: 9, minutos: 5 };
    expect(jobMinutes(planJob([fitting, onceEach], { ...golf, runflat: true }, 5))).toBe(75);
  });

  test('a large rim adds what the price table says, on each unit', () => {
    expect(jobMinutes(planJob([{ ...fitting, minutos_extra: 5 }], { ...golf, llanta: 19 }, 5))).toBe(60);
  });

  test('a visit without any work still takes a quarter', () => {
    expect(planJob([], golf, 5)).toEqual([{ skills: ['turismo'], llanta: 16, minutes: 15 }]);
  });

  test('what is only picked up needs no bay for a vehicle', () => {
    const pickup = { base_calculo: 'F', cantidad: 1, minutos: 0, minutos_extra: 0, skill: null } as const;
    expect(planJob([pickup], golf, 5)).toEqual([{ skills: [], llanta: 0, minutes: 15 }]);
    expect(planJob([pickup, fitting], golf, 5)).toEqual(planJob([fitting], golf, 5));
  });

  test('a stage is never shorter than its work, nor a whole quarter longer', () => {
    const works = fc.array(
      fc.record({
        base_calculo: fc.constantFrom('U' as const, 'F' as const),
        cantidad: fc.integer({ min: 1, max: 8 }),
        minutos: fc.integer({ min: 1, max: 40 }),
        minutos_extra: fc.integer({ min: 0, max: 10 }),
        skill: fc.constantFrom(null, 'alineacion'),
      }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(works, (some) => {
        const stages = planJob(some, golf, 5);
        const work = some.reduce(
          (sum, each) => sum + (each.minutos + each.minutos_extra) * (each.base_calculo === 'U' ? each.cantidad : 1),
          0,
        );
        expect(jobMinutes(stages)).toBeGreaterThanOrEqual(work);
        expect(jobMinutes(stages)).toBeLessThan(work + 15 * stages.length);
        expect(stages.every((stage) => stage.minutes % 15 === 0)).toBe(true);
      }),
    );
  });

  test('a hold serves another basket only when every stage is the same', () => {
    const [one, two] = [planJob([fitting], golf, 5), planJob([fitting, alignment], golf, 5)];
    expect(sameStages(one, planJob([fitting], golf, 5))).toBe(true);
    expect(sameStages(one, two)).toBe(false);
    expect(sameStages(two, one)).toBe(false);
    const longer = { ...alignment, minutos: 45 };
    expect(sameStages(two, planJob([fitting, longer], golf, 5))).toBe(false);
    expect(
      sameStages(
        two,
        two.map((stage) => ({ ...stage, skills: stage.skills.toReversed() })),
      ),
    ).toBe(true);
    expect(sameStages(one, planJob([fitting], { ...golf, llanta: 17 }, 5))).toBe(false);
    expect(sameStages(one, planJob([fitting], { ...golf, tipo_vehiculo: '4x4' }, 5))).toBe(false);
  });
});
