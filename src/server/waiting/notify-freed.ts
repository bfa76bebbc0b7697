import type { Database } from '../database/database.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { somebodyWaits } from './waiting-store.ts';

/**
 * A workshop's time was freed: whoever waits for one hears of it at once instead of within the next round. Inside the
 * transaction that frees it; whoever holds a day's lock must not call it.
 */
export const notifyFreed = async (tx: Database, codTienda: number, now: Date): Promise<void> => {
  if (await somebodyWaits(tx, codTienda)) await enqueue(tx, 'offer-freed', {}, { dedupe: 'offer-freed', runAt: now });
};
