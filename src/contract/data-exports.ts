import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { assertion } from './webauthn.ts';
import { uuid } from './shapes.ts';

const params = z.object({ id: uuid });

const shown = z.object({
  estado: z
    .enum(['ninguna', 'preparando', 'lista', 'demasiado', 'fallida'])
    .describe('`demasiado`: too large to be made by itself; `fallida`: it could not be made. A person does it'),
  pedida: z.iso.datetime().nullable(),
  hasta: z.iso.datetime().nullable().describe('until when it may be fetched'),
  descargas: z.number().int().describe('how many times it may still be fetched'),
  quedan: z.number().int().describe('how many more may be asked for today'),
});

export const dataExports = {
  readExport: endpoint({
    area: 'users',
    summary: 'How far the file is that was asked for of all that is kept of an account’s owner',
    access: 'own-account',
    ownerOnly: true,
    params,
    output: shown,
    refusals: ['sin-permiso'],
  }),
  requestExport: endpoint({
    area: 'users',
    summary:
      'Has a file made of all that is kept of an account’s owner, who shows once more who they are; a letter brings its link',
    access: 'own-account',
    ownerOnly: true,
    params,
    body: z.object({
      password: z.string().max(200).nullish(),
      llave: assertion.nullish().describe('instead of the password, what a passkey signed for `llaves/confirmacion`'),
    }),
    output: shown,
    refusals: [
      'sin-permiso',
      'sin-sesion',
      'datos-no-validos',
      'llave-no-valida',
      'demasiados-intentos',
      'copias-agotadas',
      'copia-de-personal',
      'copia-no-pedida',
    ],
  }),
  downloadExport: endpoint({
    area: 'users',
    summary: 'The file, for who is signed in and has the link of the letter; so many times, for a day',
    access: 'own-account',
    ownerOnly: true,
    file: 'application/zip',
    params,
    body: z.object({ token: z.string().min(1).max(200) }),
    output: z.object({
      nombre: z.string(),
      contenido: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    }),
    refusals: ['sin-permiso', 'copia-caducada', 'copia-descargada'],
  }),
};
