import { journeysOfTurn } from '../../scripts/journeys-of-turn.ts';
import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { ofTurn, seedOfThisTurn } from '#tests/support/turn.ts';

const cases = Array.from({ length: 28 }, (_, at) => at);
const commits = Array.from({ length: 60 }, (_, at) => `commit ${at}`);

describe('cases that take turns', () => {
  it('are the same for the same commit and place', () => {
    for (const commit of commits) expect(ofTurn(commit, cases, 4, 'a')).toEqual(ofTurn(commit, cases, 4, 'a'));
  });

  it('are one in so many, and at least one where there are fewer', () => {
    for (const commit of commits) {
      expect(ofTurn(commit, cases, 4, 'a')).toHaveLength(7);
      expect(ofTurn(commit, cases.slice(0, 3), 8, 'a')).toHaveLength(1);
      expect(ofTurn(commit, [], 4, 'a')).toEqual([]);
    }
  });

  it.each(['readBasket.body.items', 'logIn.query', 'x'])('have all been tried at %s after some commits', (place) => {
    expect(new Set(commits.flatMap((commit) => ofTurn(commit, cases, 4, place))).size).toBe(cases.length);
  });

  it('are not everywhere the same ones', () => {
    const places = commits.map((_, at) => `place ${at}`);
    expect(new Set(places.map((place) => ofTurn('commit', cases, 4, place)[0])).size).toBe(4);
  });

  it('are generated from the commit as well', () => {
    expect(process.env['TURN']).toMatch(/./);
    expect(fc.readConfigureGlobal()?.seed).toBe(seedOfThisTurn);
  });
});

describe('journeys that take turns', () => {
  const listed = Array.from({ length: 96 }, (_, at) => `  [desktop] › basket.spec.ts:${at}:1 › journey ${at}`);
  const told = ['Listing tests:', ...listed, 'Total: 96 tests in 1 file', ''].join('\n');

  it('are one in twenty-four of those that are listed, each at some commit', () => {
    const many = Array.from({ length: 400 }, (_, at) => `commit ${at}`);
    const walked = many.map((commit) => journeysOfTurn(told, commit).split('\n'));
    for (const journeys of walked) expect(journeys).toHaveLength(4);
    expect(new Set(walked.flat())).toEqual(new Set(listed));
  });
});
