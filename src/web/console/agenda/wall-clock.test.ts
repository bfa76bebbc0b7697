import { expect, it } from 'vitest';
import { timeOf } from './day-scale.ts';
import { wallClock } from './wall-clock.ts';

const shown = (instant: string, zone: string) => {
  const { fecha, minute } = wallClock(Date.parse(instant), zone);
  return `${fecha} ${timeOf(minute)}`;
};

it('shows the time of the workshop, wherever the screen is', () => {
  expect(shown('2026-11-21T08:30:00Z', 'Europe/Madrid')).toBe('2026-11-21 09:30');
  expect(shown('2026-11-21T08:30:00Z', 'Atlantic/Canary')).toBe('2026-11-21 08:30');
});

it('goes on with both changes of the clock', () => {
  expect(shown('2026-03-29T00:59:00Z', 'Europe/Madrid')).toBe('2026-03-29 01:59');
  expect(shown('2026-03-29T01:00:00Z', 'Europe/Andorra')).toBe('2026-03-29 03:00');
  expect(shown('2026-10-25T00:30:00Z', 'Europe/Madrid')).toBe('2026-10-25 02:30');
  expect(shown('2026-10-25T01:30:00Z', 'Europe/Madrid')).toBe('2026-10-25 02:30');
});

it('knows whose midnight it is', () => {
  expect(shown('2026-11-21T23:00:00Z', 'Europe/Madrid')).toBe('2026-11-22 00:00');
  expect(shown('2026-11-21T23:00:00Z', 'Atlantic/Canary')).toBe('2026-11-21 23:00');
});
