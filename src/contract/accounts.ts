import { z } from 'zod';
import { endpoint, type Limit } from './endpoint.ts';
import { documentKinds } from '#domain/accounts/identity.ts';
import { genders } from '#domain/accounts/profile.ts';
import { date, language, personName, sentUuid, text, uuid } from './shapes.ts';
import { creation } from './webauthn.ts';

export const userData = z.object({
  idUser: uuid,
  userName: z.string(),
  userSurname: z.string(),
  email: z.string(),
  phone: z.string(),
  postCode: z.string(),
  provincia: z.string().nullable(),
  permiso_comercial: z.boolean(),
  idioma: language,
  percentCompleted: z.number().int(),
  emailProbado: z.boolean().describe('whether its owner showed that the address is theirs'),
});

/** A document as its owner types it. */
export const typedDocument = {
  numero_documento: text(40).nullish(),
  tipo_documento: z.enum(documentKinds).nullish().describe('DNI unless it is said'),
  pais_documento: text(2).nullish().describe('ISO 3166-1, ES unless it is said'),
};

/** What an account is told of its owner beyond that. */
export const person = z.object({
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  phone: z.string(),
  postCode: z.string(),
  dni: z.string().nullable().describe('all but its end hidden'),
  documentType: z.enum(documentKinds).nullable(),
  documentCountry: z.string().nullable(),
  birthday: date.nullable(),
  gender: z.enum(genders).nullable(),
  genderDescription: z.string().nullable().describe('in the language of the call'),
  promo_email: z.boolean().nullable().describe('null while it is not answered'),
  promo_sms: z.boolean().nullable(),
  permiso_comercial: z.boolean().nullable(),
});

export const postalAddress = z.object({
  address: z.string().nullable(),
  number: z.string().nullable(),
  block: z.string().nullable().describe('block, floor, door'),
  city: z.string().nullable(),
  province: z.string().nullable().describe('by the postcode, in the language of the call'),
  postCode: z.string(),
  phone: z.string(),
});

const session = z.object({ token: z.string(), user: userData });
const credentials = z.object({ email: text(254, 1), password: z.string().min(1).max(200) });

/**
 * How many wrong passwords are looked at; right ones are not counted. A browser that the account knows is counted by
 * `device` alone, and forgotten above it; all others by the three others together, and refused above any of them.
 */
export const logInLimits = {
  device: { calls: 30, seconds: 3600, shared: true },
  accountAndNetwork: { calls: 10, seconds: 900, shared: true },
  network: { calls: 50, seconds: 900, shared: true },
  account: { calls: 60, seconds: 3600, shared: true },
} as const satisfies Record<string, Limit>;

/** How many addresses that have an account already one network may come upon; afterwards nobody there is told. */
export const probingLimit: Limit = { calls: 5, seconds: 3600, shared: true };

/** How often one network may register without a good stamp of `site-init`. */
export const unstampedLimit: Limit = { calls: 3, seconds: 3600, shared: true };

export const accounts = {
  registerUser: endpoint({
    area: 'users',
    summary: 'Makes an account and signs in',
    access: 'anyone',
    ownerOnly: true,
    limit: { calls: 10, seconds: 600, shared: true },
    body: z.object({
      nombre: personName(80),
      apellidos: personName(120),
      email: text(254),
      password: z.string().max(200).nullish().describe('missing where a passkey stands in its place'),
      telefono: text(30),
      codigo_postal: text(10),
      permiso_comercial: z.boolean().describe('offers of the chain: yes or no, never assumed'),
      promo_email: z.boolean().nullish(),
      promo_sms: z.boolean().nullish(),
      confirmPassword: z.string().max(200).nullish().describe('where the form asks for the password twice'),
      llave: creation.nullish().describe('a passkey that was made for this account, in the place of a password'),
      ...typedDocument,
      visitado: z.boolean().nullish().describe('whether they have been at a workshop of the chain before'),
      privacidad: z
        .boolean()
        .optional()
        .describe('the specification’s client asks in its form, and sends nothing of it'),
      idioma: language.nullish(),
      cestaID: sentUuid.describe(
        'of what was just ordered with this address as a guest: the account has it from now on, its invoices once the address is proved',
      ),
      token: text(200)
        .nullish()
        .describe('the stamp that `site-init` gave 2 seconds to 2 hours ago; without a good one the limit is stricter'),
    }),
    output: session,
    refusals: ['email-ya-registrado', 'datos-no-validos', 'demasiados-intentos', 'documento-ajeno', 'llave-no-valida'],
  }),
  authenticate: endpoint({
    area: 'users',
    summary: 'Signs in; the basket of this browser becomes the account’s',
    access: 'anyone',
    ownerOnly: true,
    body: credentials.extend({
      cestaID: sentUuid,
      codigo: text(20).nullish().describe('of the authenticator, where the account needs a second factor'),
    }),
    output: session,
    refusals: ['WRONG_CREDENTIALS', 'segundo-factor', 'segundo-factor-alta', 'datos-no-validos', 'demasiados-intentos'],
  }),
  offerSecondFactor: endpoint({
    area: 'users',
    summary: 'A new secret for the authenticator of an account that needs one and has none; its first code confirms it',
    access: 'anyone',
    ownerOnly: true,
    body: credentials,
    output: z.object({
      secreto: z.string().describe('160 bits in base32, to be typed'),
      uri: z.string().describe('the same for a picture or a link: otpauth://totp/…'),
    }),
    refusals: ['WRONG_CREDENTIALS', 'segundo-factor-ya', 'demasiados-intentos'],
  }),
  fetchUserInfo: endpoint({
    area: 'users',
    summary: 'Who the token belongs to',
    access: 'account',
    output: z.object({
      user: userData,
      userData: person,
      addressData: postalAddress,
      atencion: z
        .object({ nombre: z.string(), segundos: z.number().int() })
        .nullable()
        .describe('who of the staff acts in their name, and for how long still'),
    }),
  }),
  endSession: endpoint({
    area: 'users',
    summary: 'Signs out: the token stops working',
    access: 'account',
    output: z.object({ ended: z.boolean() }),
  }),
};

export type UserData = z.output<typeof userData>;
