import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { GuestPlaces } from './guest-places.ts';

/** Claims inside the transaction that writes what claims; throws what `orCapReached` knows, so that all of it is undone. */
export const takePlaces = async (
  tx: Database,
  places: GuestPlaces | null,
  what: { readonly visit: string } | { readonly order: number },
  now: Date,
): Promise<void> => {
  if (!places) return;
  const [visit, order] = 'visit' in what ? [what.visit, null] : [null, what.order];
  await tx.run(
    sql`select take_guest_places(${JSON.stringify(places)}::jsonb, ${visit}::uuid, ${order}::bigint, ${now}::timestamptz)`,
  );
};
