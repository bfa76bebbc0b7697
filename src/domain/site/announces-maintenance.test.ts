import { describe, expect, it } from 'vitest';
import { announcesMaintenance } from './announces-maintenance.ts';

const night = { activo: true, fecha_inicio: '2026-11-22T22:00:00Z', fecha_fin: '2026-11-23T04:00:00Z' };
const at = (time: string, window = night) => announcesMaintenance(window, Date.parse(time));

describe('the maintenance banner: active, and now plus 2 hours not before the start and not after the end', () => {
  it('begins two hours before the start', () => {
    expect([at('2026-11-22T19:59:59.999Z'), at('2026-11-22T20:00:00Z')]).toEqual([false, true]);
  });

  it('ends two hours before the end', () => {
    expect([at('2026-11-23T02:00:00Z'), at('2026-11-23T02:00:00.001Z')]).toEqual([true, false]);
  });

  it('is not shown of a window that is not active', () => {
    expect(at('2026-11-22T22:00:00Z', { ...night, activo: false })).toBe(false);
  });
});
