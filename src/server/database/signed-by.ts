import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './database.ts';
import { sql } from './sql.ts';

/** Who of the staff does what this call does, and in the name of which customer; nobody until it is known that staff ask. */
interface Signature {
  accountId?: string;
  inNameOf?: string;
}

const signatures = new AsyncLocalStorage<Signature>();

/** Whatever `call` writes from `signCall` on is signed, in whichever function it is written. */
export const withSignature = async <Answer>(call: () => Promise<Answer>): Promise<Answer> =>
  await signatures.run({}, call);

/** Says that somebody of the staff makes this call, as themselves or as a customer. Says nothing where a call only reads. */
export const signCall = (accountId: string, inNameOf?: string): void => {
  const signature = signatures.getStore();
  if (signature) Object.assign(signature, { accountId, inNameOf });
};

/**
 * A database whose transactions and single statements carry the signature of the call that asks for them, which
 * `log_change` and `log_allocation` write down.
 */
export const signing = (open: Database): Database => {
  const transaction: Database['transaction'] = async (work) => {
    const { accountId, inNameOf = '' } = signatures.getStore() ?? {};
    if (accountId === undefined) return await open.transaction(work);
    return await open.transaction(async (tx) => {
      await tx.run(sql`
        select set_config('rodera.personal', ${accountId}, true), set_config('rodera.en_nombre_de', ${inNameOf}, true)`);
      return await work(tx);
    });
  };
  const single = async <Answer>(ask: (database: Database) => Promise<Answer>): Promise<Answer> =>
    signatures.getStore()?.accountId === undefined ? await ask(open) : await transaction(ask);
  return {
    ...open,
    transaction,
    rows: async <Row>(query: Parameters<Database['rows']>[0]) => await single((each) => each.rows<Row>(query)),
    one: async <Row>(query: Parameters<Database['one']>[0]) => await single((each) => each.one<Row>(query)),
    maybeOne: async <Row>(query: Parameters<Database['one']>[0]) => await single((each) => each.maybeOne<Row>(query)),
    run: async (query) => await single((each) => each.run(query)),
  };
};

/** Names what a transaction does as one thing that staff did at once, so that it can be undone at once. */
export const nameAction = async (tx: Database, accion: string): Promise<void> => {
  await tx.run(sql`select set_config('rodera.accion', ${accion}, true)`);
};

/** Says of all that this transaction does to the agenda that the server did it by itself. */
export const signAsJob = async (tx: Database): Promise<void> => {
  await tx.run(sql`select set_config('rodera.tarea', 'si', true)`);
};
