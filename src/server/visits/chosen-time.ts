import type { Input } from '#contract/contract.ts';
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import { freeTimes } from '../booking/free-times.ts';
import type { CallContext } from '../runtime.ts';
import { findBookable, stagesOf, type BookableRefusal } from '../visit-services/visit-services.ts';

type Asked = Input<'bookVisit'>['body'];

/** What is asked for, with a day and a time of it. */
export type TimedWish = Omit<Asked, 'selectedTime'> & { readonly selectedTime: string };

/**
 * The specification's client sends day and time as one (spec V13). Where it sends a day alone, the first free time of
 * that day is meant: the mail says which one it became, and it can be moved.
 */
export const timeOfVisit = async <Wish extends Asked>(
  context: CallContext,
  { selectedDate: sent, selectedTime: told, ...wish }: Wish,
  moving: string | null,
): Promise<(Omit<Wish, 'selectedDate' | 'selectedTime'> & TimedWish) | BookableRefusal | Refusal<'sin-horas'>> => {
  const selectedDate = sent.slice(0, 10);
  const selectedTime = told ?? (sent.slice(11, 16) || null);
  if (selectedTime !== null) return { ...wish, selectedDate, selectedTime };
  const { selectedTaller, selectedService } = wish;
  const found = await findBookable(context, selectedTaller, selectedService);
  if (isRefusal(found)) return found;
  const { database, clock, config } = context;
  const need = { stages: stagesOf(found.work) };
  const ask = { codTienda: selectedTaller, fecha: selectedDate, need, now: clock(), rules: config.booking, moving };
  const times = await freeTimes(database, ask);
  if (isRefusal(times)) return times;
  const [first] = times;
  return first === undefined ? refuse('sin-horas') : { ...wish, selectedDate, selectedTime: first };
};
