import type { emptySearches } from '#contract/measuring.ts';
import { countedWords } from '#domain/measuring/counted-words.ts';
import { isCountedStep, type CountedStep } from '#domain/measuring/walks.ts';
import { dayOnTheWall } from '#domain/workshops/wall-day.ts';
import { isbot } from 'isbot';
import type { CallContext } from '../runtime.ts';
import { countOne } from './measured-store.ts';

/** What is searched and led through is counted for the shop's own eyes. Nobody waits longer, or is refused, because it cannot be. */
const count = async (
  { database, clock, userAgent, log }: CallContext,
  what: Readonly<Record<'clase' | 'grupo' | 'que', string>>,
): Promise<boolean> => {
  if (isbot(userAgent)) return false;
  try {
    await countOne(database, { dia: dayOnTheWall(clock()), ...what });
    return true;
  } catch (error) {
    log.warn({ err: error }, 'not counted');
    return false;
  }
};

/** A search that found nothing. Words that may be about somebody are not counted. */
export const countEmptySearch = async (
  context: CallContext,
  grupo: (typeof emptySearches)[number],
  typed: string,
): Promise<void> => {
  const que = grupo === 'palabras' ? countedWords(typed) : typed.slice(0, 60);
  if (que !== undefined) await count(context, { clase: 'sin-resultado', grupo, que });
};

/** A step that somebody reached; false of what is none. */
export const countReached = async (context: CallContext, step: CountedStep): Promise<boolean> =>
  isCountedStep(step) && (await count(context, { clase: 'paso', grupo: step.recorrido, que: step.paso }));
