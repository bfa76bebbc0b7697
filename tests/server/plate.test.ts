import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#contract/contract.ts';
import { isRefusal } from '#domain/refusal.ts';
import { demoPlates } from '#domain/vehicles/demo-plates.ts';
import { recognisePlate } from '#domain/vehicles/plate.ts';
import { estimateRegistration } from '#domain/vehicles/registration.ts';
import { demoRegistry, demoVehicles } from '#demo/vehicles/demo-registry.ts';
import { knowsPlates, openRegistry } from '#server/vehicles/open-registry.ts';
import { vehiclesHandlers } from '#server/vehicles/vehicles-handlers.ts';
import { startRuntime, type TestRuntime } from '#tests/support/app.ts';
import { insertAssortment, plainTyres, type PlainTyre } from '#tests/support/assortment.ts';
import { openTestDatabase } from '#tests/support/database.ts';

let runtime: TestRuntime;
let tyres: PlainTyre[];
beforeAll(async () => {
  const database = await openTestDatabase();
  await insertAssortment(database);
  tyres = await plainTyres(database);
  const { runtime: parts } = await startRuntime({}, { database });
  runtime = await startRuntime(vehiclesHandlers({ registry: await openRegistry(parts, async () => demoRegistry()) }), {
    database,
  });
});
afterAll(async () => await runtime.close());

type Found = Answer<'findTyresByPlate'>;
const find = async (matricula: string): Promise<Found> =>
  await runtime.call('findTyresByPlate', { body: { matricula } });

describe('a plate', () => {
  it('gives the vehicle and its sizes, the original one first', async () => {
    expect(await find('1273 jhm')).toMatchObject({
      matricula: '1273 JHM',
      pais: 'ES',
      matriculacion: { desde: '2015-08', hasta: '2015-08', estimada: false },
      vehiculo: { tipoVehiculo: 'turismo', marca: 'SEAT', modelo: 'León (5F)', motor: '1.6 TDI 105/110/115' },
      medidas: [
        { original: true, delantera: { medida: '195/65 R15 91H', ic: 91, cv: 'H' }, trasera: null },
        { original: false, delantera: { medida: '205/55 R16 91V' } },
        { original: false, delantera: { medida: '225/45 R17 91W' } },
        { original: false, delantera: { medida: '225/40 R18 92Y' } },
      ],
    });
  });

  it('counts for each size the tyres on sale that bear at least what the papers ask', async () => {
    const { medidas } = await find('1273JHM');
    const [, alternative] = medidas;
    const serving = tyres.filter(
      ({ ancho, serie, llanta, ic, cv }) =>
        ancho === 205 && serie === 55 && llanta === 16 && ic >= 91 && ['V', 'W', 'Y'].includes(cv),
    );
    expect(serving.length).toBeGreaterThan(3);
    expect(alternative?.delantera.total).toBe(serving.length);
  });

  it('tells front from rear where they differ', async () => {
    const { medidas } = await find('1774-GMJ');
    expect(
      medidas.filter(({ trasera }) => trasera).map(({ delantera, trasera }) => [delantera, trasera]),
    ).toMatchObject([[{ medida: '225/40 R18 92Y' }, { medida: '255/35 R18 94Y' }]]);
  });

  it('of a motorcycle gives its sizes, and how many tyres on sale serve', async () => {
    const { vehiculo, medidas } = await find('8739 HZN');
    expect(vehiculo).toMatchObject({ tipoVehiculo: 'moto', marca: 'Yamaha', modelo: 'MT-07', motor: '689 cc' });
    expect(medidas).toMatchObject([
      { delantera: { ancho: 120, serie: 70, llanta: 17, ic: 58, cv: 'W', total: 0 }, trasera: { ancho: 180 } },
    ]);
  });

  it('asks of a size without rating what the other sizes of its axle ask', async () => {
    const { medidas } = await find('8025 MTJ');
    expect(medidas.at(-1)).toMatchObject({
      delantera: { medida: '120/70 R19', ic: 58, cv: 'W' },
      trasera: { medida: '170/60 R17', ic: 75, cv: 'W' },
    });
  });

  it('without a registration in the registry brings an estimate that says so', async () => {
    const { matriculacion } = await find('1774 GMJ');
    expect(matriculacion).toEqual({ desde: '2009-02', hasta: '2009-06', estimada: true });
    expect((await find('C-4417-BTR')).matriculacion).toBeNull();
    expect((await find('M5093')).matriculacion).toEqual({ desde: '2019-06', hasta: '2019-06', estimada: false });
  });

  it('that nobody knows is refused with a way on, in both languages', async () => {
    const refused = async (language: 'es' | 'ca') =>
      await runtime.refused('findTyresByPlate', { body: { matricula: '9999bbb' } }, { language });
    const [es, ca] = [await refused('es'), await refused('ca')];
    expect([es.code, es.status]).toEqual(['matricula-desconocida', 404]);
    expect(es.error).toContain('9999 BBB');
    expect(es.error).toContain('por medida');
    expect(ca.error).toContain('per mida');
  });

  it.each(['hola', '1234', '12345678', '1234 ABC'])(
    '%s is none, and the field says how one looks',
    async (matricula) => {
      const { status, errors } = await runtime.refused('findTyresByPlate', { body: { matricula } });
      expect(status).toBe(422);
      expect(errors?.['matricula']).toContain('1234 BCD');
    },
  );

  it('tells nothing but what the contract names', async () => {
    expect(Object.keys(await find('1273JHM')).sort()).toEqual([
      'coche',
      'matricula',
      'matriculacion',
      'medidas',
      'pais',
      'vehiculo',
    ]);
  });

  it('of any valid form is found or refused as unknown', async () => {
    const plates = fc.oneof(
      fc.stringMatching(/^\d{4}[BCDFGHJKLMNPRSTVWXYZ]{3}$/),
      fc.stringMatching(/^(B|L|MA|GI)\d{4}[A-Z]{1,2}$/),
      fc.stringMatching(/^[A-Z]\d{4}$/),
      fc.constantFrom(...demoVehicles().keys()),
    );
    await fc.assert(
      fc.asyncProperty(plates, async (matricula) => {
        const { status, body } = await runtime.send('findTyresByPlate', { body: { matricula } });
        expect(status === 200 || (body as { code: string }).code === 'matricula-desconocida').toBe(true);
      }),
    );
  });
});

