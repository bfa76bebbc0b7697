import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hoursOf, minuteAt, minutesOf, placeOn, dayScale, spansWithout, timeOf, type Span } from './day-scale.ts';

const span = (from: string, to: string): Span => ({ desde: minutesOf(from), hasta: minutesOf(to) });
const day = span('08:00', '20:00');

const anySpan = fc
  .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 96 }))
  .map(([one, other]) => ({ desde: Math.min(one, other - 1) * 15, hasta: Math.max(one + 1, other) * 15 }));

describe('the scale of a day', () => {
  it('shows whole hours around the opening hours', () => {
    expect(dayScale([span('08:30', '13:30'), span('15:00', '19:30')], [])).toEqual(day);
  });

  it('grows for what lies outside the opening hours', () => {
    expect(dayScale([span('09:00', '13:00')], [span('06:45', '07:15')])).toEqual(span('06:00', '13:00'));
  });

  it('shows a usual day where the workshop is closed and nothing is on', () => {
    expect(dayScale([], [])).toEqual(span('08:00', '19:00'));
  });

  it('never goes beyond midnight', () => {
    expect(dayScale([], [span('00:00', '24:00')])).toEqual(span('00:00', '24:00'));
  });

  it('names its hours', () => {
    expect(hoursOf(span('08:00', '11:00')).map(timeOf)).toEqual(['08:00', '09:00', '10:00']);
  });
});

describe('what stands on it', () => {
  it('begins at its quarter and is as high as it is long', () => {
    expect(placeOn(day, span('09:15', '10:00'))).toEqual({ top: 5, height: 3 });
  });

  it('is cut where the scale ends', () => {
    expect(placeOn(day, span('00:00', '08:30'))).toEqual({ top: 0, height: 2 });
    expect(placeOn(day, span('21:00', '22:00'))).toEqual({ top: 48, height: 0 });
  });

  it('is found again at the height at which it stands', () => {
    fc.assert(
      fc.property(anySpan, (one) => {
        const scale = dayScale([day], [one]);
        const { top, height } = placeOn(scale, one);
        const quarters = (scale.hasta - scale.desde) / 15;
        expect(minuteAt(scale, (top + 0.5) / quarters)).toBe(one.desde);
        expect(height * 15).toBe(one.hasta - one.desde);
      }),
    );
  });

  it('snaps to the quarter under the finger, and stays on the scale', () => {
    expect(timeOf(minuteAt(day, 0.0625))).toBe('08:45');
    expect(timeOf(minuteAt(day, 1.4))).toBe('19:45');
    expect(timeOf(minuteAt(day, -2))).toBe('08:00');
  });
});

describe('what is left of a day', () => {
  it('are the gaps between what is taken', () => {
    expect(
      spansWithout([span('08:00', '13:00'), span('15:00', '19:00')], [span('09:00', '09:45'), span('12:30', '15:30')]),
    ).toEqual([span('08:00', '09:00'), span('09:45', '12:30'), span('15:30', '19:00')]);
  });

  it('touches nothing that is taken, and together they are the whole', () => {
    fc.assert(
      fc.property(fc.array(anySpan, { maxLength: 12 }), (taken) => {
        const left = spansWithout([day], taken);
        for (let minute = day.desde; minute < day.hasta; minute += 15) {
          const within = ({ desde, hasta }: Span) => desde <= minute && minute < hasta;
          expect(left.filter(within)).toHaveLength(taken.some(within) ? 0 : 1);
        }
      }),
    );
  });
});
