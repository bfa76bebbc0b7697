import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlaps, timeAt } from './day-time.ts';
import { repack, type MovableStay } from './repack.ts';
import { serves, suitableBays } from './stay.ts';

const bays = [
  { bay_id: 1, skills: ['turismo'], max_llanta: 18 },
  { bay_id: 2, skills: ['turismo', 'furgoneta'], max_llanta: 20 },
  { bay_id: 3, skills: ['turismo', 'furgoneta', 'alineacion'], max_llanta: 22 },
  { bay_id: 4, skills: ['moto'], max_llanta: 18 },
];
const stay = (
  id: string,
  bay_id: number,
  desde: string,
  hasta: string,
  more: Partial<MovableStay> = {},
): MovableStay => ({
  id,
  etapa: 1,
  bay_id,
  desde,
  hasta,
  skills: ['turismo'],
  llanta: 16,
  movable: true,
  ...more,
});
const morning = (bay_id: number) => ({ bay_id, desde: '09:00', hasta: '13:00' });
const where = (stays: readonly MovableStay[]) => stays.map(({ id, bay_id }) => [id, bay_id]);

describe('clearing a bay', () => {
  it('gives whoever is in the way the bay that can do least beyond what is asked', () => {
    expect(where(repack([stay('a', 1, '10:00', '11:00')], bays, morning(1)).moved)).toEqual([['a', 2]]);
  });

  it('leaves alone whoever is not in the way, before and after it', () => {
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
    expect(new Map(moved.map(({ id, bay_id }) => [id, bay_id]))).toEqual(
      new Map([
        ['car', 1],
        ['van', 3],
      ]),
    );
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
      const next = stay(String(place), bay.bay_id, timeAt(from * 15), timeAt((from + quarters) * 15), {
        skills: bay.skills.slice(asked % bay.skills.length, (asked % bay.skills.length) + 1),
        movable,
      });
      const taken = stays.some((other) => other.bay_id === next.bay_id && overlaps(other, next));
      return taken ? stays : [...stays, next];
    }, []),
  );
const anyBlock = fc
  .record({
    bay_id: fc.constantFrom(1, 2, 3, 4),
    from: fc.integer({ min: 32, max: 70 }),
    quarters: fc.integer({ min: 1, max: 24 }),
  })
  .map(({ bay_id, from, quarters }) => ({ bay_id, desde: timeAt(from * 15), hasta: timeAt((from + quarters) * 15) }));

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
          const bay = bays.find(({ bay_id }) => bay_id === one.bay_id);
          expect(bay && serves(bay, one)).toBe(true);
          expect(one.bay_id === block.bay_id && overlaps(one, block)).toBe(false);
          for (const other of settled.slice(place + 1))
            expect(one.bay_id === other.bay_id && overlaps(one, other)).toBe(false);
        }
      }),
    );
  });

  it('has everybody at their own time, and moves nobody that is not movable', () => {
    fc.assert(
      fc.property(anyDay, anyBlock, (stays, block) => {
        for (const each of repack(stays, bays, block).moved) {
          const before = stays.find(({ id }) => id === each.id);
          expect(each).toEqual({ ...before, bay_id: each.bay_id });
          expect(each.bay_id).not.toBe(before?.bay_id);
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
          expect(each.bay_id === block.bay_id && overlaps(each, block)).toBe(true);
          if (!each.movable) continue;
          const free = suitableBays(bays, each).filter(
            ({ bay_id }) =>
              !(bay_id === block.bay_id && overlaps(each, block)) &&
              !settled.some((other) => other.bay_id === bay_id && overlaps(other, each)),
          );
          expect(free).toEqual([]);
        }
      }),
    );
  });
});
