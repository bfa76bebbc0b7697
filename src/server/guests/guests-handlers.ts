import type { guests } from '#contract/guests.ts';
import { readEmail } from '#domain/accounts/email.ts';
import { personOfEmail } from '#domain/accounts/same-person.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import { minuteMs } from '#domain/time.ts';
import { randomUUID } from 'node:crypto';
import { readBlocklists } from '../accounts/blocked-contacts-store.ts';
import { invalid, type CallContext, type Handlers } from '../runtime.ts';
import { claimCall } from '../security/shared-limit-store.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { isCode } from './email-code.ts';
import { deleteCode, takeTry, writeCode, writeProof } from './email-proof-store.ts';

/** Who asks: the account, and the browser. */
const whoAsks = async ({ account, visitor }: CallContext): Promise<string[]> =>
  [(await account())?.id, visitor].filter((each) => typeof each === 'string');

export const guestsHandlers = {
  requestEmailCode: async (context, { body }) => {
    const { database, clock, config, language } = context;
    const email = readEmail(body.email, (await readBlocklists(database)).emails);
    if (isRefusal(email)) return invalid({ email: email.refusal });
    const persona = personOfEmail(email);
    const { minutes, perHour } = config.guests.code;
    const now = clock();
    const claimed = await claimCall(database, `codigo ${persona}`, { calls: perHour, seconds: 3600 }, now);
    if ('wait' in claimed) return refuse('codigo-demasiados', { minutos: Math.ceil(claimed.wait / 60) });
    const id = randomUUID();
    await database.transaction(async (tx) => {
      await writeCode(tx, { id, persona, vence: new Date(now.getTime() + minutes * minuteMs) });
      const idioma = body.idioma ?? language;
      await queueMail(tx, { template: 'codigo-correo', destinatario: email, idioma, datos: { codeId: id } });
    });
    return { id, minutos: minutes };
  },

  proveEmail: async (context, { body: { id, codigo } }) => {
    const { database, clock, config } = context;
    const sent = await takeTry(database, { id, most: config.guests.code.tries, now: clock() });
    if (!sent) return refuse('codigo-caducado');
    if (!(await isCode(database, id, codigo.replaceAll(/\s/g, ''))))
      return sent.left > 0 ? refuse('codigo-incorrecto', { quedan: sent.left }) : refuse('codigo-caducado');
    const who = await whoAsks(context);
    await database.transaction(async (tx) => {
      if (await deleteCode(tx, id)) await writeProof(tx, sent.persona, who, clock());
    });
    return { probado: true };
  },
} satisfies Pick<Handlers, keyof typeof guests>;
