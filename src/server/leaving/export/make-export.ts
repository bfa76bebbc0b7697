import { randomUUID } from 'node:crypto';
import type { Language } from '#domain/language.ts';
import { minuteMs } from '#domain/time.ts';
import { linkMinutes, insertLink } from '../../accounts/account-links-store.ts';
import { findAccount } from '../../accounts/accounts-store.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { Runtime } from '../../runtime.ts';
import { lockAccount } from '../belongings-store.ts';
import { collect } from './collect.ts';
import { endMaking, readOneMoment, wishedBy, type ExportState } from './exports-store.ts';
import { printInvoices } from './print-invoices.ts';
import { writeFiles, type FileInside } from './write-files.ts';
import { zip } from './zip.ts';

/** One file may be fetched for so long. */
const livesMs = linkMinutes.datos * minuteMs;

/** Keeps what came of a wish with the letter that says so; neither where its owner left meanwhile, or wished again. */
const end = async (
  { database, clock }: Runtime,
  wish: { readonly id: string; readonly accountId: string },
  estado: Exclude<ExportState, 'preparando'>,
  archivo: Buffer | null,
): Promise<void> =>
  await database.transaction(async (tx) => {
    // Who deletes the account has this lock until it is gone.
    if (!(await lockAccount(tx, wish.accountId))) return;
    const now = clock();
    if (!(await endMaking(tx, wish.id, { estado, archivo, now, ends: new Date(now.getTime() + livesMs) }))) return;
    const account = await findAccount(tx, wish.accountId);
    if (!account) return;
    const to = { destinatario: account.email, idioma: account.idioma };
    if (estado !== 'lista') {
      await queueMail(tx, { template: 'datos-por-preparar', ...to, datos: { accountId: account.id } });
      return;
    }
    const linkId = randomUUID();
    await insertLink(tx, { id: linkId, accountId: account.id, para: 'datos', now });
    await queueMail(tx, { template: 'datos-listos', ...to, datos: { linkId } });
  });

/** Everything that is in the file, as it was at one moment; undefined where its owner is gone. */
const gather = async (
  { database, config, clock }: Runtime,
  { accountId, idioma }: { readonly accountId: string; readonly idioma: Language },
): Promise<readonly FileInside[] | undefined | 'too-much'> => {
  const { mostBytes } = config.exports;
  const collected = await database.transaction(async (tx) => {
    await readOneMoment(tx);
    return await collect(tx, accountId, { idioma, mostBytes });
  });
  if (!collected || collected === 'too-much') return collected;
  // Invoices never change: they are printed when the moment is over.
  const invoices = await printInvoices(database, collected, mostBytes);
  if (invoices === 'too-much') return 'too-much';
  const { nombre: sitio, telefono } = config.site;
  return [...writeFiles(collected, { idioma, sitio, telefono, now: clock() }), ...invoices];
};

/** Makes the file of a wish, or says that it would be too large. */
export const makeExport = async (runtime: Runtime, id: string): Promise<void> => {
  const wish = await wishedBy(runtime.database, id);
  if (!wish) return;
  const files = await gather(runtime, wish);
  if (!files) return;
  const { accountId } = wish;
  if (files === 'too-much') {
    runtime.log.warn({ account: accountId }, 'more is kept of an account than is handed over by itself');
    await end(runtime, { id, accountId }, 'demasiado', null);
    return;
  }
  await end(runtime, { id, accountId }, 'lista', await zip(files, runtime.clock()));
};

/** When every try failed, its owner is told that a person does it. */
export const giveUpExport = async (runtime: Runtime, id: string): Promise<void> => {
  const wish = await wishedBy(runtime.database, id);
  if (wish) await end(runtime, { id, accountId: wish.accountId }, 'fallida', null);
};
