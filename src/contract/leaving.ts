import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { assertion } from './webauthn.ts';
import { uuid } from './shapes.ts';

export const leaving = {
  deleteUser: endpoint({
    area: 'users',
    summary:
      'Deletes an account and all that names its owner, who shows once more who they are; what the law keeps stays blocked',
    access: 'own-account',
    ownerOnly: true,
    params: z.object({ id: uuid }),
    body: z.object({
      password: z.string().max(200).nullish(),
      llave: assertion.nullish().describe('instead of the password, what a passkey signed for `llaves/confirmacion`'),
      anularCitas: z
        .boolean()
        .default(false)
        .describe('appointments to come are cancelled; without it they keep the account'),
    }),
    output: z.object({ borrada: z.literal(true) }),
    refusals: [
      'sin-permiso',
      'datos-no-validos',
      'llave-no-valida',
      'demasiados-intentos',
      'cuenta-con-pedidos',
      'cuenta-con-coche',
      'cuenta-con-citas',
      'cuenta-de-personal',
      'cuenta-no-borrada',
    ],
  }),
};
