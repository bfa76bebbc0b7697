import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestOf as bestAt, soonestOf, type Reason } from './best-of.ts';

interface Candidate {
  readonly id: number;
  readonly precio: number;
  readonly ruido: number;
  readonly mojado: number;
  readonly consumo: number;
  readonly montados: number;
}

const tyre = (id: number, more: Partial<Candidate> = {}): Candidate => ({
  id,
  precio: 400,
  ruido: 71,
  mojado: 3,
  consumo: 3,
  montados: 0,
  ...more,
});

const bestOf = (found: readonly Candidate[]) =>
  bestAt(
    {
      id: found.map(({ id }) => id),
      precio: found.map(({ precio }) => precio),
      ruido: found.map(({ ruido }) => ruido),
      mojado: found.map(({ mojado }) => mojado),
      consumo: found.map(({ consumo }) => consumo),
      montados: found.map(({ montados }) => montados),
    },
    found.map((_, place) => place),
  );

describe('the best of a search', () => {
  it('are what is fitted most, costs least, is quietest, brakes best in the wet and uses least, in this order', () => {
    const found = [
      tyre(6, { consumo: 1 }),
      tyre(7, { mojado: 2 }),
      tyre(1, { ruido: 68 }),
      tyre(2, { precio: 219 }),
      tyre(3),
      tyre(4, { montados: 96 }),
      tyre(5, { montados: 95 }),
    ];
    expect([...bestOf(found)]).toEqual([
      [4, ['mas-montado']],
      [2, ['mejor-precio']],
      [1, ['mas-silencioso']],
      [7, ['mejor-mojado']],
      [6, ['menos-consumo']],
    ]);
  });

  it('are looked for among the places that are given, and nowhere else', () => {
    const columns = {
      id: [5, 6, 7, 8],
      precio: [1, 300, 200, 400],
      ruido: [60, 70, 71, 72],
      mojado: [1, 2, 2, 2],
      consumo: [1, 0, 2, 2],
      montados: [99, 20, 30, 0],
    };
    expect([...bestAt(columns, [3, 1, 2])]).toEqual([
      [7, ['mas-montado', 'mejor-precio']],
      [6, ['mas-silencioso']],
    ]);
  });

  it('may be one for several reasons', () => {
    const one = tyre(2, { precio: 219, ruido: 68, montados: 20 });
    expect([...bestOf([tyre(1), one, tyre(3)])]).toEqual([[2, ['mas-montado', 'mejor-precio', 'mas-silencioso']]]);
  });

  it('are the first as recommended among those that cost the same, the cheapest among those that are as quiet', () => {
    const found = [tyre(1, { ruido: 68 }), tyre(2, { precio: 300, ruido: 68 }), tyre(3, { precio: 300 })];
    expect([...bestOf(found)]).toEqual([[2, ['mejor-precio', 'mas-silencioso']]]);
  });

  it('are not told of two tyres, which are no choice', () => {
    expect(bestOf([tyre(1), tyre(2, { precio: 1 })]).size).toBe(0);
    expect(bestOf([tyre(1), tyre(2, { precio: 1 }), tyre(3)]).size).toBe(1);
  });

  it('have no quietest where all are as loud or nothing has a label', () => {
    for (const ruido of [0, 70]) {
      const found = [1, 2, 3].map((id) => tyre(id, { ruido }));
      expect([...bestOf(found).values()].flat()).toEqual(['mejor-precio']);
    }
    const oneLabel = [tyre(1, { ruido: 0 }), tyre(2, { precio: 1, ruido: 0 }), tyre(3, { ruido: 72 })];
    expect([...bestOf(oneLabel)]).toEqual([[2, ['mejor-precio']]]);
  });

  it('have nothing that is fitted most where two are alike or it is not even five cars', () => {
    const fitted = (...montados: number[]) =>
      [...bestOf(montados.map((each, id) => tyre(id, { montados: each }))).values()].flat().includes('mas-montado');
    expect(fitted(40, 40, 1)).toBe(false);
    expect(fitted(19, 1, 1)).toBe(false);
    expect(fitted(20, 19, 1)).toBe(true);
  });

  it('are what they are told to be, whatever is found', () => {
    const any = fc.record({
      precio: fc.integer({ min: 1, max: 9 }),
      ruido: fc.constantFrom(0, 67, 68, 70),
      mojado: fc.integer({ min: 0, max: 5 }),
      consumo: fc.integer({ min: 0, max: 5 }),
      montados: fc.constantFrom(0, 19, 20, 40),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 12 }), (drawn) => {
        const found = drawn.map((each, id) => ({ ...each, id }));
        const best = [...bestOf(found)];
        const others = ({ id }: Candidate) => found.filter((each) => each.id !== id);
        const leads = (of: 'ruido' | 'mojado' | 'consumo') => (each: Candidate) => {
          const labelled = others(each).filter((other) => other[of] > 0);
          return (
            each[of] > 0 &&
            labelled.every(
              (other) => other[of] > each[of] || (other[of] === each[of] && other.precio >= each.precio),
            ) &&
            labelled.some((other) => other[of] > each[of])
          );
        };
        const isTrue: Record<Reason, (each: Candidate) => boolean> = {
          'mas-montado': (each) => others(each).every(({ montados }) => montados < each.montados),
          'mejor-precio': (each) => others(each).every(({ precio }) => precio >= each.precio),
          'mas-silencioso': leads('ruido'),
          'mejor-mojado': leads('mojado'),
          'menos-consumo': leads('consumo'),
          antes: () => false,
          'antes-en-tu-taller': () => false,
        };
        for (const [id, why] of best)
          for (const reason of why) expect(isTrue[reason](found[id] ?? tyre(id))).toBe(true);
        const told = best.flatMap(([, why]) => why);
        expect(new Set(told).size).toBe(told.length);
        expect(told.includes('mejor-precio')).toBe(found.length >= 3);
      }),
    );
  });
});

