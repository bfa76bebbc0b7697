import type { Api } from '#web/api.ts';
import { signedIn } from '#web/stored/session-store.ts';
import { consultDates, type Dates, type DatesBody } from './consult-dates.ts';

interface AskedAhead {
  readonly key: string;
  readonly at: number;
  readonly dates: Promise<Dates | null>;
}

/** So long an answer that was asked for ahead is good, in milliseconds. */
const freshMs = 20_000;

let ahead: AskedAhead | null = null;

/** Asks for the days of a workshop before it is chosen; one at a time, and nobody is told where it fails. */
export const askDatesAhead = (api: Api, body: DatesBody): void => {
  const key = JSON.stringify(body);
  if (ahead?.key === key && Date.now() - ahead.at < freshMs) return;
  const dates = api('consultDates', { body }, signedIn()).catch(() => null);
  ahead = { key, at: Date.now(), dates };
};

/** What was asked for ahead, once and while it is fresh; anything else is asked now. */
export const datesAskedAhead = async (api: Api, body: DatesBody, signal: AbortSignal): Promise<Dates> => {
  const known = ahead;
  ahead = null;
  const isThis = known?.key === JSON.stringify(body) && Date.now() - known.at < freshMs;
  return (isThis && (await known.dates)) || (await consultDates(api, body, signal));
};
