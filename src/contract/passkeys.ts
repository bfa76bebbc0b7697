import { z } from 'zod';
import { userData } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { mostPasskeys } from '#domain/accounts/passkey-bounds.ts';
import { personName, sentUuid, text, uuid } from './shapes.ts';
import { assertion, creation, creationOptions, named, requestOptions } from './webauthn.ts';

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
  offerAccountPasskey: endpoint({
    area: 'users',
    summary:
      'What a browser needs to make the passkey of an account that is yet to be made: a challenge, once, for five minutes',
    access: 'anyone',
    ownerOnly: true,
    limit: { calls: 60, seconds: 600, shared: true },
    body: z.object({ nombre: personName(80), apellidos: personName(120), email: text(254, 1) }),
    output: z.object({ opciones: creationOptions }),
    refusals: [],
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
