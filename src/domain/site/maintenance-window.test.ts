import { expect, it } from 'vitest';
import { isSameTime, maintenanceStateOf, maintenanceTrouble } from './maintenance-window.ts';

const now = new Date('2027-02-09T08:00Z');
const span = (desde: string, hasta: string) => ({ desde: new Date(desde), hasta: new Date(hasta) });

it.each([
  ['2027-02-10T01:00Z', '2027-02-10T01:00Z', { hasta: 'mantenimiento-orden' }],
  ['2027-02-10T02:00Z', '2027-02-10T01:00Z', { hasta: 'mantenimiento-orden' }],
  ['2027-02-09T07:00Z', '2027-02-09T08:00Z', { hasta: 'mantenimiento-pasado' }],
  ['2027-02-09T07:00Z', '2027-02-09T08:01Z', undefined],
  ['2027-02-10T00:00Z', '2027-02-13T00:00Z', undefined],
  ['2027-02-10T00:00Z', '2027-02-13T00:01Z', { hasta: 'mantenimiento-largo' }],
  ['2028-02-10T08:00Z', '2028-02-10T09:00Z', undefined],
  ['2028-02-10T08:01Z', '2028-02-10T09:00Z', { desde: 'mantenimiento-lejano' }],
] as const)('a window from %s to %s is wrong in %j', (desde, hasta, trouble) => {
  expect(maintenanceTrouble(span(desde, hasta), now)).toEqual(trouble);
});

it('has a moment in common with what reaches into it, and none with what touches it', () => {
  const window = span('2027-02-10T01:00Z', '2027-02-10T03:00Z');
  const shares = (desde: string, hasta: string) => isSameTime(window, span(desde, hasta));
  expect(shares('2027-02-10T02:59Z', '2027-02-10T05:00Z')).toBe(true);
  expect(shares('2027-02-10T00:00Z', '2027-02-10T01:01Z')).toBe(true);
  expect(shares('2027-02-10T01:30Z', '2027-02-10T02:00Z')).toBe(true);
  expect(shares('2027-02-10T03:00Z', '2027-02-10T05:00Z')).toBe(false);
  expect(shares('2027-02-10T00:00Z', '2027-02-10T01:00Z')).toBe(false);
});

it.each([
  ['2027-02-09T07:00Z', '2027-02-09T07:59Z', true, 'pasada'],
  ['2027-02-09T07:00Z', '2027-02-09T08:00Z', true, 'en-curso'],
  ['2027-02-09T08:00Z', '2027-02-09T09:00Z', true, 'en-curso'],
  ['2027-02-09T08:01Z', '2027-02-09T09:00Z', true, 'prevista'],
  ['2027-02-09T08:01Z', '2027-02-09T09:00Z', false, 'suspendida'],
  ['2027-02-09T07:00Z', '2027-02-09T07:59Z', false, 'pasada'],
] as const)('from %s to %s, in force %s, it is %s', (desde, hasta, activo, state) => {
  expect(maintenanceStateOf({ ...span(desde, hasta), activo }, now)).toBe(state);
});
