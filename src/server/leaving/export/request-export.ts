import { randomUUID } from 'node:crypto';
import { isStaff } from '#domain/access/is-staff.ts';
import type { Account } from '#domain/accounts/account.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import { dayMs, hourMs } from '#domain/time.ts';
import { endLinks } from '../../accounts/account-links-store.ts';
import { confirmItIsThem, type Proof } from '../../accounts/confirm-it-is-them.ts';
import { lostRace, retryLostRace } from '../../database/database.ts';
import { transactionUnlessRefused } from '../../database/unless-refused.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Answer } from '#contract/contract.ts';
import type { CallContext, CallRefusal } from '../../runtime.ts';
import { recordSecurityEvent } from '../../security/security-events.ts';
import { lockAccount } from '../belongings-store.ts';
import { claimExport, findExport } from './exports-store.ts';

type Shown = Answer<'readExport'>;

/** The wish of an account, and how many more it may have today. */
export const showExport = async ({ database, config, clock }: CallContext, accountId: string): Promise<Shown> => {
  const now = clock();
  const { perDay, downloads } = config.exports;
  const row = await findExport(database, accountId, now);
  if (!row) return { estado: 'ninguna', pedida: null, hasta: null, descargas: 0, quedan: perDay };
  const { estado, pedido, caduca, descargas, desde, veces } = row;
  const used = desde.getTime() <= now.getTime() - dayMs ? 0 : veces;
  return {
    estado,
    pedida: pedido.toISOString(),
    hasta: estado === 'lista' ? caduca.toISOString() : null,
    descargas: estado === 'lista' ? Math.max(downloads - descargas, 0) : 0,
    quedan: Math.max(perDay - used, 0),
  };
};

/** Puts a wish down, with the account locked: who deletes it either takes the wish along or comes first. */
const wish = async (context: CallContext, account: Account) =>
  await transactionUnlessRefused(context.database, async (tx) => {
    const { clock, config, language } = context;
    const now = clock();
    if (!(await lockAccount(tx, account.id))) return refuse('sin-sesion');
    const id = randomUUID();
    const claimed = await claimExport(tx, {
      id,
      accountId: account.id,
      idioma: language,
      now,
      ends: new Date(now.getTime() + dayMs),
      before: new Date(now.getTime() - dayMs),
      most: config.exports.perDay,
    });
    if (claimed) {
      await endLinks(tx, { accountId: account.id, para: 'datos', now });
      await enqueue(tx, 'make-export', { exportId: id }, { dedupe: id, runAt: now });
      return { isNew: true };
    }
    const row = await findExport(tx, account.id, now);
    if (row?.estado === 'preparando') return { isNew: false };
    const wait = Math.max(row ? row.desde.getTime() + dayMs - now.getTime() : dayMs, 1);
    return refuse('copias-agotadas', { segundos: Math.ceil(wait / 1000), horas: Math.ceil(wait / hourMs) });
  });

/**
 * Has a file made of all that is kept of whoever asks, who shows once more who they are. Asked again while one is being
 * made, it is the same one.
 */
export const requestExport = async (
  context: CallContext,
  account: Account,
  proof: Proof,
): Promise<Shown | CallRefusal<'requestExport'>> => {
  if (isStaff(account)) return refuse('copia-de-personal');
  const stranger = await confirmItIsThem(context, account, proof);
  if (stranger) return stranger;
  try {
    const wished = await retryLostRace(async () => await wish(context, account));
    if (isRefusal(wished)) return wished;
    if (wished.isNew)
      recordSecurityEvent(context, 'data-export-asked', { account: account.id, address: context.address });
  } catch (error) {
    if (lostRace(error)) return refuse('copia-no-pedida');
    throw error;
  }
  return await showExport(context, account.id);
};
