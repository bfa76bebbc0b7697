import { z } from 'zod';
import { genders } from '#domain/accounts/profile.ts';
import { person, postalAddress, typedDocument, userData } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { personName, sentUuid, text, uuid } from './shapes.ts';

const params = z.object({ id: uuid });

/** A choice, or an empty field, which takes it back. */
const orNothing = <Value extends z.ZodType>(value: Value) => z.union([z.literal('').transform(() => null), value]);

export const profiles = {
  updateUser: endpoint({
    area: 'users',
    summary: 'Changes what an account knows of its owner; what is not sent stays',
    access: 'own-account',
    params,
    body: z.object({
      userData: z
        .object({
          name: personName(80).nullish(),
          surname: personName(120).nullish(),
          email: text(254).nullish().describe('another one asks for `password`, and has to be proved anew'),
          phone: text(30).nullish(),
          postCode: text(10).nullish(),
          birthday: text(10).nullish().describe('DD/MM/YYYY, or with dashes; empty takes it back'),
          gender: orNothing(z.enum(genders)).optional(),
          dni: text(40).nullish().describe('only the one that is there: another one is changed by telephone'),
          permiso_comercial: z.boolean().nullish(),
          promo_email: z.boolean().nullish(),
          promo_sms: z.boolean().nullish(),
        })
        .optional(),
      addressData: z
        .object({
          address: orNothing(text(160)).optional(),
          number: orNothing(text(20)).optional(),
          block: orNothing(text(60)).optional(),
          city: orNothing(text(80)).optional(),
        })
        .optional(),
      password: z.string().max(200).nullish().describe('the one of now, where the e-mail becomes another'),
    }),
    output: z.object({ user: userData, userData: person, addressData: postalAddress, updateSuccess: z.literal(true) }),
    refusals: ['sin-permiso', 'solo-titular', 'datos-no-validos', 'demasiados-intentos', 'documento-por-telefono'],
  }),
  addClient: endpoint({
    area: 'users',
    summary: 'Looks at a document and keeps it in an account that has none; another one is changed by telephone',
    access: 'named-account',
    ownerOnly: true,
    limit: { calls: 20, seconds: 3600, shared: true },
    body: z.object({
      idUser: sentUuid,
      ...typedDocument,
    }),
    output: z.object({ user: userData, userData: person }),
    refusals: ['sin-sesion', 'sin-permiso', 'datos-no-validos', 'documento-ajeno', 'documento-por-telefono'],
  }),
};
