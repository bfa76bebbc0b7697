import type { Account } from '#domain/accounts/account.ts';
import type { Database } from '../database/database.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { CallContext } from '../runtime.ts';
import { openKnownSession, openSession } from './access-tokens-store.ts';
import { deviceName } from './device-name.ts';
import { rememberDevice, valueAfter } from './known-devices-store.ts';
import { showAccount } from './show-account.ts';

/** In a browser that the account may not know: known from now on, and told to whoever has the account, but for the first. */
const openInOther = async (tx: Database, context: CallContext, account: Account, now: Date) => {
  const { device, userAgent } = context;
  const agente = deviceName(userAgent);
  const remembered = await rememberDevice(tx, device.is, account.id, now);
  if (remembered.isNew)
    await queueMail(tx, {
      template: 'acceso-nuevo',
      destinatario: account.email,
      idioma: account.idioma,
      datos: { accountId: account.id, agente, en: now.toISOString() },
    });
  return { ...(await openSession(tx, account, { agente, now })), device: remembered.device };
};

/** In the browser that the account knows; null where it does not. */
const openInKnown = async (db: Database, { device, userAgent }: CallContext, account: Account, now: Date) => {
  if (device.is === undefined) return null;
  const { device: becomes, browser } = valueAfter(device.is, now);
  const opened = await openKnownSession(db, account, { agente: deviceName(userAgent), now, browser });
  return opened && { ...opened, device: becomes };
};

/** A person who signs in gets a token and a cookie of the same session, and their browser is known from now on. */
export const beginSession = async (db: Database, context: CallContext, account: Account) => {
  const { clock, device, session, language } = context;
  const now = clock();
  const opened =
    (await openInKnown(db, context, account, now)) ??
    (await db.transaction(async (tx) => await openInOther(tx, context, account, now)));
  device.becomes = opened.device;
  if (opened.cookie !== null) session.becomes = opened.cookie;
  return { token: opened.token, user: (await showAccount(db, account, language)).user };
};
