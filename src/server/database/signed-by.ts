import type { Database } from './database.ts';
import { sql } from './sql.ts';

/** Signs all that this transaction does to the agenda, as one thing that staff did. */
export const signActions = async (tx: Database, accountId: string, accion: string): Promise<void> => {
  await tx.run(sql`
    select set_config('rodera.personal', ${accountId}, true), set_config('rodera.accion', ${accion}, true)`);
};

/** Says of all that this transaction does to the agenda that the server did it by itself. */
export const signAsJob = async (tx: Database): Promise<void> => {
  await tx.run(sql`select set_config('rodera.tarea', 'si', true)`);
};
