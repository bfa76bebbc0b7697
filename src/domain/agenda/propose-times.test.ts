import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WorkshopDay } from '../booking/availability.ts';
import { daysFrom } from '../booking/calendar.ts';
import { noQuarter, quartersBetween } from '../booking/quarters.ts';
import { timeAt } from '../time.ts';
import { placeJob, proposeTimes, takeTimes } from './propose-times.ts';

const days = (lifts: number): WorkshopDay[] =>
  daysFrom('2027-02-11', 5).map((fecha) => ({
    fecha,
    open: quartersBetween('09:00', '13:00'),
    festivo: null,
    bays: Array.from({ length: lifts }, (_, place) => ({
      bayId: place + 1,
      skills: ['turismo'],
      maxLlanta: 20,
      taken: noQuarter,
    })),
  }));
const stages = [{ skills: ['turismo'], llanta: 16, minutes: 60 }];
const limits = { notBefore: { fecha: '2027-02-11', hora: '09:00' }, latest: '2027-03-11' };
const waiting = (id: string, hora = '10:00', earliest = '2027-02-11') => ({
  id,
  stages,
  wanted: { fecha: '2027-02-11', hora },
  earliest,
});
const shown = (times: ReturnType<typeof proposeTimes>, id: string) =>
  times.get(id)?.map(({ fecha, hora }) => `${fecha.slice(8)} ${hora}`);

describe('times for who has to come at another one', () => {
  it('are the nearest free ones, two at most of one day', () => {
    expect(shown(proposeTimes(days(1), [waiting('a')], limits), 'a')).toEqual(['11 09:45', '11 10:00', '12 09:00']);
  });

  it('are never before the goods are there', () => {
    const times = shown(proposeTimes(days(1), [waiting('a', '10:00', '2027-02-13')], limits), 'a');
    expect(times?.every((time) => time >= '13')).toBe(true);
  });

  it('are fewer where there are no more', () => {
    const full = days(1).map((day) => ({ ...day, open: noQuarter }));
    expect(shown(proposeTimes(full, [waiting('a')], limits), 'a')).toEqual([]);
  });

  it('go together whatever each chooses', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3 }),
        fc.array(fc.integer({ min: 36, max: 48 }), { minLength: 1, maxLength: 6 }),
        fc.infiniteStream(fc.integer({ min: 0, max: 2 })),
        (lifts, wanted, choices) => {
          const people = wanted.map((quarter, place) => waiting(String(place), timeAt(quarter * 15)));
          const proposed = proposeTimes(days(lifts), people, limits);
          const chosen = people.flatMap(({ id }) => {
            const own = proposed.get(id) ?? [];
            const time = own[(choices.next().value ?? 0) % Math.max(1, own.length)];
            return time ? [time] : [];
          });
          const seen = new Set<string>();
          for (const { fecha, stays } of chosen)
            for (const { bayId, desde, hasta } of stays)
              for (
                let minute = desde;
                minute < hasta;
                minute = timeAt(Number(minute.slice(0, 2)) * 60 + Number(minute.slice(3)) + 15)
              ) {
                const quarter = `${fecha} ${bayId} ${minute}`;
                expect(seen.has(quarter)).toBe(false);
                seen.add(quarter);
              }
        },
      ),
    );
  });
});

describe('a job', () => {
  const [day] = days(1);
  if (!day) throw new Error('no day');

  it('has a bay for each of its stages, one after the other', () => {
    expect(placeJob(day, [...stages, ...stages], '09:00')?.stays).toEqual([
      { desde: '09:00', hasta: '10:00', bayId: 1 },
      { desde: '10:00', hasta: '11:00', bayId: 1 },
    ]);
  });

  it('has the free bay that can do least beyond it', () => {
    const bay = (bayId: number, skills: string[], maxLlanta: number) => ({
      bayId,
      skills,
      maxLlanta,
      taken: noQuarter,
    });
    const bayOf = (...bays: ReturnType<typeof bay>[]) => placeJob({ ...day, bays }, stages, '09:00')?.stays[0]?.bayId;
    const [many, wide, least] = [
      bay(1, ['turismo', 'alineacion'], 18),
      bay(2, ['turismo'], 22),
      bay(3, ['turismo'], 18),
    ];
    expect(bayOf(many, wide, least)).toBe(3);
    expect(bayOf(many, wide)).toBe(2);
    expect(bayOf(least, wide, { ...least, bayId: 1 })).toBe(1);
  });

  it('takes its own bay on its own day, and nothing else', () => {
    const [first, second] = days(2);
    if (!first || !second) throw new Error('no days');
    const time = placeJob(second, stages, '10:00');
    const [before, after] = takeTimes([first, second], time ? [time] : []);
    expect(before).toEqual(first);
    expect(after?.bays.map(({ taken }) => taken)).toEqual([quartersBetween('10:00', '11:00'), noQuarter]);
  });

  it('has none where its time is taken', () => {
    const time = placeJob(day, stages, '09:30');
    const [taken] = takeTimes([day], time ? [time] : []);
    expect(taken && placeJob(taken, stages, '10:15')).toBeUndefined();
    expect(taken && placeJob(taken, stages, '10:30')).toMatchObject({ hora: '10:30' });
  });
});
