import { Temporal } from 'temporal-polyfill';
import { refuse, type Refusal } from '#domain/refusal.ts';
import { minuteMs } from '#domain/time.ts';

const zone = 'Europe/Madrid';
const shape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

const plainOf = (typed: string): Temporal.PlainDateTime | undefined => {
  if (!shape.test(typed)) return undefined;
  try {
    return Temporal.PlainDateTime.from(typed);
  } catch {
    return undefined;
  }
};

/**
 * The instant at which the clock of Madrid shows `2027-10-31T02:30`. In the night in which it is put back there are two:
 * `first` for a beginning, `last` for an end. In the one in which it is put forward there is none, and that is refused.
 */
export const madridMoment = (
  typed: string,
  which: 'first' | 'last',
): Date | Refusal<'campo-formato' | 'hora-inexistente'> => {
  const plain = plainOf(typed.trim());
  if (!plain) return refuse('campo-formato');
  const disambiguation = which === 'first' ? 'earlier' : 'later';
  const zoned = plain.toZonedDateTime(zone, { disambiguation });
  return zoned.toPlainDateTime().equals(plain) ? new Date(zoned.epochMilliseconds) : refuse('hora-inexistente');
};

/** What that clock shows at an instant, as a field of a form has it. */
export const writtenMoment = (instant: Date): string => {
  const whole = Math.floor(instant.getTime() / minuteMs) * minuteMs;
  return Temporal.Instant.fromEpochMilliseconds(whole)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString()
    .slice(0, 16);
};
