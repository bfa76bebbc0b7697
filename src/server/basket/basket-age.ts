import { dayMs } from '#domain/time.ts';

/** What was left lying for longer is not looked for any more. */
const daysOpen = 30;

/** Since when somebody's basket must have been touched to be gone on with. */
export const openSince = (now: Date): Date => new Date(now.getTime() - daysOpen * dayMs);
