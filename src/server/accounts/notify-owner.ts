import type { Account } from '#domain/accounts/account.ts';
import type { Database } from '../database/database.ts';
import type { MailData } from '../mail/new-mail.ts';
import { queueMail } from '../mail/queue-mail.ts';

type News = Omit<MailData['seguridad-cambiada'], 'accountId' | 'en'>;

/** Writes to an account's owner that something about how it is opened has changed. */
export const notifyOwner = async (
  tx: Database,
  { id, email, idioma }: Pick<Account, 'id' | 'email' | 'idioma'>,
  { now, ...news }: News & { readonly now: Date },
): Promise<void> => {
  await queueMail(tx, {
    template: 'seguridad-cambiada',
    destinatario: email,
    idioma,
    datos: { accountId: id, en: now.toISOString(), ...news },
  });
};
