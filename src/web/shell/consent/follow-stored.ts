import type { PageName } from '#contract/addresses.ts';
import type { MeasuredEvent } from '#domain/measuring/events.ts';
import { registered } from '../account-name.ts';
import type { Kept } from '../moments.ts';
import { storedChanged } from '../stored-value.ts';
import { followBasket } from './follow-basket.ts';
import { followSession } from './follow-session.ts';
import { followVisit } from './follow-visit.ts';

/** Tells what becomes of what this browser keeps: its basket, its session and its appointment. */
export const followStored = (tell: (event: MeasuredEvent) => void, before: Kept) => {
  const [basket, session, visit] = [followBasket(tell, before), followSession(tell, before), followVisit(tell, before)];
  const hear: Readonly<Record<string, (kept: Kept) => void>> = {
    [registered]: session.hearNew,
    [storedChanged]: (kept) => [basket, session, visit].forEach((each) => each.hear(kept)),
    // Another tab tells what it did itself.
    storage: (kept) => [basket, session, visit].forEach((each) => each.hearOtherTab(kept)),
  };
  return {
    arrive: (page: PageName): void => basket.arrive(page),
    /** One of the events by which what happens is known, and what was kept then. */
    hear: (type: string | undefined, kept: Kept): void => hear[type ?? '']?.(kept),
  };
};
