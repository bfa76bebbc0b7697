import { expect, test } from 'vitest';
import { knownContact, typedContact } from './person.ts';

test('what is typed of a person comes without the spaces around it', () => {
  const form = new FormData();
  form.set('nombre', ' Laia ');
  form.set('email', 'laia@example.com ');
  form.set('privacidad', 'on');
  expect(typedContact(form)).toEqual({
    nombre: 'Laia',
    apellidos: '',
    email: 'laia@example.com',
    telefono: '',
    privacidad: true,
  });
});

const user = { userName: 'Laia', userSurname: '', email: 'laia@example.com', phone: '611222333' };
const contact = { nombre: 'L.', apellidos: 'Ferrer Puig', email: 'l@example.com', telefono: '600000000' };

test('what was typed here comes before the account, and the account before what was typed for a purchase', () => {
  expect(knownContact({ telefono: '622333444', email: '' }, user, contact)).toEqual({
    nombre: 'Laia',
    apellidos: 'Ferrer Puig',
    email: 'laia@example.com',
    telefono: '622333444',
  });
});

test('of a stranger nothing is known', () => {
  expect(knownContact({}, null, null)).toEqual({ nombre: '', apellidos: '', email: '', telefono: '' });
});
