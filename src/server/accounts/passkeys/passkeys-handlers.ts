import { fullName } from '#domain/accounts/full-name.ts';
import { challengeMinutes, mostPasskeys } from '#domain/accounts/passkey-bounds.ts';
import type { passkeys } from '#contract/passkeys.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import { minuteMs } from '#domain/time.ts';
import type { VerifyRegistrationResponseOpts } from '@simplewebauthn/server';
import { transactionUnlessRefused } from '../../database/unless-refused.ts';
import type { Handlers } from '../../runtime.ts';
import { recordSecurityEvent } from '../../security/security-events.ts';
import { findAccount, giveBasket } from '../accounts-store.ts';
import { beginSession } from '../begin-session.ts';
import { deviceName } from '../device-name.ts';
import { notifyOwner } from '../notify-owner.ts';
import { newChallenge, takeChallenge } from './challenge-store.ts';
import { checkPasskey } from './check-passkey.ts';
import { deletePasskey, insertPasskey, passkeysOf } from './passkeys-store.ts';
import { relyingParty } from './relying-party.ts';

const timeout = challengeMinutes * minuteMs;
/** Ed25519, ES256 and RS256 (IANA's numbers of COSE): what devices have. */
const algorithms = [-8, -7, -257];

const verifiedCreation = async (options: VerifyRegistrationResponseOpts) => {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    return (await verifyRegistrationResponse(options)).registrationInfo;
  } catch {
    return undefined;
  }
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
    const { rpID, rpName } = relyingParty(config);
    return {
      opciones: {
        rp: { id: rpID, name: rpName },
        user: {
          id: Buffer.from(id).toString('base64url'),
          name: account.email,
          displayName: fullName(account),
        },
        challenge: await newChallenge(database, { para: 'alta', accountId: id }, clock()),
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
        timeout,
        excludeCredentials: known.map((each) => ({
          id: each.id,
          type: 'public-key' as const,
          transports: each.transportes,
        })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      },
    };
  },

  addPasskey: async (context, { params: { id: accountId }, body: { respuesta } }) => {
    const { database, config, clock, userAgent, address } = context;
    const account = await context.account();
    if (!account) return refuse('sin-permiso');
    const { rpID, origin } = relyingParty(config);
    const { transports, ...made } = respuesta.response;
    const info = await verifiedCreation({
      response: {
        id: respuesta.id,
        rawId: respuesta.rawId,
        type: respuesta.type,
        response: made,
        clientExtensionResults: {},
      },
      expectedChallenge: async (challenge) =>
        await takeChallenge(database, challenge, { para: 'alta', accountId }, clock()),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!info) return refuse('llave-no-valida');
    const { id, publicKey: clave, counter: contador } = info.credential;
    const [agente, now] = [deviceName(userAgent), clock()];
    const kept = await transactionUnlessRefused(database, async (tx) => {
      const passkey = { id, accountId, clave, contador, transportes: transports ?? [] };
      if (!(await insertPasskey(tx, passkey, { agente, now }))) return refuse('llaves-demasiadas');
      await notifyOwner(tx, account, { que: 'llave-alta', agente, now });
      return { id };
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
      allowCredentials: (await passkeysOf(database, id)).map((each) => ({
        id: each.id,
        type: 'public-key' as const,
        transports: each.transportes,
      })),
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
