import { Refused, type Api } from '#web/api.ts';

/** A question to the server: one call, or several that make one answer. Declared outside of components, so that it stays the same one. */
export type Ask<Wanted, Found> = (api: Api, wanted: Wanted, signal: AbortSignal) => Promise<Found>;

/** Asks, and tells what came of it, unless it was stopped before. Answers with the way to stop it. */
export const startAsking = <Found>(
  ask: (signal: AbortSignal) => Promise<Found>,
  tell: { readonly found: (answer: Found) => void; readonly failed: (failure: unknown) => void },
): (() => void) => {
  const stop = new AbortController();
  ask(stop.signal).then(
    (answer) => {
      if (!stop.signal.aborted) tell.found(answer);
    },
    (failure: unknown) => {
      if (!stop.signal.aborted) tell.failed(failure);
    },
  );
  return () => stop.abort();
};

/** Why a call was not done: what the server said, or that nobody answered. */
export const whyNot = (failure: unknown, offline: string): string =>
  failure instanceof Refused ? failure.problem.error : offline;
