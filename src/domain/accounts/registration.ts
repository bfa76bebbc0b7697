import { validateContact, type Blocklists, type ContactForm, type ContactRefusal } from './contact.ts';
import { needsValue, wrongFields, type FieldRefusals, type Typed } from './fields.ts';
import { readPassword, type PasswordRefusal } from './password.ts';
import { readPostcode } from './postcode.ts';

/** The registration form as typed. */
export interface RegistrationForm extends ContactForm {
  readonly password?: Typed;
  readonly codigo_postal?: Typed;
}

export type RegistrationField = keyof RegistrationForm;
export type RegistrationRefusal = ContactRefusal | PasswordRefusal | 'codigo-postal-no-valido';

/** What is wrong with a new account: all of a contact, a password of 6 or more that is not common, a postcode. */
export const validateRegistration = (
  form: RegistrationForm,
  blocked?: Blocklists,
): FieldRefusals<RegistrationField, RegistrationRefusal> => ({
  ...validateContact(form, blocked),
  ...wrongFields<'password' | 'codigo_postal', RegistrationRefusal>({
    password: needsValue(form.password, readPassword),
    codigo_postal: needsValue(form.codigo_postal, readPostcode),
  }),
});
