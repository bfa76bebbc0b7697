import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedWords } from './counted-words.ts';
import { countedWalks, isCountedStep, stepsLeft } from './walks.ts';

describe('a search that found nothing', () => {
  it('is counted as searches compare it', () => {
    expect(countedWords('  Cadenas de NIEVE, Ñu  ')).toBe('cadenas de nieve nu');
    expect(countedWords('Batería 70 Ah')).toBe('bateria 70ah');
  });

  it.each(['1234 BCD', 'laia@example.com', '611 222 333', '12345678Z', '   ', 'x'.repeat(61), 'a b c d e f g'])(
    'is not counted where it may be about somebody, says nothing or is long: %s',
    (typed) => expect(countedWords(typed)).toBeUndefined(),
  );

  it('is never longer than a column takes, whatever was typed', () => {
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (typed) => (countedWords(typed)?.length ?? 1) <= 60));
  });
});

describe('a walk', () => {
  it('has the steps that it has and no others', () => {
    expect(isCountedStep({ recorrido: 'cesta', paso: 'pago' })).toBe(true);
    expect(isCountedStep({ recorrido: 'cita', paso: 'pago' })).toBe(false);
    expect(isCountedStep({ recorrido: 'aire', paso: '7' })).toBe(false);
  });

  it('is left at each step by those who reached no later one, whichever steps others need', () => {
    const reached = new Map([
      ['solicitud', 10],
      ['opciones', 8],
      ['registro', 5],
      ['datos-facturacion', 2],
      ['pago', 4],
      ['tu-reserva', 3],
    ]);
    expect(stepsLeft('cesta', reached)).toEqual([
      { paso: 'solicitud', veces: 10, dejado: 2 },
      { paso: 'opciones', veces: 8, dejado: 3 },
      { paso: 'registro', veces: 5, dejado: 1 },
      { paso: 'datos-facturacion', veces: 2, dejado: 0 },
      { paso: 'pago', veces: 4, dejado: 1 },
      { paso: 'tu-reserva', veces: 3, dejado: 0 },
    ]);
    expect(stepsLeft('cita', reached)).toEqual([]);
  });

  it('is left by nobody more often than it was come to', () => {
    const counts = fc.array(fc.tuple(fc.constantFrom(...countedWalks.cesta), fc.nat(1000)));
    fc.assert(
      fc.property(counts, (each) =>
        stepsLeft('cesta', new Map(each)).every(({ veces, dejado }) => dejado >= 0 && dejado <= veces),
      ),
    );
  });
});
