import type { Api } from '#web/api.ts';
import type { Ask } from './ask.ts';
import { isSame } from './same.ts';

/** So long an answer that was asked for ahead is good, in milliseconds. */
const freshMs = 20_000;

/**
 * A question that may be asked before somebody wants its answer: the last one at a time, by `first`, and nobody is told where it
 * fails. What was asked for ahead answers `ask` once, while it is fresh; anything else is asked then.
 */
export const askedAhead = <Wanted, Found>(
  ask: Ask<Wanted, Found>,
  first: (api: Api, wanted: Wanted) => Promise<Found>,
): { readonly ahead: (api: Api, wanted: Wanted) => void; readonly ask: Ask<Wanted, Found> } => {
  let last: { readonly of: Wanted; readonly at: number; readonly answer: Promise<Found | null> } | null = null;
  const answerTo = (wanted: Wanted) =>
    last && Date.now() - last.at < freshMs && isSame(last.of, wanted) ? last.answer : null;
  return {
    ahead: (api, wanted) => {
      if (!answerTo(wanted)) last = { of: wanted, at: Date.now(), answer: first(api, wanted).catch(() => null) };
    },
    ask: async (api, wanted, signal) => {
      const answer = answerTo(wanted);
      last = null;
      return (await answer) ?? (await ask(api, wanted, signal));
    },
  };
};
