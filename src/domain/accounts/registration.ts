import { validateContact, type Blocklists, type ContactForm, type ContactRefusal } from './contact.ts';
import { needsValue, wrongFields, type FieldRefusals, type Typed } from './fields.ts';
import { readPassword, type PasswordRefusal, type PasswordRules } from './password.ts';
import { readPostcode } from './postcode.ts';

/** The registration form as typed. */
export interface RegistrationForm extends ContactForm {
  /** Missing where a passkey stands in its place. */
  readonly password?: Typed;
  readonly codigo_postal?: Typed;
}

export type RegistrationField = keyof RegistrationForm;
export type RegistrationRefusal = ContactRefusal | PasswordRefusal | 'codigo-postal-no-valido';

/** What somebody's password may not be made of. */
export const ownWords = ({ nombre, apellidos, email, telefono }: RegistrationForm): string[] =>
  [nombre, apellidos, email, telefono].filter((word): word is string => typeof word === 'string');

/**
 * What is wrong with a new account: all of a contact, a password of 6 or more that is not easily guessed unless a passkey opens it, a
 * postcode.
 */
export const validateRegistration = (
  form: RegistrationForm,
  blocked?: Blocklists,
  passwords: PasswordRules | 'passkey' = {},
): FieldRefusals<RegistrationField, RegistrationRefusal> => ({
  ...validateContact(form, blocked),
  ...wrongFields<'password' | 'codigo_postal', RegistrationRefusal>({
    password:
      passwords === 'passkey'
        ? undefined
        : needsValue(form.password, (typed) =>
            readPassword(typed, { ...passwords, own: [...(passwords.own ?? []), ...ownWords(form)] }),
          ),
    codigo_postal: needsValue(form.codigo_postal, readPostcode),
  }),
});
