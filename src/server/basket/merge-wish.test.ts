import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyBasket, sameState, type BasketState, type Wish } from './basket-state.ts';
import { mergeWish } from './merge-wish.ts';

interface Stored {
  readonly state: BasketState;
  readonly version: number;
}

const quantities = fc.dictionary(fc.constantFrom('A', 'B', 'C', 'D'), fc.integer({ min: 1, max: 20 }));

const wish = (products: Readonly<Record<string, number>>, version: number | null, more: Partial<Wish> = {}): Wish => ({
  cestaID: '00000000-0000-4000-8000-000000000000',
  version,
  products: Object.entries(products).map(([id_navision, cantidad]) => ({ id_navision, cantidad })),
  ...more,
});

const after = (stored: Stored | null, next: Wish): Stored => ({
  state: mergeWish(stored, next),
  version: (stored?.version ?? 0) + 1,
});

const held = ({ products }: BasketState): Record<string, number> =>
  Object.fromEntries(products.map(({ id_navision, cantidad }) => [id_navision, cantidad]));

describe('a wish made on the newest copy', () => {
  test('is what the basket holds', () => {
    fc.assert(
      fc.property(quantities, quantities, (before, wanted) => {
        const stored = after(null, wish(before, null));
        expect(held(mergeWish(stored, wish(wanted, stored.version)))).toEqual(wanted);
      }),
    );
  });

  test('takes back what it sends as null and leaves what it does not speak of', () => {
    const stored = after(null, wish({ A: 4 }, null, { selectedTaller: 7, codigoPostalIntroducido: '25001' }));
    const state = mergeWish(stored, wish({ A: 4 }, 1, { selectedTaller: null }));
    expect(state).toMatchObject({ selectedTaller: null, codigoPostalIntroducido: '25001' });
  });

  test('that says the same changes nothing', () => {
    fc.assert(
      fc.property(quantities, (products) => {
        const stored = after(null, wish(products, null));
        expect(sameState(mergeWish(stored, wish(products, stored.version)), stored.state)).toBe(true);
      }),
    );
  });
});

describe('a wish made on an older copy, or on none', () => {
  test('loses no product that it could not know of', () => {
    fc.assert(
      fc.property(quantities, quantities, quantities, (seen, other, mine) => {
        const first = after(null, wish(seen, null));
        const second = after(first, wish(other, first.version));
        const state = mergeWish(second, wish(mine, first.version));
        for (const id of Object.keys(other).filter((each) => !(each in seen))) expect(held(state)).toHaveProperty(id);
        for (const id of Object.keys(mine)) expect(held(state)[id]).toBeGreaterThanOrEqual(mine[id] ?? 0);
      }),
    );
  });

  test('takes out what it had seen and does not want', () => {
    const first = after(null, wish({ A: 4, B: 2 }, null));
    const second = after(first, wish({ A: 4, B: 2, C: 1 }, 1));
    expect(held(mergeWish(second, wish({ B: 2 }, 1)))).toEqual({ B: 2, C: 1 });
  });

  test('without a version is added to what is stored', () => {
    const stored = after(null, wish({ A: 4 }, null, { selectedTaller: 7 }));
    const state = mergeWish(stored, wish({ B: 2 }, null, { selectedTaller: null }));
    expect(held(state)).toEqual({ A: 4, B: 2 });
    expect(state.selectedTaller).toBe(7);
  });

  test('keeps a service that another tab chose', () => {
    const chosen = (selected: boolean) => ({ services: [{ id_navision: 'ALINEACION', selected }] });
    const first = after(null, wish({ A: 4 }, null, chosen(false)));
    const second = after(first, wish({ A: 4 }, 1, chosen(true)));
    expect(mergeWish(second, wish({ A: 4 }, 1, chosen(false))).services).toEqual({ ALINEACION: true });
    expect(mergeWish(second, wish({ A: 4 }, 2, chosen(false))).services).toEqual({ ALINEACION: false });
  });
});

describe('several tabs, each on its own copy', () => {
  interface Move {
    readonly tab: number;
    readonly id: string;
    /** Units to set it to; none takes it out. */
    readonly cantidad: number;
  }
  const moves: fc.Arbitrary<Move[]> = fc.array(
    fc.record({
      tab: fc.nat({ max: 2 }),
      id: fc.constantFrom('A', 'B', 'C'),
      cantidad: fc.integer({ min: 0, max: 20 }),
    }),
    { minLength: 1, maxLength: 12 },
  );

  /** What the basket holds after all moves in this order; no tab hears of the others but in its own answers. */
  const played = (all: readonly Move[]): Record<string, number> => {
    const copies = new Map<number, Stored>();
    let stored: Stored | null = null;
    for (const { tab, id, cantidad } of all) {
      const copy = copies.get(tab);
      const { [id]: _, ...rest } = copy ? held(copy.state) : {};
      const products = cantidad === 0 ? rest : { ...rest, [id]: cantidad };
      stored = after(stored, wish(products, copy?.version ?? null));
      copies.set(tab, stored);
    }
    return stored ? held(stored.state) : {};
  };

  test('lose nothing that was put in last, in whatever order their changes arrive', () => {
    fc.assert(
      fc.property(moves, (all) => {
        const end = played(all);
        for (const id of ['A', 'B', 'C']) {
          const last = all.findLast((move) => move.id === id);
          if (last && last.cantidad > 0) expect(end[id]).toBeGreaterThanOrEqual(last.cantidad);
          if (!last) expect(end).not.toHaveProperty(id);
        }
      }),
    );
  });
});

test('the same product named twice is wanted that often', () => {
  const twice = { ...wish({}, null), products: [1, 2].map((cantidad) => ({ id_navision: 'A', cantidad })) };
  expect(held(mergeWish(null, twice))).toEqual({ A: 3 });
});

test('the order of fields in the database does not make two states differ', () => {
  const services = { B: true, A: false };
  expect(sameState({ ...emptyBasket, services }, { ...emptyBasket, services: { A: false, B: true } })).toBe(true);
  expect(sameState(emptyBasket, { ...emptyBasket, matricula: '1234BCD' })).toBe(false);
});
