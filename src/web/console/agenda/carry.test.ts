import { describe, expect, it } from 'vitest';
import { carryBy, carryKey, carryTo, type Carried } from './carry.ts';
import { minutesOf, timeOf } from './day-scale.ts';

const ground = { columns: 3, scale: { desde: minutesOf('08:00'), hasta: minutesOf('20:00') } };
const job: Carried = { column: 1, desde: minutesOf('10:00'), minutes: 45 };
const press = (...pressed: readonly string[]): Carried => {
  let carried = job;
  for (const key of pressed) {
    const said = carryKey(key);
    if (typeof said === 'object') carried = carryBy(carried, said.by, ground);
  }
  return carried;
};

describe('by keyboard', () => {
  it('goes a quarter up and down, an hour by the page, a bay to each side', () => {
    expect(timeOf(press('ArrowDown', 'ArrowDown').desde)).toBe('10:30');
    expect(timeOf(press('ArrowUp').desde)).toBe('09:45');
    expect(timeOf(press('PageDown').desde)).toBe('11:00');
    expect(press('ArrowLeft').column).toBe(0);
    expect(press('ArrowRight').column).toBe(2);
  });

  it('stays on the day and on the bays', () => {
    expect(press('ArrowLeft', 'ArrowLeft', 'ArrowLeft').column).toBe(0);
    expect(timeOf(press('PageUp', 'PageUp', 'PageUp').desde)).toBe('08:00');
    expect(timeOf(press(...Array.from({ length: 12 }, () => 'PageDown')).desde)).toBe('19:15');
  });

  it('is put down and given up', () => {
    expect(carryKey('Enter')).toBe('put-down');
    expect(carryKey('Escape')).toBe('give-up');
    expect(carryKey('x')).toBeUndefined();
  });
});

describe('by pointer', () => {
  it('hangs where it was taken and snaps to quarters', () => {
    const grip = 20;
    expect(timeOf(carryTo(job, { column: 2, at: minutesOf('11:00') + 6 + grip, grip }, ground).desde)).toBe('11:00');
    expect(timeOf(carryTo(job, { column: 2, at: minutesOf('11:00') + 9 + grip, grip }, ground).desde)).toBe('11:15');
  });

  it('stays on the ground however far the pointer goes', () => {
    expect(carryTo(job, { column: 9, at: 5000, grip: 0 }, ground)).toEqual({
      column: 2,
      desde: minutesOf('19:15'),
      minutes: 45,
    });
    expect(carryTo(job, { column: -1, at: -50, grip: 0 }, ground)).toMatchObject({
      column: 0,
      desde: minutesOf('08:00'),
    });
  });
});
