import type { emptySearches } from '#contract/measuring.ts';
import { countedWords } from '#domain/measuring/counted-words.ts';
import { isCountedStep, type CountedStep } from '#domain/measuring/walks.ts';
import { dayOnTheWall } from '#domain/workshops/wall-day.ts';
import { isbot } from 'isbot';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import type { CallContext } from '../runtime.ts';
import { addCounted, type Counted } from './measured-store.ts';

/** From the end of one statement that writes to the next: a flood of the same searches is one row, five times a second. */
const betweenMs = 200;
/** So many different things wait for the next statement at most; what else comes is counted together by its group. */
const mostWaiting = 1000;

/** What a process has counted and not written yet. */
interface Unwritten {
  readonly waiting: Map<string, Counted>;
  /** The statement that writes what waits: whether it could; undefined while nothing waits. */
  next: Promise<boolean> | undefined;
  /** The one before. */
  last: Promise<boolean>;
  lastEnded: number;
}

// Belongs to a database, so that two in one process never see each other's.
const known = new WeakMap<Database, Unwritten>();

const unwrittenIn = (database: Database): Unwritten => {
  let unwritten = known.get(database);
  if (!unwritten) {
    unwritten = { waiting: new Map(), next: undefined, last: Promise.resolve(true), lastEnded: -betweenMs };
    known.set(database, unwritten);
  }
  return unwritten;
};

const add = (waiting: Unwritten['waiting'], { dia, clase, grupo, que }: Omit<Counted, 'veces'>): void => {
  const keyOf = (told: string) => JSON.stringify([dia, clase, grupo, told]);
  const told = waiting.size < mostWaiting || waiting.has(keyOf(que)) ? que : '';
  const veces = (waiting.get(keyOf(told))?.veces ?? 0) + 1;
  waiting.set(keyOf(told), { dia, clase, grupo, que: told, veces });
};

const write = async (unwritten: Unwritten, { database, log }: Pick<CallContext, 'database' | 'log'>) => {
  await unwritten.last;
  const early = unwritten.lastEnded + betweenMs - performance.now();
  if (early > 0) await pause(early);
  const counted = [...unwritten.waiting.values()];
  unwritten.waiting.clear();
  if (unwritten.next) unwritten.last = unwritten.next;
  unwritten.next = undefined;
  try {
    await addCounted(database, counted);
    return true;
  } catch (error) {
    log.warn({ err: error }, 'not counted');
    return false;
  } finally {
    unwritten.lastEnded = performance.now();
  }
};

/** What is searched and led through is counted for the shop's own eyes. Nobody is refused because it cannot be. */
const count = async (context: CallContext, what: Pick<Counted, 'clase' | 'grupo' | 'que'>): Promise<boolean> => {
  const { database, clock, userAgent } = context;
  if (isbot(userAgent)) return false;
  const unwritten = unwrittenIn(database);
  add(unwritten.waiting, { dia: dayOnTheWall(clock()), ...what });
  return await (unwritten.next ??= write(unwritten, context));
};

/** Ends when all that this process has counted until now is written, or could not be. */
export const everythingCounted = async (database: Database): Promise<void> => {
  const { next, last } = unwrittenIn(database);
  await (next ?? last);
};

/** A search that found nothing; who searched need not wait for it. Words that may be about somebody are not counted. */
export const countEmptySearch = async (
  context: CallContext,
  grupo: (typeof emptySearches)[number],
  typed: string,
): Promise<void> => {
  const que = grupo === 'palabras' ? countedWords(typed) : typed.slice(0, 60);
  if (que !== undefined) await count(context, { clase: 'sin-resultado', grupo, que });
};

/** A step that somebody reached; false of what is none, and of what could not be written. */
export const countReached = async (context: CallContext, step: CountedStep): Promise<boolean> =>
  isCountedStep(step) && (await count(context, { clase: 'paso', grupo: step.recorrido, que: step.paso }));
