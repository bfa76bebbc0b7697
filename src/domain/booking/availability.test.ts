import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canDo,
  describeDay,
  freeStarts,
  offeredStarts,
  type BayDay,
  type DayWish,
  type WorkshopDay,
} from './availability.ts';
import { firstTime, noQuarter, quartersBetween, timesOf } from './quarters.ts';
import { runsOf } from '#tests/support/turn.ts';

const fitting = { skills: ['turismo'], llanta: 16, minutes: 45 };
const alignment = { skills: ['turismo', 'alineacion'], llanta: 16, minutes: 30 };
const bay = (bayId: number, skills: string[], taken = noQuarter, maxLlanta = 20): BayDay => ({
  bayId,
  skills,
  maxLlanta,
  taken,
});
const morning = quartersBetween('09:00', '11:00');

const monday: WorkshopDay = { fecha: '2026-11-23', open: morning, festivo: null, bays: [bay(1, ['turismo'])] };
const wish: DayWish = {
  stages: [fitting],
  earliest: '2026-11-20',
  latest: '2027-02-18',
  notBefore: { fecha: '2026-11-20', hora: '10:00' },
};

describe('free starts of a day', () => {
  test('every quarter from which the job ends before closing', () => {
    expect(timesOf(freeStarts(morning, [bay(1, ['turismo'])], [fitting]))).toEqual([
      '09:00',
      '09:15',
      '09:30',
      '09:45',
      '10:00',
      '10:15',
    ]);
  });

  test('a job does not reach over the midday break', () => {
    const open = quartersBetween('12:00', '13:00') | quartersBetween('15:00', '16:00');
    expect(timesOf(freeStarts(open, [bay(1, ['turismo'])], [{ ...fitting, minutes: 60 }]))).toEqual(['12:00', '15:00']);
  });

  test('one bay must be free for the whole stage: two halves on two bays do not serve', () => {
    const bays = [
      bay(1, ['turismo'], quartersBetween('09:00', '10:00')),
      bay(2, ['turismo'], quartersBetween('10:00', '11:00')),
    ];
    expect(timesOf(freeStarts(morning, bays, [{ ...fitting, minutes: 60 }]))).toEqual(['09:00', '10:00']);
    expect(timesOf(freeStarts(morning, bays, [{ ...fitting, minutes: 75 }]))).toEqual([]);
  });

  test('bays without the skill or with too small a machine do not count', () => {
    expect(freeStarts(morning, [bay(1, ['moto'])], [fitting])).toBe(noQuarter);
    expect(freeStarts(morning, [bay(1, ['turismo'])], [{ ...fitting, llanta: 21 }])).toBe(noQuarter);
  });

  test('alignment begins where fitting ends, on a bay that can align', () => {
    const bays = [bay(1, ['turismo']), bay(2, ['turismo', 'alineacion'], quartersBetween('09:00', '10:15'))];
    expect(timesOf(freeStarts(morning, bays, [fitting, alignment]))).toEqual(['09:30', '09:45']);
  });

  const hour = { min: 0, max: 63 };
  const range = fc
    .tuple(fc.integer(hour), fc.integer({ min: 1, max: 20 }))
    .map(([from, length]) => ({ from, to: Math.min(64, from + length) }));
  const skills = fc.subarray(['turismo', 'furgoneta', 'alineacion'], { minLength: 1 });
  const bays = fc.array(
    fc.record({ skills, maxLlanta: fc.integer({ min: 15, max: 24 }), taken: fc.array(range, { maxLength: 5 }) }),
    {
      minLength: 1,
      maxLength: 5,
    },
  );
  const stages = fc.array(
    fc.record({
      skills: fc.subarray(['turismo', 'alineacion']),
      llanta: fc.integer({ min: 15, max: 24 }),
      minutes: fc.integer({ min: 1, max: 8 }).map((n) => n * 15),
    }),
    { minLength: 1, maxLength: 3 },
  );
  type Range = { from: number; to: number };
  const asQuarters = (ranges: readonly Range[]) =>
    ranges.reduce((all, { from, to }) => all | (((1n << BigInt(to - from)) - 1n) << BigInt(from)), noQuarter);

  test('every offered start fits, and none that fits is missing', () => {
    fc.assert(
      fc.property(fc.array(range, { maxLength: 3 }), bays, stages, (open, sketches, job) => {
        const starts = freeStarts(
          asQuarters(open),
          sketches.map((sketch, index) => ({ ...sketch, bayId: index, taken: asQuarters(sketch.taken) })),
          job,
        );
        const isOpen = (quarter: number) => open.some(({ from, to }) => from <= quarter && quarter < to);
        for (let start = 0; start < 64; start += 1) {
          let at = start;
          const fits = job.every(({ skills: needed, llanta, minutes }) => {
            const quarters = Array.from({ length: minutes / 15 }, (_, step) => at + step);
            at += minutes / 15;
            return (
              quarters.every((quarter) => quarter < 64 && isOpen(quarter)) &&
              sketches.some(
                (sketch) =>
                  needed.every((skill) => sketch.skills.includes(skill)) &&
                  sketch.maxLlanta >= llanta &&
                  !quarters.some((quarter) => sketch.taken.some(({ from, to }) => from <= quarter && quarter < to)),
              )
            );
          });
          expect((starts >> BigInt(start)) & 1n).toBe(fits ? 1n : 0n);
        }
      }),
      { numRuns: runsOf(300) },
    );
  });

  test('one booking more never opens a time', () => {
    fc.assert(
      fc.property(bays, stages, range, fc.nat(), (sketches, job, extra, which) => {
        const days = sketches.map((sketch, index) => ({ ...sketch, bayId: index, taken: asQuarters(sketch.taken) }));
        const fuller = days.map((day, index) =>
          index === which % days.length ? { ...day, taken: day.taken | asQuarters([extra]) } : day,
        );
        const open = quartersBetween('06:00', '22:00');
        expect(freeStarts(open, fuller, job) & ~freeStarts(open, days, job)).toBe(noQuarter);
      }),
    );
  });
});

