import type { Account } from '#domain/accounts/account.ts';
import type { Database } from '../database/database.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { CallContext } from '../runtime.ts';
import { openSession } from './access-tokens-store.ts';
import { deviceName } from './device-name.ts';
import { rememberDevice } from './known-devices-store.ts';
import { showAccount } from './show-account.ts';

const writeSession = async (db: Database, context: CallContext, account: Account) => {
  const { clock, device, session, language, userAgent } = context;
  const now = clock();
  const agente = deviceName(userAgent);
  const remembered = await rememberDevice(db, device.is, account.id, now);
  device.becomes = remembered.device;
  const { token, cookie } = await openSession(db, account, { agente, now });
  if (cookie !== null) session.becomes = cookie;
  if (remembered.isNew)
    await queueMail(db, {
      template: 'acceso-nuevo',
      destinatario: account.email,
      idioma: account.idioma,
      datos: { accountId: account.id, agente, en: now.toISOString() },
    });
  return { token, user: (await showAccount(db, account, language)).user };
};

/**
 * A person who signs in gets a token and a cookie of the same session, and their browser is known from now on. Whoever
 * has an account hears of a browser that it did not know, but for the first.
 */
export const beginSession = async (db: Database, context: CallContext, account: Account) =>
  // One transaction: whoever waits for a password to be checked does not wait for several commits besides.
  await db.transaction(async (tx) => await writeSession(tx, context, account));
