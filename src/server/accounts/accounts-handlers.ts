import { unstampedLimit, type accounts } from '#contract/accounts.ts';
import type { Request } from '#contract/contract.ts';
import { wrongFields } from '#domain/accounts/fields.ts';
import { readPostcode } from '#domain/accounts/postcode.ts';
import { provinceOf } from '#domain/accounts/provinces.ts';
import { validateRegistration } from '#domain/accounts/registration.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { transactionUnlessRefused } from '../database/unless-refused.ts';
import { unlessTaken } from '../database/unless-taken.ts';
import { invalid, type CallContext, type Handlers } from '../runtime.ts';
import { recordSecurityEvent } from '../security/security-events.ts';
import { refuseUnstamped } from '../security/stamp.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { endSession } from './access-tokens-store.ts';
import { giveBasket, giveOrders, insertAccount } from './accounts-store.ts';
import { readBlocklists } from './blocked-contacts-store.ts';
import { assertRead } from './assert-read.ts';
import { keptContact } from './kept-contact.ts';
import { insertLink } from './account-links-store.ts';
import { beginSession } from './begin-session.ts';
import { keepConsents } from './consents-store.ts';
import { deviceName } from './device-name.ts';
import { madePasskey } from './passkeys/made-passkey.ts';
import { insertPasskey } from './passkeys/passkeys-store.ts';
import { passwordRules } from './password-rules.ts';
import { writeDocument } from './profiles-store.ts';
import { openProbe } from './registration-probes.ts';
import { authenticatorUri, newSecret } from './authenticator.ts';
import { checkPassword } from './check-password.ts';
import { asksSecondFactor, passSecondFactor } from './pass-second-factor.ts';
import { offerSecret } from './second-factor-store.ts';
import { hashPassword } from './passwords.ts';
import { answeredConsents } from '#domain/accounts/consent.ts';
import { showAccount } from './show-account.ts';
import { typedIdentity } from './typed-identity.ts';

/** What is wrong with the fields of a new account. */
const wrongIn = async (
  context: CallContext,
  body: Request<'registerUser'>['body'],
  documento: ReturnType<typeof typedIdentity> | null,
) => ({
  ...validateRegistration(
    { privacidad: true, ...body },
    await readBlocklists(context.database),
    body.llave ? 'passkey' : await passwordRules(context, 'cliente', []),
  ),
  ...wrongFields({
    confirmPassword:
      (body.confirmPassword ?? body.password) === body.password ? undefined : ('clave-distinta' as const),
    numero_documento: isRefusal(documento) ? documento.refusal : undefined,
  }),
});

export const accountsHandlers = {
  registerUser: async (context, { body }) => {
    const { database, clock, language, config, userAgent, address } = context;
    const documento = body.numero_documento?.trim() ? typedIdentity(body) : null;
    const wrong = await wrongIn(context, body, documento);
    if (Object.keys(wrong).length > 0 || isRefusal(documento)) return invalid(wrong);
    const unstamped = await refuseUnstamped(context, {
      call: 'registerUser',
      stamp: body.token,
      limit: unstampedLimit,
    });
    if (unstamped) return unstamped;
    const probe = await openProbe(context);
    if (isRefusal(probe)) return probe;
    const codigo_postal = assertRead(readPostcode(body.codigo_postal));
    const passkey = body.llave && (await madePasskey(context, body.llave, { para: 'cuenta' }));
    if (body.llave && !passkey) return refuse('llave-no-valida');
    // Nobody knows the password of an account that a passkey opens; who wants one asks for a link.
    const password = passkey ? randomBytes(32).toString('base64url') : (body.password ?? '');
    const passwordHash = await hashPassword(password, config.passwordCost);
    const ajeno = refuse('documento-ajeno', { telefono: config.site.telefono });
    const write = async (tx: Database) => {
      const account = await insertAccount(
        tx,
        {
          id: passkey?.accountId ?? randomUUID(),
          ...keptContact(body),
          codigo_postal,
          provincia: provinceOf(codigo_postal)?.codigo ?? null,
          idioma: language,
          permiso_comercial: body.permiso_comercial,
          visitado: body.visitado ?? null,
          passwordHash,
        },
        clock(),
      );
      if (!account) return refuse('email-ya-registrado');
      if (body.cestaID) await giveOrders(tx, body.cestaID, account);
      if (documento && !(await writeDocument(tx, account.id, documento))) return ajeno;
      const [linkId, now] = [randomUUID(), clock()];
      if (passkey && !(await insertPasskey(tx, passkey, { agente: deviceName(userAgent), now })))
        return refuse('llave-no-valida');
      await keepConsents(
        tx,
        { accountId: account.id, idioma: language, now },
        answeredConsents({ privacidad: true, ...body }),
      );
      await insertLink(tx, { id: linkId, accountId: account.id, para: 'correo', now });
      await queueMail(tx, {
        template: 'cuenta-creada',
        destinatario: account.email,
        idioma: language,
        datos: { accountId: account.id, linkId },
      });
      return await beginSession(tx, context, account);
    };
    const outcome = await unlessTaken(ajeno, async () => await transactionUnlessRefused(database, write));
    if (!isRefusal(outcome)) {
      await probe.foundNobody();
      if (passkey) recordSecurityEvent(context, 'passkey-added', { account: passkey.accountId, address });
    }
    return outcome;
  },

  authenticate: async (context, { body }) => {
    const { database, address } = context;
    const known = await checkPassword(context, body);
    if (isRefusal(known)) return known;
    const { account, attempt } = known;
    const passed = await passSecondFactor(context, account, body.codigo);
    // A code that is missing is nobody's wrong try.
    if (passed === 'right' || !passed.errors) await attempt.wasRight();
    if (isRefusal(passed)) return passed;
    recordSecurityEvent(context, 'log-in', { account: account.id, address });
    if (body.cestaID) await giveBasket(database, body.cestaID, account.id);
    return await beginSession(database, context, account);
  },

  offerSecondFactor: async (context, { body }) => {
    const { database, config, clock } = context;
    const known = await checkPassword(context, body);
    if (isRefusal(known)) return known;
    const { account, attempt } = known;
    await attempt.wasRight();
    const secreto = newSecret();
    const isOffered = asksSecondFactor(context, account) && (await offerSecret(database, account.id, secreto, clock()));
    if (!isOffered) return refuse('segundo-factor-ya');
    return { secreto, uri: authenticatorUri(secreto, account.email, config.site.nombre) };
  },

  fetchUserInfo: async ({ account, impersonator, database, language, clock }) => {
    const [known, acting] = [await account(), await impersonator()];
    if (!known) return refuse('sin-sesion');
    const atencion = acting && {
      nombre: acting.nombre,
      segundos: Math.round((acting.hasta.getTime() - clock().getTime()) / 1000),
    };
    return { ...(await showAccount(database, known, language, acting === null)), atencion };
  },

  endSession: async (context) => {
    const { database, token, session, account, impersonator, address } = context;
    const [whose, acting] = [await account(), await impersonator()];
    if (token !== undefined && (await endSession(database, token)).hadCookie) session.becomes = null;
    if (acting)
      recordSecurityEvent(context, 'impersonation-ended', { account: acting.id, customer: whose?.id, address });
    else recordSecurityEvent(context, 'token-revoked', { account: whose?.id, address });
    return { ended: true };
  },
} satisfies Pick<Handlers, keyof typeof accounts>;
