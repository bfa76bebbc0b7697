import { dayMs } from '#domain/time.ts';
import type { Database } from '../database/database.ts';
import { quickRead, sql } from '../database/sql.ts';

/** Whether one of these, accounts or browsers, has shown that the address is theirs. */
export const isProved = async (db: Database, persona: string, who: readonly string[]): Promise<boolean> =>
  who.length > 0 &&
  (await db.maybeOne(quickRead`
    select 1 as proved from email_proof where persona = ${persona} and quien = any (${who}::uuid[]) limit 1`)) !==
    undefined;

export const writeProof = async (tx: Database, persona: string, who: readonly string[], now: Date): Promise<void> => {
  await tx.run(sql`
    insert into email_proof (persona, quien, probado) select ${persona}, quien, ${now} from unnest(${who}::uuid[]) as quien
    on conflict (persona, quien) do update set probado = excluded.probado`);
};

export const writeCode = async (
  tx: Database,
  code: { readonly id: string; readonly persona: string; readonly vence: Date },
): Promise<void> => {
  await tx.run(
    sql`insert into email_code (id, persona, vence) values (${code.id}::uuid, ${code.persona}, ${code.vence})`,
  );
};

/** Takes one of the tries of a code that was sent; undefined where it is good no longer. */
export const takeTry = async (
  db: Database,
  ask: { readonly id: string; readonly most: number; readonly now: Date },
): Promise<{ readonly persona: string; readonly left: number } | undefined> =>
  await db.maybeOne(sql`
    update email_code set intentos = intentos + 1
    where id = ${ask.id}::uuid and vence > ${ask.now} and intentos < ${ask.most}::int
    returning persona, ${ask.most}::int - intentos as left`);

export const deleteCode = async (tx: Database, id: string): Promise<boolean> =>
  (await tx.run(sql`delete from email_code where id = ${id}::uuid`)) > 0;

export const codeLives = async (db: Database, id: string): Promise<boolean> =>
  (await db.maybeOne(sql`select 1 as lives from email_code where id = ${id}::uuid`)) !== undefined;

/** Forgets what nobody is limited or known by any more. */
export const forgetGuests = async (
  db: Database,
  { now, proofDays }: { now: Date; proofDays: number },
): Promise<void> => {
  await db.run(sql`delete from email_code where vence < ${now}`);
  await db.run(sql`delete from email_proof where probado < ${new Date(now.getTime() - proofDays * dayMs)}`);
  await db.run(sql`delete from guest_day where dia < ${new Date(now.getTime() - 2 * dayMs)}::date`);
  await db.run(sql`delete from guest_place g where not guest_place_lives(g, ${now})`);
};
