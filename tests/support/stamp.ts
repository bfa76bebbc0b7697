import type { Database } from '#server/database/database.ts';
import { newStamp } from '#server/security/stamp.ts';

/** The stamp of a form that was opened so many seconds ago. */
export const stampFrom = async (database: Database, now: Date, seconds = 10): Promise<string> =>
  (await newStamp(database, new Date(now.getTime() - seconds * 1000))) ?? '';
