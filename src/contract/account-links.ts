import { z } from 'zod';
import { userData } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { language, text, uuid } from './shapes.ts';

/** Who has it read the letter: 256 random bits, in base64url. */
const token = z.string().min(1).max(200);

const session = z.object({
  token: z.string().nullable().describe('null where the account needs a second factor: its owner signs in with both'),
  user: userData,
});

export const accountLinks = {
  forgotPassword: endpoint({
    area: 'users',
    summary: 'Sends a link to another password; the answer is the same for an address that nobody has',
    access: 'anyone',
    ownerOnly: true,
    limit: { calls: 20, seconds: 3600, shared: true },
    body: z.object({
      email: text(254),
      domain: text(254).nullish().describe('noted, and never used: links begin with the shop’s own address'),
      idioma: language.nullish(),
    }),
    output: z.object({ enviado: z.literal(true), email: z.string().describe('as it was understood') }),
    refusals: ['datos-no-validos'],
  }),
  checkPasswordLink: endpoint({
    area: 'users',
    summary: 'Whether a link to another password is still good; asking does not use it',
    access: 'known-id',
    ownerOnly: true,
    limit: { calls: 20, seconds: 3600, shared: true },
    params: z.object({ token }),
    output: z.object({ email: z.string().describe('of the account, with most of it hidden') }),
    refusals: ['enlace-caducado'],
  }),
  resetPassword: endpoint({
    area: 'users',
    summary: 'Chooses another password with the link of a letter, ends all sessions and begins a new one',
    access: 'known-id',
    ownerOnly: true,
    limit: { calls: 20, seconds: 3600, shared: true },
    params: z.object({ token }),
    body: z.object({ password: z.string().max(200), confirmPassword: z.string().max(200) }),
    output: session,
    refusals: ['enlace-caducado', 'datos-no-validos'],
  }),
  sendProof: endpoint({
    area: 'users',
    summary: 'Sends once more the link that proves the address of an account',
    access: 'own-account',
    params: z.object({ id: uuid }),
    output: z.object({ enviado: z.boolean().describe('false where it is proved already') }),
    refusals: ['sin-permiso', 'demasiados-intentos'],
  }),
  proveAccount: endpoint({
    area: 'users',
    summary: 'Proves the address of an account with the link of its letter',
    access: 'known-id',
    ownerOnly: true,
    limit: { calls: 20, seconds: 3600, shared: true },
    body: z.object({
      token,
      password: z
        .string()
        .max(200)
        .nullish()
        .describe('of the account, unless the call is made with its session: a letter alone gives nobody an account'),
    }),
    output: z.object({ probado: z.literal(true), email: z.string().describe('with most of it hidden') }),
    refusals: ['enlace-caducado', 'datos-no-validos', 'demasiados-intentos'],
  }),
};
