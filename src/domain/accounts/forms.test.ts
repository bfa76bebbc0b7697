import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../refusal.ts';
import { validateBilling } from './billing.ts';
import { validateContact } from './contact.ts';
import { validateLead } from './lead.ts';
import { readName } from './name.ts';
import { validateRegistration } from './registration.ts';

const marta = {
  nombre: 'Marta',
  apellidos: 'Vila Puig',
  email: 'marta@example.com',
  telefono: '612 34 56 78',
  privacidad: true,
  password: 'Coxdqa91',
  codigo_postal: '25001',
};

const taller = {
  tipo: 'empresa',
  nombre: 'Transports Segre SL',
  nif: 'A13585625',
  direccion: 'Carrer Major',
  numero: '12',
  poblacion: 'Lleida',
  codigo_postal: '25001',
  provincia: 'Lleida',
} as const;

describe('registration', () => {
  it('finds nothing wrong with a full form', () => {
    expect(validateRegistration(marta)).toEqual({});
  });

  it('asks for every field that is empty, and for the privacy policy', () => {
    expect(validateRegistration({ nombre: ' ', email: null })).toEqual({
      nombre: 'campo-obligatorio',
      apellidos: 'campo-obligatorio',
      email: 'campo-obligatorio',
      telefono: 'campo-obligatorio',
      privacidad: 'privacidad-obligatoria',
      password: 'campo-obligatorio',
      codigo_postal: 'campo-obligatorio',
    });
  });

  it('says of each field what is wrong with it', () => {
    const form = { ...marta, email: 'marta', telefono: '512345678', password: '12345', codigo_postal: '99001' };
    expect(validateRegistration(form)).toEqual({
      email: 'email-no-valido',
      telefono: 'telefono-inicio',
      password: 'clave-corta',
      codigo_postal: 'codigo-postal-no-valido',
    });
  });

  it('knows who is not taken', () => {
    const blocked = { emails: ['example.com'], phones: ['+34612345678'] };
    expect(validateRegistration(marta, blocked)).toEqual({
      email: 'email-no-permitido',
      telefono: 'telefono-no-permitido',
    });
  });
});

describe('the contact of an order', () => {
  it('needs neither password nor postcode', () => {
    expect(validateContact({ ...marta, privacidad: null })).toEqual({ privacidad: 'privacidad-obligatoria' });
  });
});

describe('the lead of the selector', () => {
  it('needs a valid address and postcode; a telephone only has to be right', () => {
    expect(validateLead({ email: 'marta@example.com', codigo_postal: 'AD500' })).toEqual({});
    expect(validateLead({ email: '', telefono: '12', codigo_postal: '1' })).toEqual({
      email: 'campo-obligatorio',
      telefono: 'telefono-corto',
      codigo_postal: 'codigo-postal-no-valido',
    });
  });
});

describe('billing data', () => {
  it('of a company need no surname, those of a person do', () => {
    expect(validateBilling(taller)).toEqual({});
    expect(validateBilling({ ...taller, tipo: 'particular' })).toEqual({ apellidos: 'campo-obligatorio' });
  });

  it('must not be too short, and the tax number and postcode must be valid', () => {
    expect(
      validateBilling({
        ...taller,
        nombre: 'T',
        direccion: 'C/',
        nif: '12345678A',
        codigo_postal: '00000',
        provincia: '',
      }),
    ).toEqual({
      nombre: 'campo-corto',
      direccion: 'campo-corto',
      nif: 'nif-no-valido',
      codigo_postal: 'codigo-postal-no-valido',
      provincia: 'campo-obligatorio',
    });
  });

  it('name the province of their postcode, in either language, or one that we do not know by that name', () => {
    const in25001 = (provincia: string) => validateBilling({ ...taller, codigo_postal: '25001', provincia });
    for (const taken of ['Lleida', 'lleida ', 'Lérida']) expect(in25001(taken)).toEqual({});
    expect(in25001('Sevilla')).toEqual({ provincia: 'provincia-distinta' });
    expect(validateBilling({ ...taller, codigo_postal: '03001', provincia: 'Alacant' })).toEqual({});
    expect(validateBilling({ ...taller, codigo_postal: 'AD500', provincia: 'Lleida' })).toEqual({
      provincia: 'provincia-distinta',
    });
  });

  it('take a name of two letters, and that of one is too short', () => {
    expect(validateBilling({ ...taller, nombre: 'Li' })).toEqual({});
    expect(validateBilling({ ...taller, nombre: 'L' })).toEqual({ nombre: 'campo-corto' });
    expect(validateBilling({ ...taller, apellidos: '   ' })).toEqual({});
  });

  it('take an Andorran number and postcode', () => {
    expect(validateBilling({ ...taller, nif: 'L-710646-J', codigo_postal: 'AD500', provincia: 'Andorra' })).toEqual({});
  });
});

describe('any form', () => {
  it('is judged without breaking, field by field, whatever is typed', () => {
    const typed = fc.option(fc.string({ unit: 'grapheme' }));
    const form = fc.record({
      nombre: typed,
      apellidos: typed,
      email: typed,
      telefono: typed,
      password: typed,
      codigo_postal: typed,
      privacidad: fc.boolean(),
    });
    fc.assert(
      fc.property(form, (each) => {
        const wrong = validateRegistration(each);
        const name = each.nombre?.trim() ?? '';
        const read = readName(name);
        expect(wrong.nombre).toBe(name === '' ? 'campo-obligatorio' : isRefusal(read) ? read.refusal : undefined);
        expect('privacidad' in wrong).toBe(!each.privacidad);
      }),
    );
  });
});
