import type { sessions } from '#contract/sessions.ts';
import { refuse } from '#domain/refusal.ts';
import { normaliseEmail } from '#domain/accounts/email.ts';
import { invalid, type Handlers } from '../runtime.ts';
import { recordSecurityEvent } from '../security/security-events.ts';
import { endOtherSessions, noteActing, sessionsOf } from './access-tokens-store.ts';
import { impersonationsOf } from './impersonation-store.ts';
import { forgetOtherDevices } from './known-devices-store.ts';
import { resetSecondFactor } from './reset-second-factor.ts';

export const sessionsHandlers = {
  listSessions: async ({ database, clock, token }, { params: { id } }) => ({
    sesiones: (await sessionsOf(database, id, token, clock())).map(({ desde, visto, ...row }) => ({
      ...row,
      desde: desde.toISOString(),
      visto: visto.toISOString(),
    })),
    atenciones: (await impersonationsOf(database, id)).map((when) => when.toISOString()),
  }),

  resetSecondFactor: async (context, { body: { email } }) => {
    const account = await context.account();
    // Their own is taken away by somebody else: a stolen session opens no other one.
    if (account?.rol !== 'administrador' || normaliseEmail(email) === normaliseEmail(account.email))
      return refuse('sin-permiso');
    return (await resetSecondFactor(context, email)) ? { quitado: true } : invalid({ email: 'sin-segundo-factor' });
  },

  noteActing: async ({ database, token, clock }) => {
    if (token === undefined) return refuse('sin-permiso');
    await noteActing(database, token, clock());
    return { anotado: true };
  },

  endOtherSessions: async (context, { params: { id } }) => {
    const { database, token, address, device } = context;
    if (token === undefined) return refuse('sin-permiso');
    const terminadas = await database.transaction(async (tx) => {
      await forgetOtherDevices(tx, id, device.is);
      return await endOtherSessions(tx, id, token);
    });
    if (terminadas > 0) recordSecurityEvent(context, 'token-revoked', { account: id, address });
    return { terminadas };
  },
} satisfies Pick<Handlers, keyof typeof sessions>;
