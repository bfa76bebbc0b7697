import type { accountLinks } from '#contract/account-links.ts';
import type { Account } from '#domain/accounts/account.ts';
import { hiddenEmail } from '#domain/accounts/hidden-email.ts';
import { readEmail } from '#domain/accounts/email.ts';
import { needsValue, wrongFields } from '#domain/accounts/fields.ts';
import { readPassword } from '#domain/accounts/password.ts';
import { ownWords } from '#domain/accounts/registration.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { transactionUnlessRefused } from '../database/unless-refused.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { invalid, type CallContext, type Handlers } from '../runtime.ts';
import { recordSecurityEvent } from '../security/security-events.ts';
import { claimCall } from '../security/shared-limit-store.ts';
import { endAllSessions, endOtherSessions } from './access-tokens-store.ts';
import { findLink, insertLink, takeLink, type LinkPurpose, type OpenLink } from './account-links-store.ts';
import { followMailOffers } from './follow-newsletter.ts';
import { refuseOtherPassword } from './check-password.ts';
import { findAccount, findCredentials, platesOf, proveEmail, writePassword } from './accounts-store.ts';
import { beginSession } from './begin-session.ts';
import { assertRead } from './assert-read.ts';
import { forgetDevices, forgetOtherDevices } from './known-devices-store.ts';
import { passwordRules } from './password-rules.ts';
import { asksSecondFactor } from './pass-second-factor.ts';
import { deletePasskeys } from './passkeys/passkeys-store.ts';
import { hashPassword } from './passwords.ts';
import { showAccount } from './show-account.ts';

/** As long as the work for an address with an account takes, and longer: the time tells nobody which one it was. */
const leastMs = 120;

/** So many links an hour go to one address. */
const linksPerHour = { calls: 5, seconds: 3600, shared: true } as const;

/** One of the letters with a link that an account may have in an hour, or how long it has to wait for the next. */
const claimLink = async ({ config, database, clock }: CallContext, para: LinkPurpose, accountId: string) =>
  config.rateLimit ? await claimCall(database, `link ${para} ${accountId}`, linksPerHour, clock()) : { nth: 1 };

/** Writes that a link was asked for, and the letter that brings it. */
const mailLink = async (
  { database, clock, language }: CallContext,
  account: Account,
  { para, template }: { para: 'clave'; template: 'clave-olvidada' } | { para: 'correo'; template: 'correo-por-probar' },
): Promise<void> => {
  const linkId = randomUUID();
  await database.transaction(async (tx) => {
    await insertLink(tx, { id: linkId, accountId: account.id, para, now: clock() });
    await queueMail(tx, { template, destinatario: account.email, idioma: language, datos: { linkId } });
  });
};

/** Sends the link, where the address has an account and has not had too many. */
const sendPasswordLink = async (context: CallContext, email: string): Promise<void> => {
  const { database, address } = context;
  const account = await findCredentials(database, email);
  recordSecurityEvent(context, 'password-link-asked', { account: account?.id, address });
  if (!account) return;
  if ('wait' in (await claimLink(context, 'clave', account.id))) return;
  await mailLink(context, account, { para: 'clave', template: 'clave-olvidada' });
};

/** Another password for whoever has the link; all that was open with the old one is closed. */
const changePassword = async (context: CallContext, token: string, password: string) => {
  const { database, config, clock, address } = context;
  const passwordHash = await hashPassword(password, config.passwordCost);
  const changed = await transactionUnlessRefused(database, async (tx) => {
    const link = await takeLink(tx, { token, para: 'clave', now: clock() });
    if (!link) return refuse('enlace-caducado');
    await writePassword(tx, link.accountId, passwordHash);
    // The letter reached whoever has the link: the address is theirs.
    await proveEmail(tx, link.accountId, clock());
    await followMailOffers(tx, link.accountId, clock());
    await endAllSessions(tx, link.accountId);
    await forgetDevices(tx, link.accountId);
    await deletePasskeys(tx, link.accountId);
    const account = await findAccount(tx, link.accountId);
    if (!account) return refuse('enlace-caducado');
    await queueMail(tx, {
      template: 'clave-cambiada',
      destinatario: account.email,
      idioma: account.idioma,
      datos: { accountId: account.id },
    });
    const session = asksSecondFactor(context, account)
      ? { token: null, user: (await showAccount(tx, account, context.language)).user }
      : await beginSession(tx, context, account);
    return { account, session };
  });
  if (isRefusal(changed)) return changed;
  const events = ['password-changed', 'token-revoked'] as const;
  for (const event of changed.session.token === null ? events : ([...events, 'log-in'] as const))
    recordSecurityEvent(context, event, { account: changed.account.id, address });
  return changed.session;
};

