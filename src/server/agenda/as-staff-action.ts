import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import { randomUUID } from 'node:crypto';
import { forgetOccupancy } from '../booking/recent-occupancies.ts';
import { lostRace, retryLostRace, type Database } from '../database/database.ts';
import { transactionUnlessRefused } from '../database/unless-refused.ts';
import type { CallContext } from '../runtime.ts';
import { notifyFreed } from '../waiting/notify-freed.ts';
import { nameAction } from '../database/signed-by.ts';
import type { OpenAgenda } from './open-agenda.ts';

/**
 * Does something to an agenda as one thing that staff did, all of it or nothing; a refusal leaves nothing behind. Who loses
 * a race tries again, and after that is told that the world moved on.
 */
export const asStaffAction = async <Answer, Code extends string>(
  { database, clock }: CallContext,
  { shop }: Pick<OpenAgenda, 'shop'>,
  work: (tx: Database) => Promise<Answer | Refusal<Code>>,
): Promise<{ readonly accion: string; readonly answer: Answer } | Refusal<Code | 'agenda-cita-cambiada'>> => {
  const accion = randomUUID();
  try {
    const answer = await retryLostRace(
      async () =>
        await transactionUnlessRefused(database, async (tx) => {
          await nameAction(tx, accion);
          // Before the days are locked: most of what staff do gives some time back.
          await notifyFreed(tx, shop.codTienda, clock());
          return await work(tx);
        }),
    );
    if (isRefusal(answer)) return answer;
    forgetOccupancy(database, shop.codTienda);
    return { accion, answer };
  } catch (error) {
    if (lostRace(error)) return refuse('agenda-cita-cambiada', { quien: '' });
    throw error;
  }
};