describe('what a visitor is told of a day', () => {
  test('the first time, where there is one', () => {
    expect(describeDay(monday, wish)).toEqual({
      primera: '09:00',
      horas: timesOf(offeredStarts(monday, wish)),
      motivo: null,
    });
  });

  test('times before the minimum notice are not offered', () => {
    expect(timesOf(offeredStarts(monday, { ...wish, notBefore: { fecha: '2026-11-23', hora: '10:01' } }))).toEqual([
      '10:15',
    ]);
  });

  test.each([
    ['festivo', { ...monday, festivo: { es: 'Fiesta', ca: 'Festa' } }, wish],
    ['cerrado', { ...monday, open: noQuarter }, wish],
    ['horario-corto', monday, { ...wish, stages: [{ ...fitting, minutes: 180 }] }],
    ['entrega', monday, { ...wish, earliest: '2026-11-24' }],
    ['antelacion', monday, { ...wish, notBefore: { fecha: '2026-11-23', hora: '10:30' } }],
    ['antelacion', monday, { ...wish, notBefore: { fecha: '2026-11-24', hora: '08:00' } }],
    ['antelacion', { ...monday, fecha: '2026-11-19' }, wish],
    ['completo', { ...monday, bays: [bay(1, ['turismo'], morning)] }, wish],
    ['completo', { ...monday, bays: [bay(1, ['turismo'], morning)] }, { ...wish, earliest: monday.fecha }],
    [
      'maquina',
      { ...monday, bays: [bay(1, ['turismo']), bay(2, ['turismo', 'alineacion'], morning)] },
      { ...wish, stages: [alignment] },
    ],
  ] as const)('why it has none: %s', (motivo, day, asked) => {
    expect(describeDay(day, asked)).toEqual({ primera: null, horas: [], motivo });
  });

  test('something is offered on the first day and on the last, and nothing beyond them', () => {
    expect(firstTime(offeredStarts(monday, { ...wish, latest: '2026-11-23' }))).toBe('09:00');
    expect(offeredStarts(monday, { ...wish, latest: '2026-11-22' })).toBe(noQuarter);
    expect(firstTime(offeredStarts(monday, { ...wish, earliest: '2026-11-23' }))).toBe('09:00');
    expect(offeredStarts(monday, { ...wish, earliest: '2026-11-24' })).toBe(noQuarter);
  });

  test('a workshop can do a job only when it has a bay for each stage', () => {
    expect(canDo([bay(1, ['turismo'])], [fitting])).toBe(true);
    expect(canDo([bay(1, ['turismo'])], [fitting, alignment])).toBe(false);
    expect(canDo([bay(1, ['turismo']), bay(2, ['turismo', 'alineacion'])], [fitting, alignment])).toBe(true);
    expect(canDo([bay(1, ['turismo'], noQuarter, 16)], [{ ...fitting, llanta: 17 }])).toBe(false);
  });
});
