import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlaps } from './day-time.ts';
import { timeAt } from '../time.ts';
import { repack, type MovableStay } from './repack.ts';
import { bayServesStay, suitableBays } from './stay.ts';

const bays = [
  { bayId: 1, skills: ['turismo'], maxLlanta: 18 },
  { bayId: 2, skills: ['turismo', 'furgoneta'], maxLlanta: 20 },
  { bayId: 3, skills: ['turismo', 'furgoneta', 'alineacion'], maxLlanta: 22 },
  { bayId: 4, skills: ['moto'], maxLlanta: 18 },
];
const stay = (
  id: string,
  bayId: number,
  desde: string,
  hasta: string,
  more: Partial<MovableStay> = {},
): MovableStay => ({
  id,
  etapa: 1,
  bayId,
  desde,
  hasta,
  skills: ['turismo'],
  llanta: 16,
  movable: true,
  ...more,
});
const morning = (bayId: number) => ({ bayId, desde: '09:00', hasta: '13:00' });
const where = (stays: readonly MovableStay[]) => stays.map(({ id, bayId }) => [id, bayId]);
const bayOf = (stays: readonly MovableStay[]) => new Map(stays.map(({ id, bayId }) => [id, bayId]));

describe('clearing a bay', () => {
  it('gives an appointment that is in the way the bay that can do least beyond what is asked', () => {
    expect(where(repack([stay('a', 1, '10:00', '11:00')], bays, morning(1)).moved)).toEqual([['a', 2]]);
  });

  it('leaves appointments alone that are not in the way, before and after it', () => {
    const stays = [stay('a', 1, '08:00', '09:00'), stay('b', 1, '13:00', '14:00'), stay('c', 2, '10:00', '11:00')];
    expect(repack(stays, bays, morning(1))).toEqual({ moved: [], left: [] });
  });

  it('lets others make room where every other bay is taken by somebody who could be elsewhere', () => {
    const stays = [
      stay('van', 2, '10:00', '11:00', { skills: ['furgoneta'] }),
      stay('car', 3, '10:00', '11:00'),
      stay('free', 1, '11:00', '12:00'),
    ];
    const { moved, left } = repack(stays, bays, { ...morning(2), hasta: '11:00' });
    expect(left).toEqual([]);
    expect(bayOf(moved)).toEqual(
      new Map([
        ['car', 1],
        ['van', 3],
      ]),
    );
  });

  it('moves nobody where a bay is free, even if it can do more', () => {
    const stays = [stay('a', 1, '10:00', '11:00'), stay('b', 2, '10:00', '11:00')];
    expect(where(repack(stays, bays, morning(1)).moved)).toEqual([['a', 3]]);
    const four = [
      { bayId: 1, skills: ['turismo', 'furgoneta'], maxLlanta: 18 },
      { bayId: 2, skills: ['turismo', 'furgoneta'], maxLlanta: 18 },
      { bayId: 3, skills: ['turismo', 'furgoneta', 'camion'], maxLlanta: 18 },
      { bayId: 4, skills: ['turismo'], maxLlanta: 18 },
    ];
    const van = stay('van', 1, '10:00', '11:00', { skills: ['furgoneta'] });
    const car = stay('car', 2, '10:00', '11:00');
    expect(where(repack([van, car], four, morning(1)).moved)).toEqual([['van', 3]]);
  });

  it('lets somebody have the bay that who was in the way has left', () => {
    const stays = [
      stay('a', 1, '12:30', '13:30', { skills: ['turismo'] }),
      stay('b', 2, '13:00', '14:00', { skills: ['turismo'] }),
    ];
    const two = bays.slice(0, 2);
    const { moved, left } = repack(stays, two, morning(1));
    expect(left).toEqual([]);
    expect(bayOf(moved)).toEqual(
      new Map([
        ['a', 2],
        ['b', 1],
      ]),
    );
  });

  it('gives the place that somebody made room at to the next one as well', () => {
    const stays = [
      stay('early', 3, '10:00', '11:00', { skills: ['furgoneta'] }),
      stay('late', 3, '11:00', '12:00', { skills: ['furgoneta'] }),
      stay('car', 2, '10:30', '12:00'),
    ];
    const { moved, left } = repack(stays, bays.slice(0, 3), morning(3));
    expect(left).toEqual([]);
    expect(bayOf(moved)).toEqual(
      new Map([
        ['car', 1],
        ['early', 2],
        ['late', 2],
      ]),
    );
  });

  it('tries another bay where the first one leads nowhere', () => {
    const three = [
      { bayId: 1, skills: ['turismo'], maxLlanta: 18 },
      { bayId: 2, skills: ['turismo', 'furgoneta', '4x4'], maxLlanta: 18 },
      { bayId: 3, skills: ['furgoneta', 'camion', '4x4'], maxLlanta: 18 },
    ];
    const stays = [
      stay('car', 1, '12:00', '13:00'),
      stay('jeep', 2, '10:00', '13:00', { skills: ['4x4'] }),
      stay('van', 3, '10:00', '11:00', { skills: ['furgoneta'] }),
    ];
    const { moved, left } = repack(stays, three, morning(1));
    expect(left).toEqual([]);
    expect(bayOf(moved)).toEqual(
      new Map([
        ['car', 2],
        ['jeep', 3],
        ['van', 2],
      ]),
    );
  });

  it('lets who has the fewest bays to choose from choose first', () => {
    const four = [
      { bayId: 1, skills: ['camion', 'turismo'], maxLlanta: 18 },
      { bayId: 2, skills: ['furgoneta', 'turismo'], maxLlanta: 18 },
      { bayId: 3, skills: ['camion', 'furgoneta'], maxLlanta: 18 },
      { bayId: 5, skills: ['furgoneta'], maxLlanta: 18 },
    ];
    const stays = [
      stay('van', 3, '11:00', '12:00', { skills: ['furgoneta'] }),
      stay('lorry', 3, '10:00', '11:00', { skills: ['camion'] }),
      stay('car', 2, '10:00', '12:00'),
      stay('fixed', 5, '11:00', '12:00', { skills: ['furgoneta'], movable: false }),
    ];
    const { moved, left } = repack(stays, four, morning(3));
    expect(where(moved)).toEqual([['lorry', 1]]);
    expect(where(left)).toEqual([['van', 3]]);
  });

  it('names who has no bay at their time', () => {
    const stays = [stay('a', 1, '10:00', '11:00'), stay('b', 2, '10:00', '11:00'), stay('c', 3, '10:30', '11:30')];
    expect(where(repack(stays, bays, morning(1)).left)).toEqual([['a', 1]]);
  });

  it('moves nothing that stays where it is', () => {
    const stays = [
      stay('a', 1, '10:00', '11:00', { movable: false }),
      stay('b', 2, '10:00', '11:00', { movable: false }),
    ];
    expect(where(repack(stays, bays, morning(1)).left)).toEqual([['a', 1]]);
    const chain = [
      stay('a', 3, '10:00', '11:00', { skills: ['furgoneta'] }),
      stay('b', 2, '10:00', '11:00', { movable: false }),
    ];
    expect(where(repack(chain, bays, morning(3)).left)).toEqual([['a', 3]]);
  });
});

