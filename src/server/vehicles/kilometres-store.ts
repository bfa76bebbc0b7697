import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/** So many of one plate are kept: the oldest go. */
const mostReadings = 60;

export interface ToldKilometres {
  readonly accountId: string;
  /** Capitals and digits alone. */
  readonly matricula: string;
  readonly kms: number;
  /** Where it was told. */
  readonly origen: 'alta' | 'mi-coche' | 'revision';
  readonly now: Date;
}

/** What was told last of a plate; undefined where nothing was. */
export const lastKilometres = async (
  tx: Database,
  { accountId, matricula }: Pick<ToldKilometres, 'accountId' | 'matricula'>,
): Promise<{ readonly kms: number; readonly en: Date } | undefined> =>
  await tx.maybeOne(sql`
    select kms, en from vehicle_kilometres
    where account_id = ${accountId}::uuid and matricula_normalizada = ${matricula} order by id desc limit 1`);

/** Keeps what the clock of a car showed; the same number again is the same reading. */
export const keepKilometres = async (tx: Database, told: ToldKilometres): Promise<void> => {
  const { accountId, matricula, kms, origen, now } = told;
  const last = (await lastKilometres(tx, told))?.kms;
  if (last === kms) return;
  await tx.run(sql`
    insert into vehicle_kilometres (account_id, matricula_normalizada, kms, menos, origen, en)
    values (${accountId}::uuid, ${matricula}, ${kms}::int, ${last !== undefined && kms < last}, ${origen}, ${now}::timestamptz)`);
  await tx.run(sql`
    delete from vehicle_kilometres where account_id = ${accountId}::uuid and matricula_normalizada = ${matricula} and id < (
      select min(k.id) from (
        select id from vehicle_kilometres where account_id = ${accountId}::uuid and matricula_normalizada = ${matricula}
        order by id desc limit ${mostReadings}) k)`);
};
