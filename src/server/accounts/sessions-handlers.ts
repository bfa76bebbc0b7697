import type { sessions } from '#contract/sessions.ts';
import { refuse } from '#domain/refusal.ts';
import type { Handlers } from '../runtime.ts';
import { recordSecurityEvent } from '../security/security-events.ts';
import { endOtherSessions, sessionsOf } from './access-tokens-store.ts';
import { forgetOtherDevices } from './known-devices-store.ts';

export const sessionsHandlers = {
  listSessions: async ({ database, clock, token }, { params: { id } }) => ({
    sesiones: (await sessionsOf(database, id, token, clock())).map(({ desde, visto, ...row }) => ({
      ...row,
      desde: desde.toISOString(),
      visto: visto.toISOString(),
    })),
  }),

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
