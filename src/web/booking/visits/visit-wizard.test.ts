import type { VisitProgress, VisitStep } from '#domain/visits/steps.ts';
import { nothingBegun, visitSteps } from '#domain/visits/steps.ts';
import { visitVehicles } from '#domain/visits/visit.ts';
import type { PageName } from '#contract/addresses.ts';
import { describe, expect, test } from 'vitest';
import { pageOfStep, visitPlace } from './visit-wizard.ts';

const chosen: VisitProgress = {
  ...nothingBegun,
  vehiculo: 'coche',
  selectedTaller: { codTienda: 1 },
  selectedService: 'pinchazo',
  selectedDate: '2026-11-24',
  selectedTime: '09:15',
  hold: {},
};

describe('the page of a step', () => {
  test.each(visitVehicles)('of a %s differs from that of every other of its steps', (vehiculo) => {
    const pages = visitSteps({ vehiculo, comentarioPrimero: false }).map((step) => pageOfStep(step, vehiculo));
    expect(new Set(pages).size).toBe(pages.length);
  });

  test('before the vehicle is known is where it is asked', () => expect(pageOfStep('inicio', null)).toBe('visit'));
});

describe('where a visitor is led', () => {
  test.each<[string, VisitStep, VisitProgress, PageName, PageName]>([
    ['stays where everything before is given', 'tus-datos', chosen, 'visitData', 'visitData'],
    ['may go back', 'servicios', chosen, 'visitService', 'visitService'],
    [
      'goes to the workshop, which is missing',
      'fecha-y-hora',
      { ...chosen, selectedTaller: null },
      'visitTime',
      'visitWorkshop',
    ],
    ['goes to the start, where nothing was begun', 'tus-datos', nothingBegun, 'visitData', 'visit'],
    [
      'goes to the brand of an e-scooter',
      'servicios',
      { ...chosen, vehiculo: 'patinete' },
      'visitServiceScooter',
      'visitBrand',
    ],
    [
      'goes to the page of their own vehicle',
      'servicios',
      { ...chosen, vehiculo: 'patinete', marca: 'xiaomi' },
      'visitService',
      'visitServiceScooter',
    ],
    ['goes to what was booked', 'tus-datos', { ...chosen, citaPreviaId: 'C1' }, 'visitData', 'visitDone'],
    ['chooses a lost time again', 'tus-datos', { ...chosen, selectedTime: null, hold: null }, 'visitData', 'visitTime'],
  ])('%s', (_, step, visit, page, due) => expect(visitPlace(step, visit, page).due).toBe(due));

  test('a time that ran out does not take the page away from who is typing', () => {
    expect(visitPlace('tus-datos', { ...chosen, hold: null }, 'visitData')).toMatchObject({
      lost: true,
      due: 'visitData',
    });
    expect(visitPlace('tus-datos', chosen, 'visitData').lost).toBe(false);
    expect(visitPlace('fecha-y-hora', { ...chosen, hold: null }, 'visitTime').lost).toBe(false);
  });
});

describe('an appointment is begun', () => {
  test.each<[VisitStep, PageName, VisitProgress['vehiculo']]>([
    ['seleccion-taller', 'visitWorkshop', 'coche'],
    ['seleccion-taller', 'visitWorkshopMoto', 'moto'],
    ['seleccion-taller', 'visitWorkshopScooter', 'patinete'],
    ['patinete', 'visitBrand', 'patinete'],
  ])('at %s, on %s, for a %s', (step, page, vehiculo) => {
    expect(visitPlace(step, nothingBegun, page)).toMatchObject({ opens: vehiculo, begins: true });
    expect(visitPlace(step, { ...nothingBegun, vehiculo }, page).begins).toBe(false);
    expect(visitPlace(step, { ...nothingBegun, vehiculo, citaPreviaId: 'C1' }, page).begins).toBe(true);
  });

  test('on no other page', () => {
    expect(visitPlace('fecha-y-hora', nothingBegun, 'visitTime')).toMatchObject({ opens: undefined, begins: false });
  });
});
