import type { Answer, Request } from '#contract/contract.ts';
import { Refused, type Api } from '#web/api.ts';
import { signedIn } from '#web/stored/session-store.ts';

/** Days are asked for again three times, ten seconds apart (spec H18). */
const retries = 3;
const pause = 10_000;

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('left'));
    });
  });

export type DatesBody = Request<'consultDates'>['body'];
export type Dates = Answer<'consultDates'>;

/** A "no" is an answer and is not asked again; a failed connection or a broken server is. */
export const consultDates = async (api: Api, body: DatesBody, signal: AbortSignal): Promise<Dates> => {
  for (let retried = 0; ; retried += 1) {
    try {
      return await api('consultDates', { body }, { ...signedIn(), signal });
    } catch (error) {
      const final =
        error instanceof Refused && (error.problem.status < 500 || error.problem.code === 'agenda-en-mantenimiento');
      if (final || retried === retries || signal.aborted) throw error;
      await wait(pause, signal);
    }
  }
};