/**
 * A letter reaches the owner of its address, who may not be the one who made the account: it is proved by who is in, or who
 * knows its password. Its owner who does not know it takes the account by another password.
 */
const refuseStranger = async (context: CallContext, { emailNorm }: OpenLink, password: string) =>
  await refuseOtherPassword(context, { email: emailNorm, password });

export const accountLinksHandlers = {
  forgotPassword: async (context, { body }) => {
    const wrong = needsValue(body.email, readEmail);
    if (wrong) return invalid({ email: wrong });
    await Promise.all([pause(leastMs), sendPasswordLink(context, body.email)]);
    return { enviado: true, email: assertRead(readEmail(body.email)) };
  },

  checkPasswordLink: async ({ database, clock }, { params: { token } }) => {
    const link = await findLink(database, { token, para: 'clave', now: clock() });
    return link ? { email: hiddenEmail(link.emailNorm) } : refuse('enlace-caducado');
  },

  resetPassword: async (context, { params: { token }, body: { password, confirmPassword } }) => {
    const { database, clock } = context;
    const link = await findLink(database, { token, para: 'clave', now: clock() });
    const account = link && (await findAccount(database, link.accountId));
    if (!account) return refuse('enlace-caducado');
    const own = [...ownWords(account), ...(await platesOf(database, account.id))];
    const rules = await passwordRules(context, account.rol, own);
    const wrong = wrongFields({
      password: needsValue(password, (typed) => readPassword(typed, rules)),
      confirmPassword: password === confirmPassword ? undefined : ('clave-distinta' as const),
    });
    return Object.keys(wrong).length > 0 ? invalid(wrong) : await changePassword(context, token, password);
  },

  sendProof: async (context) => {
    const account = await context.account();
    if (!account) return refuse('sin-permiso');
    if (account.email_probado !== null) return { enviado: false };
    const claim = await claimLink(context, 'correo', account.id);
    if ('wait' in claim) return refuse('demasiados-intentos', { segundos: claim.wait });
    await mailLink(context, account, { para: 'correo', template: 'correo-por-probar' });
    return { enviado: true };
  },

  proveAccount: async (context, { body: { token, password } }) => {
    const { database, clock, address } = context;
    const link = await findLink(database, { token, para: 'correo', now: clock() });
    if (!link) return refuse('enlace-caducado');
    const isTheirs = (await context.account())?.id === link.accountId;
    const denied = isTheirs ? undefined : await refuseStranger(context, link, password ?? '');
    if (denied) return denied;
    const proved = await database.transaction(async (tx) => {
      const taken = await takeLink(tx, { token, para: 'correo', now: clock() });
      if (!taken) return undefined;
      await proveEmail(tx, taken.accountId, clock());
      await followMailOffers(tx, taken.accountId, clock());
      // Whoever else was in had not shown that the address is theirs.
      await endOtherSessions(tx, taken.accountId, isTheirs ? (context.token ?? '') : '');
      await forgetOtherDevices(tx, taken.accountId, isTheirs ? context.device.is : undefined);
      if (!isTheirs) await deletePasskeys(tx, taken.accountId);
      return taken;
    });
    if (!proved) return refuse('enlace-caducado');
    recordSecurityEvent(context, 'email-proved', { account: proved.accountId, address });
    return { probado: true, email: hiddenEmail(proved.emailNorm) };
  },
} satisfies Pick<Handlers, keyof typeof accountLinks>;
