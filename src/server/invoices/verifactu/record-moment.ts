import { Temporal } from 'temporal-polyfill';

/** When a record is made, on the issuer's wall with its offset: `2026-11-22T19:20:30+01:00`. */
export const recordMoment = (now: Date, tz: string): string =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(tz)
    .toString({ smallestUnit: 'second', timeZoneName: 'never' });