describe('the embedded registry', () => {
  const vehicles = [...demoVehicles()];

  it('has a vehicle for every plate that pages list', async () => {
    for (const plate of demoPlates) expect((await find(plate)).medidas.length).toBeGreaterThan(0);
  });

  it('has about 150 cars and 115 motorcycles, all under plates that exist and with sizes', () => {
    const motorcycles = vehicles.filter(([, { tipoVehiculo }]) => tipoVehiculo === 'moto');
    expect([vehicles.length - motorcycles.length, motorcycles.length]).toEqual([146, 115]);
    for (const [matricula, { medidas }] of vehicles) {
      expect(recognisePlate(matricula)).toMatchObject({ matricula });
      expect(medidas.length).toBeGreaterThan(0);
      expect(medidas.map(({ original }) => original).indexOf(true)).toBe(0);
    }
  });

  it('has no registration that the letters of the plate contradict', () => {
    for (const [matricula, { matriculacion, desde }] of vehicles) {
      const plate = recognisePlate(matricula);
      const estimate = isRefusal(plate) ? undefined : estimateRegistration(plate);
      if (estimate?.hasta && desde) expect(`${desde}` <= estimate.hasta).toBe(true);
      if (!matriculacion || !estimate) continue;
      expect(estimate.desde <= matriculacion && matriculacion <= (estimate.hasta ?? '9999')).toBe(true);
    }
  });

  it('knows no plate outside the demo, where a real car may carry it', async () => {
    const { runtime: parts } = runtime;
    const config = { ...parts.config, demo: false };
    const registry = await openRegistry({ ...parts, config }, async () => demoRegistry());
    expect(await registry.find({ matricula: '1273JHM', pais: 'ES' })).toEqual({ refusal: 'matricula-desconocida' });
    expect([knowsPlates(parts), knowsPlates({ config })]).toEqual([true, false]);
  });
});
