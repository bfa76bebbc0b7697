import { refuse, type Refusal } from '#domain/refusal.ts';
import { createHash } from 'node:crypto';
import type { Database } from '../database/database.ts';
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

/**
 * Claims the key before the work runs. Answers with nothing when the work is ours to do, with the first
 * answer when it was done, with a refusal when it runs elsewhere or the key came with another body.
 * A claim whose process died is taken over after a minute.
 */
export const claimKey = async (
  database: Database,
  claim: Claim,
): Promise<undefined | StoredAnswer | Refusal<'clave-repetida' | 'clave-en-curso'>> => {
  const mine = await database.maybeOne(sql`
    insert into idempotency_key (scope, key, body_hash) values (${claim.scope}, ${claim.key}, ${claim.hash})
    on conflict (scope, key) do update set creado = clock_timestamp()
      where idempotency_key.status is null and idempotency_key.body_hash = excluded.body_hash
        and idempotency_key.creado < clock_timestamp() - interval '1 minute'
    returning key`);
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
