import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { doneOn as done, upkeepOf } from '#tests/support/upkeep-facts.ts';
import { addDays } from '../booking/calendar.ts';
import { fuels } from '../vehicles/facts.ts';
import { listedVehicles } from '../vehicles/listed-vehicles.ts';
import { doneByProduct, doneByService, lastDone, type Done } from './history.ts';
import { seasonWindow } from './season.ts';
import { thingsOf, upkeepThings, type UpkeepThing } from './things.ts';
import { timelineOf, upkeepStates, type UpkeepVehicle } from './timeline.ts';
import { beltOf } from './timing-belt.ts';

const today = '2027-02-09';
const car: UpkeepVehicle = {
  tipoVehiculo: 'turismo',
  combustible: 'diesel',
  codigoMotor: 'CLHA/CXXB/DDYA',
  cilindrada: null,
  plate: { kind: 'actual', pais: 'ES' },
  registered: { desde: '2015-06-01', hasta: '2015-06-30' },
  estimated: false,
};
const { facts, itemOf } = upkeepOf({
  vehicle: car,
  readings: [
    { kms: 120_000, en: today, menos: false },
    { kms: 105_000, en: addDays(today, -365), menos: false },
  ],
  today,
});

describe('what is next', () => {
  test('is by time or by kilometres, whichever comes first', () => {
    const byTime = itemOf('revision', { history: [done('revision', '2026-09-01')], readings: [] });
    expect(byTime).toMatchObject({ estado: 'lejos', desde: '2027-09-01', decide: 'meses', estimada: false });
    const byClock = itemOf('revision', {
      history: [done('revision', '2026-09-01')],
      readings: [
        { kms: 120_000, en: today, menos: false },
        { kms: 90_000, en: addDays(today, -365), menos: false },
      ],
    });
    expect(byClock).toMatchObject({ decide: 'kms', estimada: true });
    expect(byClock?.desde).toBe('2027-03-03');
    expect(byClock?.kms).toBe(121_767);
  });

  test('counts from what was done elsewhere as well, with the clock that was told', () => {
    const told = done('revision', '2026-09-01', { kms: 110_000, de: 'dicho' });
    expect(itemOf('revision', { history: [told] })).toMatchObject({ kms: 125_000, ultima: told });
  });

  test('is soon, now, or late', () => {
    const at = (fecha: string) =>
      itemOf('liquido-frenos', { history: [done('liquido-frenos', fecha)], readings: [] })?.estado;
    expect(at('2025-04-20')).toBe('lejos');
    expect(at('2025-04-10')).toBe('pronto');
    expect(at('2025-02-10')).toBe('pronto');
    expect(at('2025-02-09')).toBe('ahora');
    expect(at('2025-02-08')).toBe('pasado');
  });

  test('is not known of an old car of which nobody told the last time, and says so', () => {
    expect(itemOf('bateria')).toMatchObject({ estado: 'no-se', falta: 'ultima', desde: null });
    expect(itemOf('liquido-frenos')).toMatchObject({ estado: 'no-se', falta: 'ultima' });
  });

  test('counts from the registration while a car is new enough', () => {
    const vehicle = { ...car, registered: { desde: '2025-06-01', hasta: '2025-06-30' } };
    expect(itemOf('bateria', { vehicle, readings: [] })).toMatchObject({
      desde: '2029-06-01',
      hasta: '2030-06-01',
      desdeNuevo: true,
      estado: 'lejos',
    });
    expect(itemOf('neumaticos', { vehicle })).toMatchObject({ desde: '2030-06-01', hasta: '2035-06-01' });
  });

  test('of cars from before 2000 their oil is due earlier', () => {
    const vehicle = { ...car, registered: { desde: '1998-01-01', hasta: '1998-12-31' } };
    expect(itemOf('revision', { vehicle })?.intervalo?.kms).toEqual([7500, 10_000]);
    expect(itemOf('revision')?.intervalo?.kms).toEqual([15_000, 20_000]);
  });

  test('of a battery electric car is no oil, no belt, and no date that nobody knows', () => {
    const vehicle = { ...car, combustible: 'electrico' as const, codigoMotor: null };
    expect(itemOf('revision', { vehicle })).toMatchObject({ estado: 'no-se', falta: 'plan', intervalo: null });
    expect(itemOf('correa', { vehicle })).toBeUndefined();
  });

  test('is an appointment once it is booked', () => {
    const { items } = timelineOf(facts({ booked: new Set<UpkeepThing>(['gas']) }));
    expect(items.at(-1)).toMatchObject({ cosa: 'gas', estado: 'citado' });
  });
});

