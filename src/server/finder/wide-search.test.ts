import { beforeAll, describe, expect, test } from 'vitest';
import { carKinds, madeUpBrands, madeUpModels, madeUpPieces } from '#tests/support/made-up-tyres.ts';
import { modelNumbers } from '../catalogue/build-columns.ts';
import { columnsThread } from '../catalogue/columns-apart.ts';
import type { Columns } from '../catalogue/columns.ts';
import { groupByModel, groupBySize } from '../catalogue/groups.ts';
import { columnsOver, type SharedColumns } from '../catalogue/shared-columns.ts';
import { atOnce, inTurns, rowsOfPart, type Parts } from '../in-turns.ts';
import { carFinder } from './finders.ts';
import { pickPage } from './pick-page.ts';
import { scanTyres, tyresFound } from './scan.ts';
import { anyTyre, type TyreWish } from './wish.ts';

const count = 4 * rowsOfPart;
let shared: SharedColumns;
beforeAll(async () => {
  const models = modelNumbers(carKinds, madeUpBrands, madeUpModels);
  shared = await columnsThread.build(carKinds, madeUpPieces(count), async () => await Promise.resolve(models));
});

/** Of which nobody has asked anything. */
const columns = (): Columns => columnsOver(shared, madeUpBrands, madeUpModels);

const winter: TyreWish = { ...anyTyre, temporada: ['invierno'], ic: 91 };
const premium: TyreWish = { ...anyTyre, categorias: ['PREMIUM'], cv: 'V' };
const ofSize: TyreWish = { ...premium, ancho: 205 };

const stops = (parts: Parts<unknown>): number => {
  let times = 0;
  while (parts.next().done !== true) times += 1;
  return times;
};

describe('a search through all sizes', () => {
  test('stops between its parts, and so does what is made of its tyres', () => {
    const all = columns();
    expect(stops(scanTyres(all, carFinder, anyTyre))).toBeGreaterThanOrEqual(3);
    const found = atOnce(tyresFound(all, carFinder, anyTyre));
    const first = { order: 'precio', direction: 'asc', page: 0, pageSize: 10 } as const;
    const priced = { columns: all, netWork: () => 0 };
    for (const parts of [groupByModel(all, found), groupBySize(found), pickPage(priced, found, anyTyre, first)])
      expect(stops(parts)).toBeGreaterThanOrEqual(3);
  });

  test('finds and counts the same where others are made between its parts', () => {
    const wishes = [winter, premium, ofSize, anyTyre];
    const alone = wishes.map((wish) => atOnce(scanTyres(columns(), carFinder, wish)));
    const all = columns();
    const running = wishes.map((wish) => scanTyres(all, carFinder, wish));
    const made = running.map((): ReturnType<(typeof running)[number]['next']>['value'] => undefined);
    for (let left = wishes.length; left > 0;)
      for (const [place, parts] of running.entries()) {
        if (made[place]) continue;
        const { done, value } = parts.next();
        if (done !== true) continue;
        made[place] = value;
        left -= 1;
      }
    expect(made).toEqual(alone);
  });
});

describe('work in turns', () => {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- Each test has its own.
  function* busy(parts: number, ms: number): Parts<number> {
    for (let part = 0; part < parts; part += 1) {
      const until = performance.now() + ms;
      while (performance.now() < until);
      yield;
    }
    return parts;
  }

  const turnsDuring = async (work: Promise<number>): Promise<number> => {
    let [turns, isOver] = [0, false];
    const turn = (): void => {
      turns += 1;
      if (!isOver) setImmediate(turn);
    };
    setImmediate(turn);
    await work;
    isOver = true;
    return turns;
  };

  test('leaves others a turn after eight milliseconds, and what is short ends in one', async () => {
    expect(await turnsDuring(inTurns(busy(20, 2)))).toBeGreaterThanOrEqual(3);
    expect(await turnsDuring(inTurns(busy(5, 0)))).toBeLessThanOrEqual(1);
    expect(await inTurns(busy(5, 0))).toBe(5);
  });

  test('that fails is a failure of whoever waits', async () => {
    // oxlint-disable-next-line require-yield -- It has no part.
    function* failing(): Parts<number> {
      throw new Error('broken');
    }
    await expect(inTurns(failing())).rejects.toThrow('broken');
    expect(() => atOnce(failing())).toThrow('broken');
  });
});
