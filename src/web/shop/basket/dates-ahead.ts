import { signedIn } from '#web/stored/session-store.ts';
import { askedAhead } from '#web/walk/ahead.ts';
import { consultDates } from './consult-dates.ts';

/** The days of a workshop, which may be asked for before it is chosen. */
export const datesOf = askedAhead(consultDates, (api, body) => api('consultDates', { body }, signedIn()));
