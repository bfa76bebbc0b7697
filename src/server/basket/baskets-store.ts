import type { Database } from '../database/database.ts';
import { quickRead, quickWrite, sql } from '../database/sql.ts';
import type { BasketState } from './basket-state.ts';

/**
 * Writes a basket over the version that was read, or as a new one; undefined where somebody else wrote it
 * meanwhile. Its commit is not waited for on disk: a crash may forget the last moments of somebody's
 * choosing, never an order, which waits and with it everything written before.
 */
export const saveBasket = async (
  db: Database,
  basket: {
    readonly cestaID: string;
    readonly state: BasketState;
    /** The version that was read; 0 where there was none. */
    readonly version: number;
    readonly accountId: string | null;
    readonly visita: string | null;
    readonly now: Date;
  },
): Promise<number | undefined> => {
  const saved = await db.maybeOne<{ version: number }>(quickWrite`
    with quick as materialized (select set_config('synchronous_commit', 'off', true))
    insert into basket (cesta_id, state, account_id, visita, actualizado)
    select ${basket.cestaID}::uuid, ${JSON.stringify(basket.state)}::jsonb, ${basket.accountId}::uuid, ${basket.visita}::uuid, ${basket.now}::timestamptz from quick
    on conflict (cesta_id) do update set state = excluded.state, version = basket.version + 1, actualizado = excluded.actualizado,
      account_id = coalesce(basket.account_id, excluded.account_id), visita = excluded.visita
    where basket.version = ${basket.version}::int
    returning version`);
  return saved?.version;
};

/** A chosen time is part of the basket; whoever works on an older copy learns of it. */
export const rememberTime = async (
  db: Database,
  time: {
    readonly cestaID: string;
    readonly codTienda: number;
    readonly date: string;
    readonly time: string;
    readonly now: Date;
  },
): Promise<void> => {
  const chosen = { selectedTaller: time.codTienda, selectedDate: time.date, selectedTime: time.time };
  await db.run(quickWrite`
    with quick as materialized (select set_config('synchronous_commit', 'off', true))
    update basket set state = state || ${JSON.stringify(chosen)}::jsonb, version = version + 1, actualizado = ${time.now}::timestamptz
    from quick where cesta_id = ${time.cestaID}::uuid`);
};

/** Promotions that a basket does without from now on. */
export const forgoPromotions = async (
  db: Database,
  forgone: { readonly cestaID: string; readonly ids: readonly number[]; readonly now: Date },
): Promise<void> => {
  await db.run(sql`
    update basket set state = jsonb_set(state, '{sinPromociones}', (
        select jsonb_agg(distinct id) from jsonb_array_elements(state -> 'sinPromociones' || ${JSON.stringify(forgone.ids)}::jsonb) as id)),
      version = version + 1, actualizado = ${forgone.now}::timestamptz
    where cesta_id = ${forgone.cestaID}::uuid`);
};

export const deleteBasket = async (db: Database, cestaID: string): Promise<boolean> =>
  (await db.run(sql`
    delete from basket where cesta_id = ${cestaID}::uuid
      and not exists (select from customer_order o where o.cesta_id = ${cestaID}::uuid)`)) > 0;

/** Until this transaction ends, no other joins baskets of this account: each would go into the one that the other forgets. */
export const oneAtATime = async (tx: Database, accountId: string): Promise<void> =>
  void (await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${accountId}::text, 61))`));

/** The basket that an account filled last and has not ordered, but for the one that a browser holds. */
export const openBasketOf = async (
  db: Database,
  accountId: string,
  { but, since }: { readonly but: string | null; readonly since: Date },
): Promise<string | undefined> =>
  (
    await db.maybeOne<{ cestaID: string }>(quickRead`
      select b.cesta_id as "cestaID"
      from basket b
      where b.account_id = ${accountId}::uuid and b.cesta_id is distinct from ${but}::uuid and b.actualizado >= ${since}::timestamptz
        and jsonb_array_length(b.state -> 'products') > 0
        -- What lies beside the browser's own basket is part of the same purchase.
        and not exists (select from basket own where own.cesta_id = ${but}::uuid and own.visita = b.visita)
        and not exists (select from customer_order o where o.cesta_id = b.cesta_id and o.status <> 'caducado')
      order by b.actualizado desc, b.cesta_id
      limit 1`)
  )?.cestaID;

/** Forgets a basket that went into another one, unless somebody wrote it since it was read. */
export const deleteMerged = async (db: Database, cestaID: string, version: number): Promise<void> => {
  await db.run(sql`
    delete from basket where cesta_id = ${cestaID}::uuid and version = ${version}::int
      and not exists (select from customer_order o where o.cesta_id = ${cestaID}::uuid)`);
};
