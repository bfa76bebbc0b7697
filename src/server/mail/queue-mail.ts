import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { insertMail } from './mail-store.ts';
import type { NewMail } from './new-mail.ts';

/**
 * Writes a message and the job that sends it, inside the transaction that gives the reason for it. Who left no address,
 * because staff wrote the appointment down, gets none.
 */
export const queueMail = async (db: Database, mail: NewMail): Promise<void> => {
  if (mail.destinatario === '') return;
  const mailId = randomUUID();
  await insertMail(db, mailId, mail);
  await enqueue(db, 'send-mail', { mailId }, { dedupe: mailId });
};
