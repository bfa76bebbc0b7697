import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, weekday } from '../booking/calendar.ts';
import { isRefusal } from '../refusal.ts';
import { doneByService } from './history.ts';
import { remindersOf } from './reminders.ts';
import { serviceFor, thingsOfService } from './services.ts';
import { thingsOf, upkeepThings } from './things.ts';
import type { UpkeepItem } from './timeline.ts';
import { readDot, toldRefusal, type Told } from './told.ts';

const today = '2027-02-09';
const told = (more: Partial<Told>): Told => ({
  cosa: 'bateria',
  fecha: '2024-05-01',
  kms: null,
  sin: false,
  temporada: null,
  ...more,
});

describe('what a driver tells', () => {
  test.each<[Partial<Told>, object | undefined]>([
    [{}, undefined],
    [{ fecha: today }, undefined],
    [{ fecha: '2027-02-10' }, { field: 'fecha', code: 'campo-maximo' }],
    [{ fecha: '1979-12-31' }, { field: 'fecha', code: 'campo-minimo' }],
    [{ fecha: null }, { field: 'fecha', code: 'campo-obligatorio' }],
    [{ cosa: 'itv', fecha: '2029-04-09' }, undefined],
    [
      { cosa: 'itv', fecha: '2029-04-10' },
      { field: 'fecha', code: 'campo-maximo' },
    ],
    [{ cosa: 'correa', fecha: null, sin: true }, undefined],
    [{ cosa: 'gas', fecha: null, sin: true }, undefined],
    [
      { fecha: null, sin: true },
      { field: 'cosa', code: 'campo-opcion' },
    ],
    [{ cosa: 'temporada' }, { field: 'cosa', code: 'campo-opcion' }],
    [{ cosa: 'neumaticos', temporada: 'invierno' }, undefined],
    [{ temporada: 'invierno' }, { field: 'temporada', code: 'campo-opcion' }],
  ])('%o: %o', (more, wrong) => {
    expect(toldRefusal(told(more), today)).toEqual(wrong);
  });
});

describe('the code of a tyre', () => {
  test.each([
    ['2319', '2019-06-03'],
    ['DOT 4B9X 0126', '2025-12-29'],
    ['5320', '2020-12-28'],
    ['0627', '2027-02-08'],
  ])('%s is of the week of %s', (typed, made) => {
    expect(readDot(typed, today)).toBe(made);
  });

  test.each(['', '0019', '5419', '231', 'abcd', '0727', '1299'])('%s is none', (typed) => {
    expect(readDot(typed, today)).toMatchObject({ refusal: 'dot-no-valido' });
  });

  test('is always a Monday that was', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.nat(9999), (before, code) => {
        const made = readDot(`${before}${String(code).padStart(4, '0')}`, today);
        if (isRefusal(made)) return;
        expect(weekday(made)).toBe(1);
        expect(made <= today).toBe(true);
      }),
    );
  });
});

describe('the service of a thing', () => {
  test('leads back to it', () => {
    for (const tipo of ['turismo', 'moto'] as const)
      for (const cosa of thingsOf(tipo)) {
        const servicio = serviceFor(cosa, tipo);
        if (servicio) expect(thingsOfService(servicio)).toContain(cosa);
      }
    expect(thingsOfService('neumaticos')).toEqual(['neumaticos', 'temporada']);
    expect(thingsOfService('pinchazo')).toEqual([]);
    expect(serviceFor('itv', 'camion')).toBeUndefined();
    expect(serviceFor('itv', 'moto')).toBeUndefined();
  });

  test('is of what it leaves done', () => {
    for (const cosa of upkeepThings)
      for (const tipo of ['turismo', 'moto'] as const) {
        const done = doneByService(serviceFor(cosa, tipo) ?? '');
        expect(done.length === 0 || done.includes(cosa)).toBe(true);
      }
  });
});

describe('a reminder', () => {
  const item = (more: Partial<UpkeepItem>): UpkeepItem => ({
    cosa: 'gas',
    estado: 'lejos',
    desde: addDays(today, 21),
    hasta: addDays(today, 21),
    kms: null,
    decide: 'meses',
    intervalo: null,
    ultima: null,
    desdeNuevo: true,
    falta: null,
    estimada: false,
    dudosa: false,
    ...more,
  });

  test('comes three weeks before it is time, and for what is late', () => {
    expect(remindersOf([item({})], today)).toEqual([{ cosa: 'gas', turno: 'tras nuevo' }]);
    expect(remindersOf([item({ desde: addDays(today, 22) })], today)).toEqual([]);
    expect(remindersOf([item({ desde: '2020-01-01', estado: 'pasado' })], today)).toHaveLength(1);
  });

  test('is of nothing that is booked, may be done, or is not known', () => {
    expect(remindersOf([item({ estado: 'citado' }), item({ dudosa: true })], today)).toEqual([]);
    expect(remindersOf([item({ estado: 'no-se', desde: null, hasta: null })], today)).toEqual([]);
  });

  test('is of the same turn while its day is estimated anew, and of another once it was done', () => {
    const ultima = { cosa: 'gas', fecha: '2025-02-01', kms: null, de: 'taller', temporada: null } as const;
    const turn = (more: Partial<UpkeepItem>) => remindersOf([item(more)], today)[0]?.turno;
    expect(turn({ ultima })).toBe(turn({ ultima, desde: '2027-01-01' }));
    expect(turn({ ultima: { ...ultima, fecha: '2027-02-01' } })).not.toBe(turn({ ultima }));
    expect(turn({ cosa: 'itv', hasta: '2027-03-31' })).toBe('hasta 2027-03');
    expect(turn({ cosa: 'temporada', desde: '2026-10-15' })).toBe('desde 2026-10-15');
  });
});
