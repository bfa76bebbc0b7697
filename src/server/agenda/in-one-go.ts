import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import { randomUUID } from 'node:crypto';
import { forgetAgenda } from '../booking/recent-agendas.ts';
import { retryLostRace, sqlState, type Database } from '../database/database.ts';
import type { CallContext } from '../http/context.ts';
import { tellFreed } from '../waiting/tell-freed.ts';
import { signActions } from './place-store.ts';
import type { OpenAgenda } from './staff.ts';

/** Carries a refusal out of a transaction that must leave nothing behind. */
class TakenBack<Code extends string> extends Error {
  readonly refusal: Refusal<Code>;
  constructor(refusal: Refusal<Code>) {
    super(refusal.refusal);
    this.refusal = refusal;
  }
}

/** The states of a race lost again and again. */
const lostRaces = new Set(['40001', '40P01', '55P03', '23P01']);

/**
 * Does something to an agenda as one thing that staff did, all of it or nothing; a refusal leaves nothing behind. Who loses
 * a race tries again, and after that is told that the world moved on.
 */
export const inOneGo = async <Answer, Code extends string>(
  { database, clock }: CallContext,
  { staff, shop }: OpenAgenda,
  work: (tx: Database) => Promise<Answer | Refusal<Code>>,
): Promise<{ readonly accion: string; readonly answer: Answer } | Refusal<Code | 'agenda-cita-cambiada'>> => {
  const accion = randomUUID();
  try {
    const answer = await retryLostRace(
      async () =>
        await database.transaction(async (tx) => {
          await signActions(tx, staff.id, accion);
          // Before the days are locked: most of what staff do gives some time back.
          await tellFreed(tx, shop.codTienda, clock());
          const done = await work(tx);
          if (isRefusal(done)) throw new TakenBack(done);
          return done;
        }),
    );
    forgetAgenda(database, shop.codTienda);
    return { accion, answer };
  } catch (error) {
    if (error instanceof TakenBack) return error.refusal as Refusal<Code>;
    if (lostRaces.has(sqlState(error) ?? '')) return refuse('agenda-cita-cambiada', { quien: '' });
    throw error;
  }
};
