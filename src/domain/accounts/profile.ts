import type { ConsentKind } from './consent.ts';
import { readBirthday, type BirthdayRefusal } from './birthday.ts';
import { readEmail, type EmailRefusal } from './email.ts';
import { needsValue, wrongFields, type FieldRefusals, type TextRefusal, type Typed } from './fields.ts';
import type { Blocklists } from './contact.ts';
import type { Identity } from './identity.ts';
import { readName, type NameRefusal } from './name.ts';
import { readPhone, type PhoneRefusal } from './phone.ts';
import { readPostcode } from './postcode.ts';

export const genders = ['mujer', 'hombre', 'otro'] as const;
export type Gender = (typeof genders)[number];

/** What an account is told of its owner, beyond what every call knows. */
export interface Profile {
  readonly documento: Identity | null;
  /** `YYYY-MM-DD` */
  readonly nacimiento: string | null;
  readonly genero: Gender | null;
  readonly direccion: string | null;
  readonly numero: string | null;
  readonly bloque: string | null;
  readonly poblacion: string | null;
  /** The newest answer to each question. */
  readonly consents: Readonly<Partial<Record<ConsentKind, boolean>>>;
}

interface Known {
  readonly nombre: string;
  readonly apellidos: string;
  readonly email_probado: Date | null;
  readonly telefono: string;
  readonly codigo_postal: string;
}

const offers: readonly ConsentKind[] = ['comercial', 'email', 'sms'];

/** How much of an account is there, by ten equal parts (spec U7). */
export const percentCompleted = (account: Known, profile: Profile): number => {
  const { documento, nacimiento, genero, direccion, numero, poblacion, consents } = profile;
  const parts: readonly boolean[] = [
    account.nombre !== '',
    account.apellidos !== '',
    account.email_probado !== null,
    account.telefono !== '',
    account.codigo_postal !== '',
    documento !== null,
    nacimiento !== null,
    genero !== null,
    Boolean(direccion && numero && poblacion),
    offers.every((kind) => consents[kind] !== undefined),
  ];
  return (100 * parts.filter(Boolean).length) / parts.length;
};

/** What is changed of an account, as typed; what is not there stays. */
export interface ProfileForm {
  readonly nombre?: Typed;
  readonly apellidos?: Typed;
  readonly email?: Typed;
  readonly telefono?: Typed;
  readonly codigo_postal?: Typed;
  /** May be emptied. */
  readonly nacimiento?: Typed;
}

export type ProfileRefusal =
  | TextRefusal
  | NameRefusal
  | EmailRefusal
  | PhoneRefusal
  | BirthdayRefusal
  | 'codigo-postal-no-valido';

/** What is wrong with what is changed of an account. `today` is `YYYY-MM-DD`. */
export const validateProfile = (
  form: ProfileForm,
  { blocked, today }: { readonly blocked: Blocklists; readonly today: string },
): FieldRefusals<keyof ProfileForm, ProfileRefusal> => {
  const changed = <Code extends ProfileRefusal>(typed: Typed, read: Parameters<typeof needsValue<Code>>[1]) =>
    typed === undefined || typed === null ? undefined : needsValue<Code>(typed, read);
  return wrongFields<keyof ProfileForm, ProfileRefusal>({
    nombre: changed(form.nombre, readName),
    apellidos: changed(form.apellidos, readName),
    email: changed(form.email, (typed) => readEmail(typed, blocked.emails)),
    telefono: changed(form.telefono, (typed) => readPhone(typed, blocked.phones)),
    codigo_postal: changed(form.codigo_postal, readPostcode),
    nacimiento: form.nacimiento?.trim()
      ? needsValue<BirthdayRefusal>(form.nacimiento, (typed) => readBirthday(typed, today))
      : undefined,
  });
};
