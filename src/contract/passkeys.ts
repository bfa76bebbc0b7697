import { z } from 'zod';
import { userData } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { mostPasskeys } from '#domain/accounts/passkey-bounds.ts';
import { sentUuid, text, uuid } from './shapes.ts';

const kind = z.literal('public-key');
const transports = z.array(z.string().max(32)).max(10);
const named = z.object({ id: z.string(), type: kind, transports: z.array(z.string()) });
/** Bytes in base64url. */
const bytes = (most: number) => z.base64url().min(1).max(most);

/** What `navigator.credentials.get` is given (WebAuthn, 5.5), as JSON. */
const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});

/** What `navigator.credentials.create` is given (WebAuthn, 5.4), as JSON. */
const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: kind, alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(named),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: kind,
  authenticatorAttachment: z.string().max(32).nullish(),
  clientExtensionResults: z.object({}).default({}),
};

/** What a browser answers to a challenge with a passkey that it has. */
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: z.base64url().max(200).nullish(),
  }),
});

const creation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: transports.nullish(),
  }),
});

const own = z.object({ id: uuid });
const passkey = z.object({
  id: z.string(),
  dispositivo: z.string().nullable().describe('browser and system in which it was made'),
  desde: z.iso.datetime(),
  usada: z.iso.datetime().nullable(),
});

export const passkeys = {
  listPasskeys: endpoint({
    area: 'users',
    summary: 'The passkeys of an account, the newest first',
    access: 'own-account',
    params: own,
    output: z.object({ llaves: z.array(passkey).max(mostPasskeys) }),
    refusals: ['sin-permiso'],
  }),
  offerPasskey: endpoint({
    area: 'users',
    summary: 'What a browser needs to make a passkey: a challenge for this account, once, for five minutes',
    access: 'own-account',
    ownerOnly: true,
    params: own,
    output: z.object({ opciones: creationOptions }),
    refusals: ['sin-permiso', 'llaves-demasiadas'],
  }),
  addPasskey: endpoint({
    area: 'users',
    summary: 'Keeps a passkey that a browser made; its owner is told by mail',
    access: 'own-account',
    ownerOnly: true,
    params: own,
    body: z.object({ respuesta: creation }),
    output: z.object({ id: z.string() }),
    refusals: ['sin-permiso', 'llave-no-valida', 'llaves-demasiadas'],
  }),
  removePasskey: endpoint({
    area: 'users',
    summary: 'Takes a passkey away; its owner is told by mail',
    access: 'own-account',
    ownerOnly: true,
    params: own.extend({ llave: text(1400, 1) }),
    output: z.object({ quitada: z.boolean() }),
    refusals: ['sin-permiso'],
  }),
  askToConfirm: endpoint({
    area: 'users',
    summary: 'What a browser needs to show with a passkey, before something that cannot be taken back, that it is them',
    access: 'own-account',
    ownerOnly: true,
    params: own,
    output: z.object({ opciones: requestOptions.extend({ allowCredentials: z.array(named).max(mostPasskeys) }) }),
    refusals: ['sin-permiso'],
  }),
  openPasskey: endpoint({
    area: 'users',
    summary: 'What a browser needs to sign in with a passkey: a challenge, once, for five minutes',
    access: 'anyone',
    ownerOnly: true,
    limit: { calls: 120, seconds: 60 },
    output: z.object({ opciones: requestOptions }),
  }),
  enterWithPasskey: endpoint({
    area: 'users',
    summary: 'Signs in with a passkey; the basket of this browser becomes the account’s',
    access: 'anyone',
    ownerOnly: true,
    limit: { calls: 60, seconds: 600, shared: true },
    body: z.object({ respuesta: assertion, cestaID: sentUuid }),
    output: z.object({ token: z.string(), user: userData }),
    refusals: ['llave-no-valida'],
  }),
};