describe('what is fitted before others', () => {
  const at = (id: string, fecha?: string, hora = '08:30', codTienda = 101) => ({
    id,
    free: fecha ? { fecha, hora, codTienda } : undefined,
  });
  const idOf = (...asked: Parameters<typeof soonestOf>) => soonestOf(...asked)?.id;

  it('is the first of the earliest, by day and then by hour', () => {
    expect(idOf([at('a', '2026-11-27'), at('b', '2026-11-25', '10:00'), at('c', '2026-11-25', '09:00')])).toBe('c');
    expect(idOf([at('a', '2026-11-27'), at('b', '2026-11-25'), at('c', '2026-11-25')])).toBe('b');
  });

  it('is nothing where all come at the same time, where one alone has a time, and where none has', () => {
    expect(soonestOf([at('a', '2026-11-27'), at('b', '2026-11-27')])).toBeUndefined();
    expect(soonestOf([at('a', '2026-11-27'), at('b')])).toBeUndefined();
    expect(soonestOf([at('a')])).toBeUndefined();
  });

  it('is told of the workshop that was chosen only among what is fitted there', () => {
    const elsewhere = at('runflat', '2026-11-24', '08:30', 102);
    const here = [at('a', '2026-11-27'), at('b', '2026-11-25')];
    expect(soonestOf([elsewhere, ...here], 101)).toEqual({ id: 'b', reason: 'antes-en-tu-taller' });
    expect(soonestOf([elsewhere, ...here])).toEqual({ id: 'runflat', reason: 'antes' });
    // Nothing is fitted at the one that was chosen.
    expect(soonestOf([elsewhere, ...here], 103)).toEqual({ id: 'runflat', reason: 'antes' });
    // One alone is fitted there: it comes before nothing.
    expect(soonestOf([elsewhere, ...here], 102)).toBeUndefined();
  });

  it('has nobody before it, and somebody behind', () => {
    const day = fc.option(fc.constantFrom('2026-11-25', '2026-11-26', '2026-12-01'), { nil: undefined });
    const shown = fc.record({ day, codTienda: fc.constantFrom(101, 102) });
    fc.assert(
      fc.property(fc.array(shown, { maxLength: 8 }), fc.constantFrom(undefined, 101, 103), (drawn, chosen) => {
        const told = soonestOf(
          drawn.map((each, place) => at(String(place), each.day, '08:30', each.codTienda)),
          chosen,
        );
        const timed = drawn.filter((each) => each.day !== undefined);
        const here = timed.filter((each) => each.codTienda === chosen);
        const compared = (here.length > 0 ? here : timed).map((each) => each.day ?? '');
        expect(told !== undefined).toBe(new Set(compared).size > 1);
        if (!told) return;
        const first = drawn[Number(told.id)];
        expect(compared.every((each) => each >= (first?.day ?? ''))).toBe(true);
        if (told.reason === 'antes-en-tu-taller') expect(first?.codTienda).toBe(chosen);
      }),
    );
  });
});