describe('the belt', () => {
  test('has its interval where the engine is known', () => {
    expect(beltOf('CLHA/CXXB/DDYA')?.kms).toEqual([210_000, 210_000]);
    expect(beltOf('EB2DTS (HNY)')?.meses).toEqual([72, 72]);
    const item = itemOf('correa', { history: [done('correa', '2022-02-09', { kms: 30_000 })] });
    expect(item).toMatchObject({ kms: 240_000, decide: 'kms' });
  });

  test.each(['CFFB/CUVC', 'K9K 608', 'B47D20A', '', null])('of %s is unknown, and said to be', (codigoMotor) => {
    expect(beltOf(codigoMotor)).toBeUndefined();
    expect(itemOf('correa', { vehicle: { ...car, codigoMotor } })).toMatchObject({ estado: 'no-se', falta: 'motor' });
  });

  test('is left out where its driver says that there is a chain', () => {
    expect(itemOf('correa', { without: ['correa'] })).toBeUndefined();
  });
});

describe('the inspection on the timeline', () => {
  test('is the law’s, with its window', () => {
    expect(itemOf('itv')).toMatchObject({ desde: '2027-05-02', hasta: '2027-06-30', decide: 'ley', estimada: true });
    expect(itemOf('itv', { itvValida: '2027-02-20' })).toMatchObject({
      estado: 'ahora',
      hasta: '2027-02-20',
      estimada: false,
    });
    expect(itemOf('itv', { itvValida: '2027-02-01' })).toMatchObject({ estado: 'pasado' });
  });

  test.each([
    [{ kind: 'andorrana', pais: 'AD' }, 'pais'],
    [{ kind: 'historico', pais: 'ES' }, 'clase'],
  ] as const)('of %o is not ours to say', (plate, falta) => {
    expect(itemOf('itv', { vehicle: { ...car, plate } })).toMatchObject({ estado: 'no-se', falta });
  });

  test('of a moped goes by its plate', () => {
    const vehicle = { ...car, tipoVehiculo: 'moto' as const, plate: { kind: 'ciclomotor', pais: 'ES' } as const };
    expect(
      itemOf('itv', { vehicle: { ...vehicle, registered: { desde: '2024-03-01', hasta: '2024-03-01' } } }),
    ).toMatchObject({
      hasta: '2027-03-01',
    });
  });
});

describe('the season of tyres', () => {
  const fitted = (temporada: Done['temporada']) => ({ history: [done('neumaticos', '2026-05-01', { temporada })] });

  test('is shown of what is fitted', () => {
    expect(itemOf('temporada', fitted('verano'))).toMatchObject({
      estado: 'ahora',
      desde: '2026-10-15',
      hasta: '2027-03-31',
    });
    expect(itemOf('temporada', fitted('invierno'))).toMatchObject({ estado: 'pronto', desde: '2027-04-01' });
    expect(itemOf('temporada', fitted('allseason'))).toBeUndefined();
    expect(itemOf('temporada')).toBeUndefined();
  });

  test('is the stretch that is on, or the next one', () => {
    expect(seasonWindow('verano', '2027-04-01')).toEqual({ desde: '2027-10-15', hasta: '2028-03-31' });
    expect(seasonWindow('verano', '2027-03-31')).toEqual({ desde: '2026-10-15', hasta: '2027-03-31' });
    expect(seasonWindow('invierno', '2027-10-01')).toEqual({ desde: '2028-04-01', hasta: '2028-09-30' });
  });
});

