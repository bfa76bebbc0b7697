import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  areaFiles,
  guide,
  isFile,
  mentioned,
  mentions,
  readArea,
  readStatements,
  root,
  statements,
  strays,
  straying,
  textOf,
} from './specification.ts';

/** Statements that wait for their area: lower it with each that stands. It never grows. */
const toComeNow = 4;
/** Statements that stand without a test: lower it with each test that is written. It never grows. */
const unprovedNow = 1;

const standing = statements.filter(({ toCome }) => toCome === undefined);
const decisions = new Set(readdirSync(join(root, 'docs/decisions')).map((name) => name.slice(0, 3)));

describe('a statement of the specification', () => {
  it('is read: none is lost by a slip in its writing', () => {
    expect(statements.length).toBeGreaterThan(400);
    for (const file of areaFiles) {
      const bullets = readArea(file).match(/^- /gm) ?? [];
      expect([file, readStatements(file, readArea(file)).length]).toEqual([file, bullets.length]);
    }
    expect(statements.filter(({ rest }) => rest !== '').map(({ number, rest }) => [number, rest])).toEqual([]);
  });

  it('has a number of its own, which begins with the letter of its area', () => {
    const numbers = statements.map(({ number }) => number);
    expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([]);
    const letters = new Map(
      [...guide.matchAll(/`([a-z-]+\.md)`, ([A-Z]):/g)].map(([, file, letter]) => [file, letter]),
    );
    expect(new Set(letters.keys())).toEqual(new Set(areaFiles));
    expect(statements.filter(({ file, number }) => letters.get(file) !== number[0])).toEqual([]);
  });

  it('that stands says in which files it is decided', () => {
    const wrong = standing.filter(
      ({ code }) => code.length === 0 || !code.every((path) => /^(src|db)\/(?!.*\.test\.)/.test(path) && isFile(path)),
    );
    expect(wrong.map(({ number, code }) => [number, code.filter((path) => !isFile(path))])).toEqual([]);
  });

  it('that stands has a test that is there by file and name, or is one of the few without', () => {
    const wrong = standing.flatMap(({ number, tests, unproved }) => [
      ...(tests.length === 0 && !unproved ? [`${number}: no test`] : []),
      ...tests.flatMap(({ path, names }) => {
        if (!/\.(test|spec)\.tsx?$/.test(path) || !isFile(path)) return [`${number}: no ${path}`];
        return names.filter((name) => !textOf(path).includes(name)).map((name) => `${number}: no “${name}” in ${path}`);
      }),
    ]);
    expect(wrong).toEqual([]);
    expect(statements.filter(({ unproved }) => unproved)).toHaveLength(unprovedNow);
  });

  it('that waits names an area of the list, and they only become fewer', () => {
    const areas = [...guide.matchAll(/^- \*\*([a-z -]+)\*\*: /gm)].map(([, area]) => area);
    expect(areas.length).toBeGreaterThan(0);
    const waiting = statements.filter(({ toCome }) => toCome !== undefined);
    expect(waiting.filter(({ toCome }) => !areas.includes(toCome)).map(({ number }) => number)).toEqual([]);
    expect(areas.filter((area) => !waiting.some(({ toCome }) => toCome === area))).toEqual([]);
    expect(waiting).toHaveLength(toComeNow);
  });

  it('that differs on purpose names a decision that is there', () => {
    const named = statements.flatMap(({ number, decisions: each }) => each.map((decision) => [number, decision]));
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter(([, decision = '']) => !decisions.has(decision))).toEqual([]);
  });
});

describe('a number', () => {
  it('that code, tests or documents name is there', () => {
    const known = new Set(statements.map(({ number }) => number));
    expect(mentioned.length).toBeGreaterThan(100);
    expect(mentioned.filter(({ number }) => !known.has(number))).toEqual([]);
  });

  it('is how the specification is named, not a chapter that nobody here has', () => {
    expect(straying).toEqual([]);
  });

  it('is found in every way of writing it', () => {
    expect(mentions('Ten a page (spec S15). See spec B12, B14 and B20; spec H3 to H9, spec M1.')).toEqual([
      'S15',
      'B12',
      'B14',
      'B20',
      'H3',
      'H9',
      'M1',
    ]);
    expect(strays('as specified (specification, shopping 4), design/decisions.md')).toHaveLength(2);
  });
});
