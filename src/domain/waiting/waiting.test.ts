import { describe, expect, test } from 'vitest';
import { answerMinutes, isInPart, offerMinutes } from './waiting.ts';

describe('how long a freed time waits for an answer', () => {
  test.each([
    ['08:00', 120],
    ['10:00', 120],
    ['07:59', 121],
    ['20:00', 120],
    // One hour today, and one from eight tomorrow.
    ['21:00', 60 + 10 * 60 + 60],
    ['23:30', 30 + 8 * 60 + 120],
    ['03:00', 5 * 60 + 120],
  ])('freed at %s: %i minutes', (hora, minutes) => {
    expect(answerMinutes(hora)).toBe(minutes);
  });

  const now = new Date('2027-02-11T09:00:00Z');
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  test('never longer than it can be booked', () => {
    expect(offerMinutes({ now, starts: inMinutes(1000), noticeMinutes: 120 }, '10:00')).toBe(120);
    expect(offerMinutes({ now, starts: inMinutes(200), noticeMinutes: 120 }, '10:00')).toBe(80);
  });

  test('and not at all where nobody could answer in time', () => {
    expect(offerMinutes({ now, starts: inMinutes(149), noticeMinutes: 120 }, '10:00')).toBeNull();
    expect(offerMinutes({ now, starts: inMinutes(150), noticeMinutes: 120 }, '10:00')).toBe(30);
  });
});

test('the morning ends at two', () => {
  expect(['13:45', '14:00'].map((hora) => isInPart(hora, 'manana'))).toEqual([true, false]);
  expect(['13:45', '14:00'].map((hora) => isInPart(hora, 'tarde'))).toEqual([false, true]);
  expect(['13:45', '14:00'].map((hora) => isInPart(hora, 'dia'))).toEqual([true, true]);
});