/** Any day on which no two share a bay. */
const anyDay = fc
  .array(
    fc.record({
      bay: fc.constantFrom(...bays),
      from: fc.integer({ min: 32, max: 72 }),
      quarters: fc.integer({ min: 1, max: 8 }),
      asked: fc.integer({ min: 0, max: 2 }),
      movable: fc.boolean(),
    }),
    { maxLength: 30 },
  )
  .map((wishes) =>
    wishes.reduce<MovableStay[]>((stays, { bay, from, quarters, asked, movable }, place) => {
      const next = stay(String(place), bay.bayId, timeAt(from * 15), timeAt((from + quarters) * 15), {
        skills: bay.skills.slice(asked % bay.skills.length, (asked % bay.skills.length) + 1),
        movable,
      });
      const taken = stays.some((other) => other.bayId === next.bayId && overlaps(other, next));
      return taken ? stays : [...stays, next];
    }, []),
  );
const anyBlock = fc
  .record({
    bayId: fc.constantFrom(1, 2, 3, 4),
    from: fc.integer({ min: 32, max: 70 }),
    quarters: fc.integer({ min: 1, max: 24 }),
  })
  .map(({ bayId, from, quarters }) => ({ bayId, desde: timeAt(from * 15), hasta: timeAt((from + quarters) * 15) }));

/** The day as it is afterwards, without whoever has to come at another time. */
const after = (stays: readonly MovableStay[], { moved, left }: ReturnType<typeof repack>) =>
  stays
    .filter(({ id }) => !left.some((each) => each.id === id))
    .map((each) => moved.find(({ id }) => id === each.id) ?? each);

describe('a day that is packed again', () => {
  it('has no bay twice, nobody on a bay that cannot do the work, and nobody under the block', () => {
    fc.assert(
      fc.property(anyDay, anyBlock, (stays, block) => {
        const settled = after(stays, repack(stays, bays, block));
        for (const [place, one] of settled.entries()) {
          const bay = bays.find(({ bayId }) => bayId === one.bayId);
          expect(bay && bayServesStay(bay, one)).toBe(true);
          expect(one.bayId === block.bayId && overlaps(one, block)).toBe(false);
          for (const other of settled.slice(place + 1))
            expect(one.bayId === other.bayId && overlaps(one, other)).toBe(false);
        }
      }),
    );
  });

  it('has everybody at their own time, and moves nobody that is not movable', () => {
    fc.assert(
      fc.property(anyDay, anyBlock, (stays, block) => {
        for (const each of repack(stays, bays, block).moved) {
          const before = stays.find(({ id }) => id === each.id);
          expect(each).toEqual({ ...before, bayId: each.bayId });
          expect(each.bayId).not.toBe(before?.bayId);
          expect(each.movable).toBe(true);
        }
      }),
    );
  });

  it('sends away only who was under the block, and nobody for whom a bay is free', () => {
    fc.assert(
      fc.property(anyDay, anyBlock, (stays, block) => {
        const packed = repack(stays, bays, block);
        const settled = after(stays, packed);
        for (const each of packed.left) {
          expect(each.bayId === block.bayId && overlaps(each, block)).toBe(true);
          if (!each.movable) continue;
          const free = suitableBays(bays, each).filter(
            ({ bayId }) =>
              !(bayId === block.bayId && overlaps(each, block)) &&
              !settled.some((other) => other.bayId === bayId && overlaps(other, each)),
          );
          expect(free).toEqual([]);
        }
      }),
    );
  });
});
