import { readEmail, type EmailRefusal } from './email.ts';
import { needsValue, wrongFields, type FieldRefusals, type TextRefusal, type Typed } from './fields.ts';
import { readName, type NameRefusal } from './name.ts';
import { readPhone, type PhoneRefusal } from './phone.ts';

/** Who an order or an appointment is for, as typed. */
export interface ContactForm {
  readonly nombre?: Typed;
  readonly apellidos?: Typed;
  readonly email?: Typed;
  readonly telefono?: Typed;
  readonly privacidad?: boolean | null | undefined;
}

/** A person, as an account, an order or an appointment names them. */
export interface Contact {
  readonly nombre: string;
  readonly apellidos: string;
  readonly email: string;
  readonly telefono: string;
}

/** Addresses, domains and telephones that are not taken; the browser knows none of them. */
export interface Blocklists {
  readonly emails: readonly string[];
  readonly phones: readonly string[];
}

export type ContactField = keyof ContactForm;
export type ContactRefusal = TextRefusal | NameRefusal | EmailRefusal | PhoneRefusal | 'privacidad-obligatoria';

const nobody: Blocklists = { emails: [], phones: [] };

/** What is wrong with who orders (spec A40). */
export const validateContact = (
  { nombre, apellidos, email, telefono, privacidad }: ContactForm,
  blocked: Blocklists = nobody,
): FieldRefusals<ContactField, ContactRefusal> =>
  wrongFields<ContactField, ContactRefusal>({
    nombre: needsValue(nombre, readName),
    apellidos: needsValue(apellidos, readName),
    email: needsValue(email, (typed) => readEmail(typed, blocked.emails)),
    telefono: needsValue(telefono, (typed) => readPhone(typed, blocked.phones)),
    privacidad: privacidad ? undefined : 'privacidad-obligatoria',
  });

/**
 * What was typed and, where nothing was, what is known of the person already, in their account or in what they change. A
 * person who is known has accepted the privacy policy.
 */
export const fillContact = (
  typed: ContactForm | null | undefined,
  known: Contact | null,
): Contact & { readonly privacidad: boolean } => {
  const fill = (field: keyof Contact): string => typed?.[field] || known?.[field] || '';
  return {
    nombre: fill('nombre'),
    apellidos: fill('apellidos'),
    email: fill('email'),
    telefono: fill('telefono'),
    privacidad: known !== null || typed?.privacidad === true,
  };
};
