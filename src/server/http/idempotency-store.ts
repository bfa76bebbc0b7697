import { refuse, type Refusal } from '#domain/refusal.ts';
import { createHash } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { presenceClass } from '../database/presence.ts';
import { sql } from '../database/sql.ts';

export interface StoredAnswer {
  readonly status: number;
  readonly body: unknown;
}

interface Claim {
  readonly scope: string;
  readonly key: string;
  readonly hash: Buffer;
}

export const claimOf = (scope: string, key: string, body: unknown): Claim => ({
  scope,
  key,
  hash: createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest(),
});

/** Claims that are worked on here: what was left unanswered when the database went away may be begun anew. */
const worked = new WeakMap<Database, Set<string>>();

const atWork = (database: Database): Set<string> => {
  const known = worked.get(database) ?? new Set();
  worked.set(database, known);
  return known;
};

const asked = new WeakMap<Database, Map<string, Promise<unknown>>>();

/** Of two that ask for the same claim here, the second asks when the first has its answer: statements overtake each other. */
const inTurn = async <Answer>(database: Database, name: string, ask: () => Promise<Answer>): Promise<Answer> => {
  const turns = asked.get(database) ?? new Map<string, Promise<unknown>>();
  asked.set(database, turns);
  const turn = (turns.get(name) ?? Promise.resolve()).then(ask, ask);
  turns.set(name, turn);
  try {
    return await turn;
  } finally {
    if (turns.get(name) === turn) turns.delete(name);
  }
};

const nameOf = ({ scope, key }: Claim): string => `${scope} ${key}`;

/** The work on a claim has ended, however it ended. */
export const endWork = (database: Database, claim: Claim): void => void atWork(database).delete(nameOf(claim));

const takeClaim = async (database: Database, claim: Claim, here: boolean): Promise<boolean> => {
  const me = await database.presence();
  const mine = await database.maybeOne(sql`
    insert into idempotency_key (scope, key, body_hash, instancia)
    values (${claim.scope}, ${claim.key}, ${claim.hash}, ${me})
    on conflict (scope, key) do update set creado = clock_timestamp(), instancia = excluded.instancia
      where idempotency_key.status is null and idempotency_key.body_hash = excluded.body_hash
        and (idempotency_key.creado < clock_timestamp() - interval '1 minute'
          or idempotency_key.instancia = excluded.instancia and not ${here}::boolean
          or idempotency_key.instancia is not null and not exists (
            select from pg_locks l join pg_database d on d.oid = l.database
            where d.datname = current_database() and l.locktype = 'advisory' and l.granted
              and l.classid = ${presenceClass}::int::oid and l.objid = idempotency_key.instancia::oid))
    returning key`);
  return mine !== undefined;
};

/**
 * Claims the key before the work runs. Answers with nothing when the work is ours to do, with the first
 * answer when it was done, with a refusal when it runs elsewhere or the key came with another body.
 * A claim whose process died is taken over at once, any other after a minute.
 */
export const claimKey = async (
  database: Database,
  claim: Claim,
): Promise<undefined | StoredAnswer | Refusal<'clave-repetida' | 'clave-en-curso'>> => {
  const [here, name] = [atWork(database), nameOf(claim)];
  const mine = await inTurn(database, name, async () => {
    const taken = await takeClaim(database, claim, here.has(name));
    if (taken) here.add(name);
    return taken;
  });
  if (mine) return undefined;
  const first = await database.maybeOne<{ same: boolean; status: number | null; answer: unknown }>(sql`
    select body_hash = ${claim.hash} as same, status, answer from idempotency_key
    where scope = ${claim.scope} and key = ${claim.key}`);
  if (!first) return refuse('clave-en-curso');
  if (!first.same) return refuse('clave-repetida');
  return first.status === null ? refuse('clave-en-curso') : { status: first.status, body: first.answer };
};

export const keepAnswer = async (database: Database, claim: Claim, answer: StoredAnswer): Promise<void> => {
  await database.run(sql`
    update idempotency_key set status = ${answer.status}, answer = ${JSON.stringify(answer.body)}::jsonb
    where scope = ${claim.scope} and key = ${claim.key}`);
};

/** The work broke: the same key may try again. */
export const dropClaim = async (database: Database, claim: Claim): Promise<void> => {
  await database.run(
    sql`delete from idempotency_key where scope = ${claim.scope} and key = ${claim.key} and status is null`,
  );
};
