import { describe, expect, it } from 'vitest';
import { keptBackReasons, mayBeDecided } from './kept-back.ts';

const states = ['pendiente', 'publicada', 'retenida', 'retirada'] as const;

describe('a review that staff have read', () => {
  const allowed = new Set(['pendiente publicada', 'pendiente retenida', 'publicada retenida', 'retenida publicada']);

  it.each(states.flatMap((antes) => states.map((estado) => [antes, estado] as const)))(
    'goes from %s to %s only where something is decided by it',
    (antes, estado) => expect(mayBeDecided(antes, estado)).toBe(allowed.has(`${antes} ${estado}`)),
  );

  it('is kept back for one of five reasons, none of which is its stars', () =>
    expect(keptBackReasons).toEqual(['insultos', 'datos-personales', 'publicidad', 'otra-cosa', 'ilegal']));
});
