import { describe, expect, it } from 'vitest';
import { nextMessage, nextMessageAt } from './sending.ts';

describe('sending', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  const at = (more: Partial<Parameters<typeof nextMessageAt>[0]>) => {
    const next = nextMessageAt({ ultimo: ago(10), espera: 60, pendientes: 1, fallos: 0, ...more }, now);
    return next && (next.getTime() - now.getTime()) / 1000;
  };

  it('waits as long as the last answer asked for, counted from the last message', () => {
    expect(at({})).toBe(50);
    expect(at({ espera: 300 })).toBe(290);
    expect(at({ ultimo: ago(60) })).toBe(0);
    expect(at({ ultimo: ago(3600) })).toBe(0);
  });

  it('does not wait where a whole message is full, nor for the first one; nothing is not sent', () => {
    expect(at({ pendientes: 999 })).toBe(50);
    expect(at({ pendientes: 1000 })).toBe(0);
    expect(at({ ultimo: null, fallos: 3 })).toBe(0);
    expect(at({ pendientes: 0, ultimo: null })).toBeNull();
  });

  it('pauses longer after each message without an answer, up to an hour, however many wait', () => {
    expect([1, 2, 3, 6, 7, 8, 1000].map((fallos) => at({ fallos, ultimo: now, pendientes: 5000 }))).toEqual([
      60, 120, 240, 1920, 3600, 3600, 3600,
    ]);
  });

  it('takes a thousand records of one issuer at most, oldest first', () => {
    const all = Array.from({ length: 2100 }, (_, numero) => ({ nif: numero % 2 === 0 ? 'A' : 'B', numero }));
    const message = nextMessage(all);
    expect(message).toHaveLength(1000);
    expect(message.every(({ nif }) => nif === 'A')).toBe(true);
    expect(message.slice(0, 2).map(({ numero }) => numero)).toEqual([0, 2]);
    expect(nextMessage([])).toEqual([]);
  });
});
