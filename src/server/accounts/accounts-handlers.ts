import { accounts } from '#contract/accounts.ts';
import { normaliseEmail, readEmail } from '#domain/accounts/email.ts';
import { readPhone } from '#domain/accounts/phone.ts';
import { readPostcode } from '#domain/accounts/postcode.ts';
import { provinceOf } from '#domain/accounts/provinces.ts';
import { validateRegistration } from '#domain/accounts/registration.ts';
import { refuse } from '#domain/refusal.ts';
import { createHash, randomUUID } from 'node:crypto';
import { invalid, type CallContext, type Handlers } from '../http/context.ts';
import { countSharedCall } from '../http/shared-limit-store.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { issueToken, revokeToken } from './access-tokens-store.ts';
import { findCredentials, giveBasket, insertAccount } from './accounts-store.ts';
import { readBlocklists } from './blocked-contacts-store.ts';
import { kept } from './kept.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { showAccount } from './show-account.ts';

/**
 * Counts a try for one account, wherever it comes from: the limit of the call counts addresses, and who
 * guesses may have many. Addresses that nobody has are counted too, and kept as a hash only.
 */
const countTry = async (email: string, { database, clock, config }: CallContext): Promise<number | undefined> => {
  const { limit } = accounts.authenticate;
  if (!limit || !config.rateLimit) return undefined;
  const whose = createHash('sha256').update(normaliseEmail(email)).digest('base64url');
  return await countSharedCall(database, `authenticate account ${whose}`, limit, clock());
};

export const accountsHandlers = {
  registerUser: async ({ body }, context) => {
    const { database, clock, language } = context;
    const wrong = validateRegistration(body, await readBlocklists(database));
    if (Object.keys(wrong).length > 0) return invalid(wrong);
    const codigo_postal = kept(readPostcode(body.codigo_postal));
    const passwordHash = await hashPassword(body.password);
    return await database.transaction(async (tx) => {
      const account = await insertAccount(
        tx,
        {
          id: randomUUID(),
          email: kept(readEmail(body.email)),
          nombre: body.nombre,
          apellidos: body.apellidos,
          telefono: kept(readPhone(body.telefono)),
          codigo_postal,
          provincia: provinceOf(codigo_postal)?.codigo ?? null,
          idioma: language,
          permiso_comercial: body.permiso_comercial,
          passwordHash,
        },
        clock(),
      );
      if (!account) return refuse('email-ya-registrado');
      await queueMail(tx, {
        template: 'cuenta-creada',
        destinatario: account.email,
        idioma: language,
        datos: { accountId: account.id },
      });
      return { token: await issueToken(tx, account.id, clock()), user: showAccount(account, language) };
    });
  },

  authenticate: async ({ body }, context) => {
    const { database, clock, language } = context;
    const wait = await countTry(body.email, context);
    if (wait !== undefined) return refuse('demasiadas-llamadas', { segundos: wait });
    const found = await findCredentials(database, body.email);
    if (!(await isPassword(found?.passwordHash, body.password)) || !found) return refuse('credenciales-incorrectas');
    if (body.cestaID) await giveBasket(database, body.cestaID, found.id);
    return { token: await issueToken(database, found.id, clock()), user: showAccount(found, language) };
  },

  fetchUserInfo: async (_input, { account, language }) => {
    const known = await account();
    return known ? { user: showAccount(known, language) } : refuse('sin-sesion');
  },

  endSession: async (_input, { database, token }) => {
    if (token !== undefined) await revokeToken(database, token);
    return { ended: true };
  },
} satisfies Pick<Handlers, 'registerUser' | 'authenticate' | 'fetchUserInfo' | 'endSession'>;
