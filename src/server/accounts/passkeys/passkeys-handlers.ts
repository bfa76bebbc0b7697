import { fullName } from '#domain/accounts/full-name.ts';
import { challengeMinutes, mostPasskeys } from '#domain/accounts/passkey-bounds.ts';
import type { passkeys } from '#contract/passkeys.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import { minuteMs } from '#domain/time.ts';
import type { Config } from '../../config/config.ts';
import { transactionUnlessRefused } from '../../database/unless-refused.ts';
import type { Handlers } from '../../runtime.ts';
import { recordSecurityEvent } from '../../security/security-events.ts';
import { findAccount, giveBasket } from '../accounts-store.ts';
import { beginSession } from '../begin-session.ts';
import { deviceName } from '../device-name.ts';
import { notifyOwner } from '../notify-owner.ts';
import { newChallenge } from './challenge-store.ts';
import { checkPasskey } from './check-passkey.ts';
import { accountOfChallenge, algorithms, madePasskey } from './made-passkey.ts';
import { deletePasskey, insertPasskey, passkeysOf } from './passkeys-store.ts';
import { relyingParty } from './relying-party.ts';

const timeout = challengeMinutes * minuteMs;

type Known = Awaited<ReturnType<typeof passkeysOf>>;

/** Passkeys as a browser is told of them (WebAuthn, 5.8.3). */
const described = (known: Known) =>
  known.map(({ id, transportes: transports }) => ({ id, type: 'public-key' as const, transports }));

interface NewPasskey {
  readonly accountId: string;
  readonly email: string;
  readonly name: string;
  readonly challenge: string;
  readonly known: Known;
}

/** What a browser needs to make a passkey for an account (WebAuthn, 5.4). */
const creationFor = (config: Config, { accountId, email, name, challenge, known }: NewPasskey) => {
  const { rpID, rpName } = relyingParty(config);
  return {
    rp: { id: rpID, name: rpName },
    user: { id: Buffer.from(accountId).toString('base64url'), name: email, displayName: name },
    challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout,
    excludeCredentials: described(known),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  };
};

export const passkeysHandlers = {
  listPasskeys: async ({ database }, { params: { id } }) => ({
    llaves: (await passkeysOf(database, id)).map(({ id: llave, dispositivo, desde, usada }) => ({
      id: llave,
      dispositivo,
      desde: desde.toISOString(),
      usada: usada?.toISOString() ?? null,
    })),
  }),

  offerPasskey: async (context, { params: { id } }) => {
    const { database, config, clock } = context;
    const account = await context.account();
    if (!account) return refuse('sin-permiso');
    const known = await passkeysOf(database, id);
    if (known.length >= mostPasskeys) return refuse('llaves-demasiadas');
    const challenge = await newChallenge(database, { para: 'alta', accountId: id }, clock());
    const { email } = account;
    return { opciones: creationFor(config, { accountId: id, email, name: fullName(account), challenge, known }) };
  },

  offerAccountPasskey: async ({ database, config, clock }, { body }) => {
    const challenge = await newChallenge(database, { para: 'cuenta' }, clock());
    const made = { accountId: accountOfChallenge(challenge), email: body.email, name: fullName(body) };
    return { opciones: creationFor(config, { ...made, challenge, known: [] }) };
  },

  addPasskey: async (context, { params: { id: accountId }, body: { respuesta } }) => {
    const { database, clock, userAgent, address } = context;
    const account = await context.account();
    if (!account) return refuse('sin-permiso');
    const passkey = await madePasskey(context, respuesta, { para: 'alta', accountId });
    if (!passkey) return refuse('llave-no-valida');
    const [agente, now] = [deviceName(userAgent), clock()];
    const kept = await transactionUnlessRefused(database, async (tx) => {
      if (!(await insertPasskey(tx, passkey, { agente, now }))) return refuse('llaves-demasiadas');
      await notifyOwner(tx, account, { que: 'llave-alta', agente, now });
      return { id: passkey.id };
    });
    if (!isRefusal(kept)) recordSecurityEvent(context, 'passkey-added', { account: accountId, address });
    return kept;
  },

  removePasskey: async (context, { params: { id, llave } }) => {
    const { database, clock, address } = context;
    const account = await context.account();
    if (!account) return refuse('sin-permiso');
    const quitada = await database.transaction(async (tx) => {
      const gone = await deletePasskey(tx, id, llave);
      if (gone) await notifyOwner(tx, account, { que: 'llave-baja', agente: gone.agente, now: clock() });
      return gone !== undefined;
    });
    if (quitada) recordSecurityEvent(context, 'passkey-removed', { account: id, address });
    return { quitada };
  },

  askToConfirm: async ({ database, config, clock }, { params: { id } }) => ({
    opciones: {
      challenge: await newChallenge(database, { para: 'confirmacion', accountId: id }, clock()),
      rpId: relyingParty(config).rpID,
      timeout,
      userVerification: 'required',
      allowCredentials: described(await passkeysOf(database, id)),
    },
  }),

  openPasskey: async ({ database, config, clock }) => ({
    opciones: {
      challenge: await newChallenge(database, { para: 'entrada' }, clock()),
      rpId: relyingParty(config).rpID,
      timeout,
      userVerification: 'required',
    },
  }),

  enterWithPasskey: async (context, { body: { respuesta, cestaID } }) => {
    const { database, address } = context;
    const accountId = await checkPasskey(context, respuesta, { para: 'entrada' });
    const account = accountId === undefined ? undefined : await findAccount(database, accountId);
    if (!account) {
      recordSecurityEvent(context, 'log-in-failed', { address });
      return refuse('llave-no-valida');
    }
    recordSecurityEvent(context, 'log-in', { account: account.id, address });
    if (cestaID) await giveBasket(database, cestaID, account.id);
    return await beginSession(database, context, account);
  },
} satisfies Pick<Handlers, keyof typeof passkeys>;
