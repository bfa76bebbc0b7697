import { describe, expect, test } from 'vitest';
import {
  doneOn as done,
  middleMotorcycle as motorcycle,
  upkeepOf,
  youngCar as car,
} from '#tests/support/upkeep-facts.ts';

const exactly = (day: string) => ({ desde: day, hasta: day });
const { itemOf } = upkeepOf({ vehicle: car, readings: [], today: '2027-02-09' });

describe('the inspection', () => {
  test('is the law’s, and is told whole', () => {
    expect(itemOf('itv')).toEqual({
      cosa: 'itv',
      estado: 'lejos',
      desde: '2029-05-02',
      hasta: '2029-06-01',
      kms: null,
      decide: 'ley',
      intervalo: { meses: [24, 24], kms: null },
      ultima: null,
      desdeNuevo: true,
      falta: null,
      estimada: false,
      dudosa: false,
    });
  });

  test('is not counted from new once it was passed, or its sticker was told', () => {
    const vehicle = { ...car, registered: exactly('2015-06-01') };
    const history = [done('itv', '2026-05-20')];
    expect(itemOf('itv', { vehicle, history })).toMatchObject({
      desdeNuevo: false,
      ultima: history[0],
      hasta: '2027-06-01',
    });
    expect(itemOf('itv', { vehicle, itvValida: '2027-05-01' })).toMatchObject({ desdeNuevo: false, ultima: null });
  });

  test('by the letters of a plate is an estimate, until the sticker or an inspection is told', () => {
    const vehicle = { ...car, registered: exactly('2015-06-01'), estimated: true };
    expect(itemOf('itv', { vehicle })?.estimada).toBe(true);
    expect(itemOf('itv', { vehicle, itvValida: '2027-05-01' })?.estimada).toBe(false);
    expect(itemOf('itv', { vehicle, history: [done('itv', '2026-05-20')] })?.estimada).toBe(false);
    expect(itemOf('itv', { vehicle: { ...vehicle, estimated: false } })?.estimada).toBe(false);
  });

  test('of which nobody knows the registration asks for it; with a sticker it needs none', () => {
    const vehicle = { ...car, registered: undefined };
    expect(itemOf('itv', { vehicle })).toMatchObject({ estado: 'no-se', falta: 'matriculacion', intervalo: null });
    expect(itemOf('itv', { vehicle, itvValida: '2027-05-01' })).toMatchObject({ hasta: '2027-05-01', estimada: false });
  });

  test.each(['historico', 'remolque', 'especial'] as const)(
    'of a plate of kind %s goes by other rules, which only its sticker tells',
    (kind) => {
      const vehicle = { ...car, plate: { kind, pais: 'ES' } as const };
      expect(itemOf('itv', { vehicle })).toMatchObject({ estado: 'no-se', falta: 'clase' });
      expect(itemOf('itv', { vehicle, itvValida: '2027-02-20' })).toMatchObject({ estado: 'ahora' });
    },
  );

  test('of a farm vehicle goes by its speed, which nobody told', () => {
    expect(itemOf('itv', { vehicle: { ...car, tipoVehiculo: 'agricola' } })).toMatchObject({ falta: 'clase' });
  });

  test('without a plate goes by the kind of vehicle, and abroad by the law of there', () => {
    expect(itemOf('itv', { vehicle: { ...car, plate: undefined } })?.hasta).toBe('2029-06-01');
    const french = { ...car, plate: { kind: 'francesa', pais: 'FR' } as const };
    expect(itemOf('itv', { vehicle: french, itvValida: '2027-05-01' })).toMatchObject({ falta: 'pais', desde: null });
  });

  test('of a small motorcycle is that of a moped', () => {
    expect(itemOf('itv', { vehicle: { ...motorcycle, cilindrada: 50 } })?.hasta).toBe('2028-06-01');
    expect(itemOf('itv', { vehicle: motorcycle })?.hasta).toBe('2029-06-01');
  });
});
