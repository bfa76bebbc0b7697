import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

export interface SecondFactor {
  readonly secreto: string;
  /** Its owner has given a code of it. */
  readonly confirmado: boolean;
}

export const findSecondFactor = async (db: Database, accountId: string): Promise<SecondFactor | undefined> =>
  await db.maybeOne<SecondFactor>(sql`
    select secreto, confirmado is not null as confirmado from second_factor where account_id = ${accountId}::uuid`);

/** Offers a secret in the place of one that was offered before; false where one is in use. */
export const offerSecret = async (db: Database, accountId: string, secreto: string, now: Date): Promise<boolean> =>
  (await db.run(sql`
    insert into second_factor (account_id, secreto, creado) values (${accountId}::uuid, ${secreto}, ${now})
    on conflict (account_id) do update set secreto = excluded.secreto, creado = excluded.creado
      where second_factor.confirmado is null`)) > 0;

/**
 * Takes the code of a half minute, and confirms a secret that was only offered. Of several that bring it at once one has it;
 * the code is worth nothing afterwards, nor is one from before it.
 */
export const takeStep = async (
  tx: Database,
  { accountId, secreto, paso, now }: { accountId: string; secreto: string; paso: number; now: Date },
): Promise<boolean> =>
  (await tx.run(sql`
    update second_factor set paso = ${paso}::bigint, confirmado = coalesce(confirmado, ${now})
    where account_id = ${accountId}::uuid and secreto = ${secreto} and paso < ${paso}::bigint`)) > 0;

/** Takes the second factor away; whether there was one. */
export const dropSecondFactor = async (tx: Database, accountId: string): Promise<boolean> =>
  (await tx.run(sql`delete from second_factor where account_id = ${accountId}::uuid`)) > 0;
