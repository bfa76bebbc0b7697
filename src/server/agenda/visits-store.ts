import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/** Says of an appointment that staff wrote it down. */
export const markWalkIn = async (tx: Database, id: string): Promise<void> => {
  await tx.run(sql`update visit set sin_cita = true where id = ${id}::uuid`);
};

/** An appointment has another time: links of earlier mails stop working. */
export const endEarlierLinks = async (tx: Database, id: string, now: Date): Promise<void> => {
  await tx.run(sql`update visit set rev = rev + 1, cambiado = ${now} where id = ${id}::uuid`);
};