describe('what our own work leaves done', () => {
  test('is known of services and of products', () => {
    expect(doneByService('cambio-aceite')).toEqual(['revision']);
    expect(doneByService('frenos')).toEqual([]);
    const product = { idNavision: 'x', nivel: null };
    expect(doneByProduct({ ...product, tipo: 'revision', nivel: 'Premium' })).toEqual(['revision', 'liquido-frenos']);
    expect(doneByProduct({ ...product, tipo: 'revision', nivel: 'Basic' })).toEqual(['revision']);
    expect(doneByProduct({ ...product, tipo: 'ac2' })).toEqual(['gas']);
    expect(doneByProduct({ ...product, tipo: 'bateria' })).toEqual(['bateria']);
    expect(doneByProduct({ ...product, tipo: 'neumatico' })).toEqual(['neumaticos']);
    expect(doneByProduct({ ...product, tipo: 'preitv', idNavision: '95140' })).toEqual(['itv']);
    expect(doneByProduct({ ...product, tipo: 'preitv', idNavision: 'PREITV' })).toEqual([]);
    expect(doneByProduct({ ...product, tipo: 'aceite' })).toEqual([]);
  });

  test('counts the last time', () => {
    const history = [done('gas', '2025-01-01'), done('gas', '2026-01-01'), done('bateria', '2026-05-01')];
    expect(lastDone(history, 'gas')?.fecha).toBe('2026-01-01');
    expect(lastDone(history, 'itv')).toBeUndefined();
  });
});

describe('every timeline', () => {
  const day = (from: string) => fc.integer({ min: 0, max: 9000 }).map((days) => addDays(from, days));
  const anyDone = fc.record({
    cosa: fc.constantFrom(...upkeepThings),
    fecha: fc.integer({ min: 0, max: 6000 }).map((days) => addDays(today, -days)),
    kms: fc.option(fc.integer({ min: 1, max: 400_000 })),
    de: fc.constantFrom('taller' as const, 'dicho' as const),
    temporada: fc.constantFrom(null, 'verano' as const, 'invierno' as const),
  });
  const readings = fc.array(
    fc.record({
      kms: fc.integer({ min: 1, max: 3_000_000 }),
      en: fc.integer({ min: 0, max: 2000 }).map((days) => addDays(today, -days)),
      menos: fc.boolean(),
    }),
    { maxLength: 5 },
  );

  test('names each thing once, says when or what is missing, and puts what presses first', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('turismo', '4x4', 'furgoneta', 'moto', 'camion', 'agricola', 'patinete', 'otro'),
        fc.constantFrom(null, ...fuels),
        fc.option(day('2002-01-01')),
        fc.array(anyDone, { maxLength: 6 }),
        readings,
        (tipoVehiculo, combustible, born, history, clock) => {
          const registered = born === null || born > today ? undefined : { desde: born, hasta: born };
          const vehicle = { ...car, tipoVehiculo, combustible, registered };
          const { items } = timelineOf(facts({ vehicle, history, readings: clock }));
          const things = items.map(({ cosa }) => cosa);
          expect(new Set(things).size).toBe(things.length);
          expect(things.every((cosa) => thingsOf(tipoVehiculo).includes(cosa))).toBe(true);
          for (const { estado, desde, hasta, falta } of items) {
            expect(estado === 'no-se').toBe(falta !== null);
            expect(desde === null).toBe(falta !== null);
            if (desde !== null && hasta !== null) expect(desde <= hasta).toBe(true);
            if (estado === 'pasado') expect(hasta !== null && hasta < today).toBe(true);
            if (estado === 'lejos') expect(desde !== null && desde > today).toBe(true);
          }
          const places = items.map(({ estado }) => upkeepStates.indexOf(estado));
          expect(places).toEqual(places.toSorted((one, other) => one - other));
        },
      ),
    );
  });

  test('stands for every vehicle of our own lists', () => {
    for (const listed of listedVehicles()) {
      const vehicle: UpkeepVehicle = {
        tipoVehiculo: listed.tipoVehiculo,
        combustible: listed.combustible ?? null,
        codigoMotor: listed.codigoMotor ?? null,
        cilindrada: listed.cilindrada ?? null,
        plate: { kind: 'actual', pais: 'ES' },
        registered: { desde: '2021-03-01', hasta: '2021-03-31' },
        estimated: true,
      };
      const { items } = timelineOf(facts({ vehicle, readings: [] }));
      expect(items.some(({ cosa, desde }) => cosa === 'itv' && desde !== null)).toBe(true);
      expect(items.some(({ cosa }) => cosa === 'correa')).toBe(
        listed.tipoVehiculo !== 'moto' && listed.combustible !== 'electrico',
      );
    }
  });
});
