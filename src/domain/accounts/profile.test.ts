import { describe, expect, it, test } from 'vitest';
import { printBirthday, readBirthday } from './birthday.ts';
import { hiddenDocument, readIdentity } from './identity.ts';
import { percentCompleted, validateProfile, type Profile } from './profile.ts';

const today = '2026-11-23';

describe('a day of birth', () => {
  it.each([
    ['17/05/1990', '1990-05-17'],
    [' 7-5-1990 ', '1990-05-07'],
    ['29.2.2024', '2024-02-29'],
    ['1990-05-17', '1990-05-17'],
    ['23/11/2026', today],
    ['1/1/1901', '1901-01-01'],
  ])('%j is %s', (typed, kept) => {
    expect(readBirthday(typed, today)).toBe(kept);
  });

  it.each([
    ['24/11/2026', 'nacimiento-futuro'],
    ['1/1/9999', 'nacimiento-futuro'],
    ['29/02/2026', 'nacimiento-no-existe'],
    ['31/04/1990', 'nacimiento-no-existe'],
    ['31/02/2030', 'nacimiento-no-existe'],
    ['05/17/1990', 'nacimiento-no-existe'],
    ['0/1/1990', 'nacimiento-no-existe'],
    ['31/12/1900', 'nacimiento-antiguo'],
    ['17/05/90', 'nacimiento-no-valido'],
    ['mayo', 'nacimiento-no-valido'],
  ])('%j is refused: %s', (typed, refusal) => {
    expect(readBirthday(typed, today)).toEqual({ refusal });
  });

  it('is printed as it is written', () => {
    expect(printBirthday('1990-05-07')).toBe('07/05/1990');
  });
});

describe('a document', () => {
  it.each([
    [{ tipo: 'DNI', pais: 'ES', numero: ' 12345678-z ' }, '12345678Z'],
    [{ tipo: 'PASAPORTE', pais: 'FR', numero: '12ab34567' }, '12AB34567'],
    [{ tipo: 'PASAPORTE', pais: 'ES', numero: 'AAA123456' }, 'AAA123456'],
  ] as const)('%j is %s', (typed, numero) => {
    expect(readIdentity(typed)).toEqual({ ...typed, numero });
  });

  it.each([
    [{ tipo: 'DNI', pais: 'ES', numero: ' ' }, 'campo-obligatorio'],
    [{ tipo: 'DNI', pais: 'ES', numero: '12345678A' }, 'nif-no-valido'],
    [{ tipo: 'NIE', pais: 'ES', numero: '12345678Z' }, 'nif-no-valido'],
    [{ tipo: 'DNI', pais: 'FR', numero: '12345678Z' }, 'documento-pais'],
    [{ tipo: 'NRT', pais: 'ES', numero: 'F123456Z' }, 'documento-pais'],
    [{ tipo: 'PASAPORTE', pais: 'es', numero: 'AAA123456' }, 'documento-pais'],
    [{ tipo: 'PASAPORTE', pais: 'FR', numero: 'A'.repeat(21) }, 'documento-largo'],
  ] as const)('%j is refused: %s', (typed, refusal) => {
    expect(readIdentity(typed)).toEqual({ refusal });
  });

  it('shows its end alone', () => {
    expect(hiddenDocument('12345678Z')).toBe('•••••678Z');
    expect(hiddenDocument('ABC')).toBe('ABC');
  });
});

describe('how much of an account is there', () => {
  const account = {
    nombre: 'Ona',
    apellidos: 'Pi',
    email_probado: new Date(0),
    telefono: '+34600000000',
    codigo_postal: '25001',
  };
  const whole: Profile = {
    documento: { tipo: 'DNI', pais: 'ES', numero: '12345678Z' },
    nacimiento: '1990-05-17',
    genero: 'otro',
    direccion: 'Carrer Major',
    numero: '3',
    bloque: null,
    poblacion: 'Lleida',
    consents: { privacidad: true, comercial: false, email: false, sms: false },
  };

  test('is ten equal parts', () => {
    expect(percentCompleted(account, whole)).toBe(100);
    const empty = { nombre: '', apellidos: '', email_probado: null, telefono: '', codigo_postal: '' };
    const nothing = { ...whole, documento: null, nacimiento: null, genero: null, direccion: null, consents: {} };
    expect(percentCompleted(empty, nothing)).toBe(0);
  });

  test.each(['nombre', 'apellidos', 'telefono', 'codigo_postal'] as const)('%s is one', (part) => {
    expect(percentCompleted({ ...account, [part]: '' }, whole)).toBe(90);
  });

  test('an address that nobody proved is none', () => {
    expect(percentCompleted({ ...account, email_probado: null }, whole)).toBe(90);
  });

  test.each([
    { documento: null },
    { nacimiento: null },
    { genero: null },
    { direccion: null },
    { numero: null },
    { poblacion: '' },
    { consents: { comercial: true, email: true } },
    { consents: { comercial: true, sms: true } },
    { consents: { email: true, sms: true } },
  ])('without %j one lacks', (lack) => {
    expect(percentCompleted(account, { ...whole, ...lack })).toBe(90);
  });
});

test('what is changed of an account is judged, and what is not there is not', () => {
  const judge = (form: Parameters<typeof validateProfile>[0]) =>
    validateProfile(form, { blocked: { emails: ['mailinator.com'], phones: ['+34666666666'] }, today });
  expect(judge({})).toEqual({});
  expect(judge({ nombre: null, nacimiento: ' ' })).toEqual({});
  expect(
    judge({
      nombre: '',
      apellidos: 'http://x.es',
      email: 'a@mailinator.com',
      telefono: '666666666',
      codigo_postal: '99000',
      nacimiento: '1/1/2030',
    }),
  ).toEqual({
    nombre: 'campo-obligatorio',
    apellidos: 'nombre-no-valido',
    email: 'email-no-permitido',
    telefono: 'telefono-no-permitido',
    codigo_postal: 'codigo-postal-no-valido',
    nacimiento: 'nacimiento-futuro',
  });
});
