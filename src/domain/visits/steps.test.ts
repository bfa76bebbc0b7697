import { describe, expect, it } from 'vitest';
import {
  afterChoice,
  beginsWithWorkshop,
  isBooked,
  missingVisitStep,
  openVisitStep,
  visitSteps,
  type VisitProgress,
  visitStoreVersion,
  nothingBegun,
} from './steps.ts';

const held = { selectedDate: '2026-11-24', selectedTime: '09:15', hold: {} };
const car: VisitProgress = { ...nothingBegun, vehiculo: 'coche' };
const chosen: VisitProgress = { ...car, selectedTaller: { codTienda: 7 }, selectedService: 'frenos', ...held };

describe('an appointment in the browser', () => {
  it('is stored as version 4', () => {
    expect(visitStoreVersion).toBe(4);
  });
});

describe('the steps of an appointment', () => {
  it('are workshop, service, schedule, data and confirmation for cars and motorcycles', () => {
    const usual = ['seleccion-taller', 'servicios', 'fecha-y-hora', 'tus-datos', 'confirmacion'];
    expect(visitSteps(car)).toEqual(usual);
    expect(visitSteps({ ...car, vehiculo: 'moto' })).toEqual(usual);
  });

  it('begin with the comment where nobody knows what is needed, and ask for no service then', () => {
    const steps = visitSteps({ ...car, comentarioPrimero: true });
    expect(steps).toEqual(['comentario', 'seleccion-taller', 'fecha-y-hora', 'tus-datos', 'confirmacion']);
  });

  it('ask an e-scooter’s brand and service before the workshop', () => {
    expect(visitSteps({ ...car, vehiculo: 'patinete' }).slice(0, 3)).toEqual([
      'patinete',
      'servicios',
      'seleccion-taller',
    ]);
  });

  it('wait for all that stands before them', () => {
    expect(missingVisitStep('tus-datos', nothingBegun)).toBe('inicio');
    expect(missingVisitStep('tus-datos', car)).toBe('seleccion-taller');
    expect(missingVisitStep('tus-datos', { ...chosen, selectedService: null })).toBe('servicios');
    expect(missingVisitStep('tus-datos', { ...chosen, hold: null })).toBe('fecha-y-hora');
    expect(missingVisitStep('tus-datos', chosen)).toBeUndefined();
    expect(missingVisitStep('confirmacion', chosen)).toBe('tus-datos');
    for (const unknown of ['selectedDate', 'selectedTime', 'hold'])
      expect(missingVisitStep('tus-datos', { ...chosen, [unknown]: null })).toBe('fecha-y-hora');
    const scooter: VisitProgress = { ...chosen, vehiculo: 'patinete' };
    expect(missingVisitStep('servicios', scooter)).toBe('patinete');
    expect(missingVisitStep('tus-datos', { ...scooter, marca: 'Xiaomi' })).toBeUndefined();
    const comment: VisitProgress = { ...car, comentarioPrimero: true };
    expect(missingVisitStep('seleccion-taller', comment)).toBe('comentario');
    expect(missingVisitStep('inicio' as never, nothingBegun)).toBeUndefined();
  });

  it('can all be gone back to', () => {
    for (const step of ['seleccion-taller', 'servicios', 'fecha-y-hora'] as const)
      expect(missingVisitStep(step, chosen)).toBeUndefined();
  });

  it('lead past what a preset has chosen', () => {
    expect(openVisitStep({ ...car, selectedTaller: { codTienda: 7 } })).toBe('servicios');
    expect(openVisitStep({ ...car, selectedService: 'frenos' })).toBe('seleccion-taller');
    expect(openVisitStep({ ...nothingBegun, vehiculo: 'patinete', selectedService: 'x' })).toBe('patinete');
  });

  it('leave nothing but the confirmation once it is booked, until it is changed', () => {
    const booked = { ...chosen, citaPreviaId: 'a' };
    expect(missingVisitStep('fecha-y-hora', booked)).toBe('confirmacion');
    expect(missingVisitStep('confirmacion', booked)).toBeUndefined();
    expect(missingVisitStep('fecha-y-hora', { ...booked, modificando: {} })).toBeUndefined();
  });

  it('do not ask the comment’s road for a service', () => {
    const comment = { ...car, comentarioPrimero: true, selectedService: 'consulta' };
    expect(missingVisitStep('servicios', comment)).toBe('seleccion-taller');
  });
});

describe('an appointment for a service', () => {
  it.each([
    ['of a car begins with the workshop', 'coche', false, true],
    ['of a motorcycle too', 'moto', false, true],
    ['of an e-scooter with its brand', 'patinete', false, false],
    ['that is phoned for nowhere', 'coche', true, false],
  ] as const)('%s', (_, vehiculo, soloTelefono, is) => {
    expect(beginsWithWorkshop({ vehiculo, servicio: 'frenos', soloTelefono })).toBe(is);
  });
});

describe('a choice', () => {
  const booked = { ...chosen, citaPreviaId: 'a' };

  it.each([
    ['workshop', { selectedTaller: { codTienda: 8 } }],
    ['service', { selectedService: 'revision' }],
  ])('of another %s resets date, time and appointment', (_, change) => {
    const after = afterChoice(booked, change);
    expect(after).toMatchObject(change);
    expect(after).toMatchObject({ selectedDate: null, selectedTime: null, hold: null, citaPreviaId: null });
  });

  it('keeps date and appointment while it is changed, but no time of another workshop', () => {
    const first = afterChoice(car, { selectedTaller: { codTienda: 7 } });
    expect(first).toMatchObject({ selectedTaller: { codTienda: 7 }, selectedDate: null });
    expect(afterChoice(booked, { selectedTaller: null })).toMatchObject({ selectedDate: null, citaPreviaId: null });
    const after = afterChoice({ ...booked, modificando: {} }, { selectedTaller: { codTienda: 8 } });
    expect(after).toMatchObject({ selectedDate: '2026-11-24', citaPreviaId: 'a', selectedTime: null, hold: null });
  });

  it('that was cancelled is booked no more, so that the next one begins', () => {
    expect(isBooked(booked)).toBe(true);
    expect(openVisitStep({ ...booked, cancelled: true })).not.toBe('confirmacion');
  });

  it('of the same again resets nothing', () => {
    expect(afterChoice(booked, { selectedTaller: { codTienda: 7 }, selectedService: 'frenos' })).toMatchObject({
      ...held,
      citaPreviaId: 'a',
    });
  });
});
