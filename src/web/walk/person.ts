import type { UserData } from '#contract/accounts.ts';
import type { Contact } from '#web/stored/session-store.ts';
import { fieldText } from '#web/ui/form-fields.ts';

/** Who somebody is, as `PersonFields` are filled in. */
export const typedContact = (form: FormData): Contact => ({
  nombre: fieldText(form, 'nombre'),
  apellidos: fieldText(form, 'apellidos'),
  email: fieldText(form, 'email'),
  telefono: fieldText(form, 'telefono'),
  privacidad: form.has('privacidad'),
});

type Known = Omit<Contact, 'privacidad'>;

/** What is known of somebody already: typed here, of their account, or typed for a purchase; empty where nothing is. */
export const knownContact = (
  typed: Partial<Known>,
  user: Pick<UserData, 'userName' | 'userSurname' | 'email' | 'phone'> | null,
  contact: Known | null,
): Known => {
  const account: Partial<Known> = user
    ? { nombre: user.userName, apellidos: user.userSurname, email: user.email, telefono: user.phone }
    : {};
  const first = (name: keyof Known): string => typed[name] || account[name] || contact?.[name] || '';
  return {
    nombre: first('nombre'),
    apellidos: first('apellidos'),
    email: first('email'),
    telefono: first('telefono'),
  };
};
