import { describe, expect, it, test } from 'vitest';
import fc from 'fast-check';
import { addDays, weekday } from '../booking/calendar.ts';
import { callWindow } from './call-hours.ts';
import { caseStates, isOpenCase } from './case.ts';
import { validateContactCase } from './contact-form.ts';
import { addWorkingDays } from './working-days.ts';

const none = new Set<string>();

describe('when somebody is called', () => {
  // 2027-02-09 is a Tuesday.
  it.each([
    ['2027-02-09', '07:59', '2027-02-09', '08:00', '20:00', true, false],
    ['2027-02-09', '08:00', '2027-02-09', '08:00', '20:00', true, true],
    ['2027-02-09', '19:00', '2027-02-09', '08:00', '20:00', true, true],
    ['2027-02-09', '19:01', '2027-02-10', '08:00', '20:00', false, false],
    ['2027-02-09', '23:30', '2027-02-10', '08:00', '20:00', false, false],
    ['2027-02-12', '20:00', '2027-02-13', '09:00', '13:00', false, false],
    ['2027-02-13', '08:30', '2027-02-13', '09:00', '13:00', true, false],
    ['2027-02-13', '12:00', '2027-02-13', '09:00', '13:00', true, true],
    ['2027-02-13', '12:30', '2027-02-15', '08:00', '20:00', false, false],
    ['2027-02-14', '11:00', '2027-02-15', '08:00', '20:00', false, false],
  ])('asked on %s at %s: on %s from %s to %s', (fecha, hora, day, desde, hasta, hoy, ahora) => {
    expect(callWindow({ fecha, hora }, none)).toEqual({ fecha: day, desde, hasta, hoy, ahora });
  });

  test('nobody calls on a holiday', () => {
    const holidays = new Set(['2027-02-09', '2027-02-10']);
    expect(callWindow({ fecha: '2027-02-09', hora: '10:00' }, holidays)).toMatchObject({
      fecha: '2027-02-11',
      hoy: false,
      ahora: false,
    });
  });

  test('holidays without an end are a mistake', () => {
    const always = new Set(Array.from({ length: 30 }, (_, ahead) => addDays('2027-02-09', ahead)));
    expect(() => callWindow({ fecha: '2027-02-09', hora: '10:00' }, always)).toThrow('holidays without an end');
  });
});

describe('the deadline', () => {
  it.each([
    ['2027-02-09', 0, '2027-02-09'],
    ['2027-02-09', 15, '2027-03-02'],
    ['2027-02-13', 1, '2027-02-15'],
    ['2027-02-12', 1, '2027-02-15'],
  ])('%s and %d working days is %s', (from, count, day) => expect(addWorkingDays(from, count, none)).toBe(day));

  test('holidays do not count', () =>
    expect(addWorkingDays('2027-02-09', 1, new Set(['2027-02-10', '2027-02-11']))).toBe('2027-02-12'));

  test('it never is a Saturday or a Sunday, nor earlier than in as many days', () => {
    fc.assert(
      fc.property(fc.nat(400), fc.integer({ min: 1, max: 30 }), (ahead, count) => {
        const from = addDays('2027-01-01', ahead);
        const day = addWorkingDays(from, count, none);
        expect(weekday(day)).toBeLessThanOrEqual(5);
        expect(day >= addDays(from, count)).toBe(true);
      }),
    );
  });
});

describe('a message', () => {
  const good = {
    motivo: 'cita',
    nombre: 'Rosa Pons',
    email: 'rosa@example.com',
    comentario: '¿Cambiáis pastillas?',
    privacidad: true,
  };
  const blocked = { emails: ['mailinator.com'], phones: ['+34666666666'] };

  test('needs a reason, a name, an address, some words and the acceptance', () => {
    expect(validateContactCase(good, blocked)).toEqual({});
    expect(validateContactCase({}, blocked)).toEqual({
      motivo: 'motivo-obligatorio',
      nombre: 'campo-obligatorio',
      email: 'campo-obligatorio',
      comentario: 'campo-obligatorio',
      privacidad: 'privacidad-obligatoria',
    });
  });

  it.each([
    [{ email: 'a@mailinator.com' }, { email: 'email-no-permitido' }],
    [{ email: 'rosa@example.com\r\nBcc: a@b.example' }, { email: 'email-no-valido' }],
    [{ nombre: 'Gana en premio.example' }, { nombre: 'nombre-no-valido' }],
    [{ telefono: '123' }, { telefono: 'telefono-corto' }],
    [{ telefono: '666666666' }, { telefono: 'telefono-no-permitido' }],
    [{ telefono: ' ' }, {}],
    [{ comentario: 'Hola' }, { comentario: 'campo-corto' }],
  ])('%o is refused as %o', (typed, wrong) => {
    expect(validateContactCase({ ...good, ...typed }, blocked)).toEqual(wrong);
  });

  test('a professional says for which company, and how to reach them', () => {
    const asked = { ...good, motivo: 'profesional' };
    expect(validateContactCase(asked, blocked)).toEqual({
      telefono: 'campo-obligatorio',
      empresa: 'campo-obligatorio',
      nif: 'campo-obligatorio',
    });
    const company = { telefono: '600 100 200', empresa: 'Transportes Pons S.L.', nif: 'B58818501' };
    expect(validateContactCase({ ...asked, ...company }, blocked)).toEqual({});
    expect(validateContactCase({ ...asked, ...company, nif: 'B58818502' }, blocked)).toEqual({ nif: 'nif-no-valido' });
  });
});

test('a case that was answered or closed waits for nobody', () => {
  expect(caseStates.filter(isOpenCase)).toEqual(['nuevo', 'en-curso']);
});
