import { hash } from 'node:crypto';

/** The commit, of which `vitest.config.ts` says it, or another one's to try again what failed there. */
const thisTurn = process.env['TURN'] ?? '';

/** `EVERY_CASE=1`, before a release, tries them all. */
export const everyCase = process.env['EVERY_CASE'] === '1';

/** A number that a turn and a place always have. */
export const drawnNumber = (turn: string, place: string): number =>
  Number.parseInt(hash('sha256', `${turn} ${place}`).slice(0, 7), 16);

/** What generated cases begin with: the same commit generates the same. */
export const seedOfThisTurn = drawnNumber(thisTurn, 'seed');

/** How often a property is tried, or a race run, of so many times. */
export const runsOf = (all: number): number => (everyCase ? all : Math.ceil(all / 4));

/** One in so many of the cases that there are for a place, at least one: which ones, the turn and the place decide. */
export const ofTurn = <Case>(turn: string, cases: readonly Case[], oneIn: number, place: string): readonly Case[] => {
  const step = Math.min(oneIn, cases.length);
  const first = drawnNumber(turn, place) % step;
  return cases.filter((_, at) => at % step === first);
};

/** Those of this commit's turn. */
export const ofThisTurn = <Case>(cases: readonly Case[], oneIn: number, place: string): readonly Case[] =>
  everyCase ? cases : ofTurn(thisTurn, cases, oneIn, place);
