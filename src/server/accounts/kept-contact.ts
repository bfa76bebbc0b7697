import type { Contact } from '#domain/accounts/contact.ts';
import { readEmail } from '#domain/accounts/email.ts';
import { readPhone } from '#domain/accounts/phone.ts';
import { assertRead } from './assert-read.ts';

/** A person in the form that is kept, from a form that was validated before. */
export const keptContact = ({ nombre, apellidos, email, telefono }: Contact): Contact => ({
  nombre,
  apellidos,
  email: assertRead(readEmail(email)),
  telefono: assertRead(readPhone(telefono)),
});
