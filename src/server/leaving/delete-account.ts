import { isStaff } from '#domain/access/is-staff.ts';
import type { Account } from '#domain/accounts/account.ts';
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import { minuteMs } from '#domain/time.ts';
import { confirmItIsThem, type Proof } from '../accounts/confirm-it-is-them.ts';
import { forgetOccupancy } from '../booking/recent-occupancies.ts';
import { lostRace, retryLostRace, type Database } from '../database/database.ts';
import { transactionUnlessRefused } from '../database/unless-refused.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { mailFile } from '../mail/mail-sender.ts';
import type { CallContext, CallRefusal } from '../runtime.ts';
import { recordSecurityEvent } from '../security/security-events.ts';
import { markVisitCancelled } from '../visits/visits-store.ts';
import { notifyFreed } from '../waiting/notify-freed.ts';
import { belongingsOf, comingVisits, livingOf, lockAccount, lockOrders } from './belongings-store.ts';
import { erasePerson } from './erase-store.ts';

/** A letter that was being written when its person left is a file by then. */
const lookAgainMs = 10 * minuteMs;
/** Files named in one job. */
const atOnce = 200;

const forgetLetters = async (tx: Database, files: readonly string[], now: Date): Promise<void> => {
  for (let from = 0; from < files.length; from += atOnce) {
    const some = files.slice(from, from + atOnce);
    await enqueue(tx, 'forget-letters', { files: some }, { runAt: now });
    await enqueue(tx, 'forget-letters', { files: some }, { runAt: new Date(now.getTime() + lookAgainMs) });
  }
};

type Left = { readonly talleres: readonly number[] };
type Stays = Refusal<'cuenta-con-pedidos' | 'cuenta-con-coche' | 'cuenta-con-citas' | 'cuenta-no-borrada'>;

/** All of it or nothing: what lives is looked at with the account locked, so that nothing of it begins meanwhile. */
const leave = async (context: CallContext, accountId: string, anularCitas: boolean): Promise<Left | Stays> =>
  await transactionUnlessRefused<Left, Stays['refusal']>(context.database, async (tx) => {
    const { clock, config } = context;
    if (!(await lockAccount(tx, accountId))) return refuse('cuenta-no-borrada');
    await lockOrders(tx, await belongingsOf(tx, accountId));
    // Read again: what waited for the locks is seen now.
    const who = await belongingsOf(tx, accountId);
    const living = await livingOf(tx, who);
    if (living.pedidos.length > 0)
      return refuse('cuenta-con-pedidos', { pedidos: living.pedidos.slice(0, 3).join(', ') });
    if (living.dentro > 0) return refuse('cuenta-con-coche');
    const coming = await comingVisits(tx, who);
    if (coming.length > 0 && !anularCitas) return refuse('cuenta-con-citas', { citas: coming.length });
    const now = clock();
    const talleres = [...new Set(coming.map(({ codTienda }) => codTienda))];
    for (const codTienda of talleres) await notifyFreed(tx, codTienda, now);
    for (const { id } of coming) await markVisitCancelled(tx, id, now);
    const until = `${now.getUTCFullYear() + config.blockedYears + 1}-01-01`;
    const letters = await erasePerson(tx, who, { now, until });
    await forgetLetters(
      tx,
      letters.map(({ id, creado }) => mailFile({ id, date: creado })),
      now,
    );
    return { talleres };
  });

/**
 * Deletes the account of whoever asks, with all that names them; what the law keeps stays, blocked and dated. Refused while
 * an order lives, and while appointments are to come that may not be cancelled.
 */
export const deleteAccount = async (
  context: CallContext,
  account: Account,
  { anularCitas, ...proof }: Proof & { readonly anularCitas: boolean },
): Promise<{ readonly borrada: true } | CallRefusal<'deleteUser'>> => {
  if (isStaff(account)) return refuse('cuenta-de-personal');
  const stranger = await confirmItIsThem(context, account, proof);
  if (stranger) return stranger;
  try {
    const left = await retryLostRace(async () => await leave(context, account.id, anularCitas));
    if (isRefusal(left)) return left;
    for (const codTienda of left.talleres) forgetOccupancy(context.database, codTienda);
  } catch (error) {
    if (lostRace(error)) return refuse('cuenta-no-borrada');
    throw error;
  }
  context.session.becomes = null;
  recordSecurityEvent(context, 'account-deleted', { account: account.id, address: context.address });
  return { borrada: true };
};
