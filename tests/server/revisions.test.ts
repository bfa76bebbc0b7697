import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '#contract/contract.ts';
import type { Problem } from '#contract/refusals.ts';
import { refuse } from '#domain/refusal.ts';
import { noOil } from '#domain/revisions/oil-id.ts';
import type { Vehicle } from '#domain/vehicles/vehicle.ts';
import { demoRegistry, demoVehicles } from '#demo/vehicles/demo-registry.ts';
import { accountsHandlers } from '#server/accounts/accounts-handlers.ts';
import { sql } from '#server/database/sql.ts';
import { revisionsHandlers } from '#server/revisions/revisions-handlers.ts';
import { visitsHandlers } from '#server/visits/visits-handlers.ts';
import type { VehicleRegistry } from '#server/vehicles/vehicle-registry.ts';
import { startRuntime, testNow, type TestRuntime } from '#tests/support/app.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { demoChain } from '#tests/support/demo.ts';
import { ona } from '#tests/support/ona.ts';

/** The demo's registry, and one that a test puts in its place. */
let other: VehicleRegistry | undefined;
const registry: VehicleRegistry = { find: async (plate) => await (other ?? demoRegistry()).find(plate) };

let shop: TestRuntime;
beforeAll(async () => {
  const database = await openTestDatabase(demoChain);
  const handlers = { ...accountsHandlers, ...visitsHandlers, ...revisionsHandlers({ registry }) };
  shop = await startRuntime(handlers, { database });
});
afterAll(async () => await shop.close());
beforeEach(() => {
  other = undefined;
  shop.setClock(testNow);
});

type Found = Answer<'selectOil'>;
const select = async (matricula: string, vehicle?: object): Promise<Found> =>
  await shop.call('selectOil', { body: { matricula, kms: 84_000, ...(vehicle ? { vehicle } : {}) } });
const packsOf = async (aceiteId: number, postCode?: string) =>
  await shop.call('listRevisions', { query: { aceiteId }, body: { postCode } });

/** A car as a registry that knows this much of it tells. */
const knowing = (matricula: string, of: Partial<Vehicle>): void => {
  const known = demoVehicles().get(matricula);
  if (!known) throw new Error(`the demo has no ${matricula}`);
  other = { find: async () => ({ ...known, ...of }) };
};

describe('a plate and its kilometres', () => {
  it('bring the oils by approval, one of them recommended, with the car and its fuel', async () => {
    const found = await select('1273 jhm');
    expect(found).toMatchObject({
      status: 'OK',
      modelo: 'SEAT León (5F)',
      fuelType: 'diesel',
      preguntaFecha: null,
      vehiculoInfo: {
        cod_matricula: '1273 JHM',
        marca: 'SEAT',
        ano_fabric: null,
        ano_matric: 2015,
        capacidad_carter: 4.6,
        carter_grande: false,
      },
    });
    expect(found.vehicleOils.map(({ tipo_aceite, recomendado }) => [tipo_aceite, recomendado])).toEqual([
      ['Repsol Leader C2 C3', true],
      ['Castrol EDGE LL', false],
      ['Mobil 1 ESP', false],
      ['Liqui Moly Top Tec 4200', false],
      ['Motul 8100 X-clean+', false],
    ]);
    for (const oil of found.vehicleOils)
      expect(oil).toMatchObject({ normativa: 'VW 507.00', cumple: 'VW 507.00', sae: '5W-30', aplicacion: '' });
  });

  it.each([
    ['3313KYP', 'ELECTRIC'],
    ['4849NRP', '2YEARS'],
    ['4275KNH', 'NO_OIL'],
    ['8739HZN', 'OTRO_VEHICULO'],
    ['9999BBB', 'NO_EXISTE'],
  ])('of %s answer %s without oils', async (matricula, status) => {
    const found = await select(matricula);
    expect([found.status, found.vehicleOils]).toEqual([status, []]);
  });

  it('tell nothing but what the contract names, and nothing of an owner', async () => {
    knowing('1273JHM', { ...({ titular: 'Marta Font', domicilio: 'Carrer Major 1' } as object) });
    const found = await select('1273JHM');
    expect(JSON.stringify(found)).not.toMatch(/Marta|Major/);
  });

  it.each([
    [{ matricula: 'no', kms: 84_000 }, 'matricula'],
    [{ matricula: '', kms: 84_000 }, 'matricula'],
    [{ matricula: '1273JHM', kms: 0 }, 'kms'],
    [{ matricula: '1273JHM', kms: -4 }, 'kms'],
    [{ matricula: '1273JHM', kms: 1.5 }, 'kms'],
    [{ matricula: '1273JHM', kms: 10_000_000 }, 'kms'],
    [{ matricula: '1273JHM', kms: 'muchos' }, 'kms'],
    [{ matricula: '1273JHM' }, 'kms'],
    [{ matricula: '1273JHM', kms: 1, vehicle: { fechaMatriculacion: '2031-01-01' } }, 'vehicle.fechaMatriculacion'],
    [{ matricula: '1273JHM', kms: 1, vehicle: { marca: 'SEAT', modelo: 'Panda', motor: '2.0' } }, 'vehicle.motor'],
  ])('refused as %j are refused beside %s', async (body, field) => {
    const { status, body: said } = await shop.send('selectOil', { body });
    const { errors = {} } = said as Problem;
    expect([status, Object.keys(errors).some((each) => each.startsWith(field))]).toEqual([422, true]);
  });
});

describe('under two years', () => {
  it('counts from the month of the registry, to the day of its papers where that decides', async () => {
    knowing('1273JHM', { matriculacion: '2025-03' });
    expect((await select('1273JHM')).status).toBe('2YEARS');
    knowing('1273JHM', { matriculacion: '2025-01' });
    expect((await select('1273JHM')).status).toBe('OK');
    knowing('1273JHM', { matriculacion: '2025-02' });
    expect(await select('1273JHM')).toMatchObject({
      status: 'OK',
      preguntaFecha: { desde: '2025-02', hasta: '2025-02' },
    });
    expect((await select('1273JHM', { fechaMatriculacion: '2025-02-10' })).status).toBe('2YEARS');
    expect(await select('1273JHM', { fechaMatriculacion: '2025-02-09' })).toMatchObject({
      status: 'OK',
      preguntaFecha: null,
    });
  });

  it('is asked where the letters of a plate may fall on either side, and never told from the years of the model', async () => {
    knowing('1273JHM', { matriculacion: undefined, desde: 2026, hasta: undefined });
    expect((await select('1273JHM')).preguntaFecha).toBeNull();
    expect((await select('1273JHM')).status).toBe('OK');
    shop.setClock(new Date('2017-08-15T08:00:00Z'));
    expect((await select('1273JHM')).preguntaFecha).toEqual({ desde: expect.any(String), hasta: expect.any(String) });
    // Andorran plates say nothing of when they were given.
    knowing('1273JHM', { matriculacion: undefined });
    shop.setClock(testNow);
    expect((await select('M5093')).preguntaFecha).toEqual({ desde: '1989-11', hasta: null });
  });
});

describe('a registry that fails', () => {
  it('is told from a plate that nobody knows, and a car that is described by hand goes on', async () => {
    other = { find: async () => refuse('registro-no-responde') };
    expect(await shop.refused('selectOil', { body: { matricula: '1273JHM', kms: 1 } })).toMatchObject({
      code: 'registro-no-responde',
    });
    const described = { marca: 'seat', modelo: 'leon-5f', motor: '1-6-tdi-105-110-115' };
    expect(await select('1273JHM', described)).toMatchObject({ status: 'OK', modelo: 'SEAT León (5F)' });
  });
});

describe('an oil that was chosen', () => {
  it('has the number of its engine’s sump, stays the same and brings the packs of that sump', async () => {
    const [usual] = (await select('1273JHM')).vehicleOils;
    const [large] = (await select('5288HHV')).vehicleOils;
    const [again] = (await select('1273JHM')).vehicleOils;
    expect(again?.id_site_revision_aceite).toBe(usual?.id_site_revision_aceite);
    const of = async (id: number | undefined) => (await packsOf(id ?? 0)).revisiones;
    expect((await of(usual?.id_site_revision_aceite)).map(({ id_navision }) => id_navision)).toEqual([
      'REV-BASIC',
      'REV-CONFORT',
      'REV-PLUS',
      'REV-PREMIUM',
    ]);
    const dearer = await of(large?.id_site_revision_aceite);
    expect(dearer.map(({ id_navision, carter_grande }) => [id_navision, carter_grande])).toEqual([
      ['REV-BASIC-CG', true],
      ['REV-CONFORT-CG', true],
      ['REV-PLUS-CG', true],
      ['REV-PREMIUM-CG', true],
    ]);
    const plain = (await packsOf(noOil)).revisiones;
    expect(plain.map(({ carter_grande }) => carter_grande)).toEqual([false, false, false, false]);
    for (const [place, { precio }] of dearer.entries()) expect(precio).toBeGreaterThan(plain[place]?.precio ?? 0);
  });

  it('is checked again for the car: another engine, another sump and no choice are not it', async () => {
    const verify = async (matricula: string, aceite: number) =>
      await shop.call('verifyRevision', { body: { matricula, kms: 84_000, aceite } });
    const [usual] = (await select('1273JHM')).vehicleOils;
    const id = usual?.id_site_revision_aceite ?? 0;
    expect(await verify('1273JHM', id)).toMatchObject({ valida: true, status: 'OK', aceite: usual });
    expect(await verify('1273JHM', id + 1)).toMatchObject({ valida: false, aceite: null });
    expect(await verify('1273JHM', noOil)).toMatchObject({ valida: false, status: 'OK' });
    expect(await verify('7800KGH', id)).toMatchObject({ valida: false, status: 'OK' });
    expect(await verify('3313KYP', id)).toMatchObject({ valida: false, status: 'ELECTRIC' });
  });

  it('that is none of ours is refused, and the postcode that nobody knows too', async () => {
    const refusedOf = async (aceiteId: number, postCode: string) =>
      (await shop.refused('listRevisions', { query: { aceiteId }, body: { postCode } })).code;
    expect(await refusedOf(7, '')).toBe('producto-no-existe');
    expect(await refusedOf(1_000_000, '')).toBe('producto-no-existe');
    expect(await refusedOf(noOil, '99999')).toBe('codigo-postal-desconocido');
  });
});

describe('the workshops of a postcode', () => {
  it('each have the price with their own taxes and the first time that is long enough', async () => {
    const { revisiones, talleres } = await packsOf(noOil, '25001');
    const [near] = talleres;
    expect(near).toMatchObject({ cpostal: expect.stringMatching(/^25/), cita: 'web' });
    expect(near?.revisiones.map(({ tipo, precio }) => [tipo, precio])).toEqual(
      revisiones.map(({ tipo, precio }) => [tipo, precio]),
    );
    for (const { primeraHora } of near?.revisiones ?? [])
      expect(primeraHora?.fecha.localeCompare('2027-02-09')).not.toBe(-1);
    const andorra = (await packsOf(noOil, 'AD500')).talleres[0];
    expect(andorra?.cpostal).toMatch(/^AD/);
    expect(andorra?.revisiones[0]?.precio).toBeLessThan(revisiones[0]?.precio ?? 0);
  });
});

describe('for the customer area', () => {
  it('a plate brings its recommended oil and its sump; none where it is not sure which', async () => {
    const oilOf = async (matricula: string) =>
      await shop.call('findOilByPlate', { body: { matricula, userInfo: { idLead: null } } });
    expect(await oilOf('1273-jhm')).toMatchObject({
      matricula_normalizada: '1273JHM',
      status: 'OK',
      capacidad_carter: 4.6,
      aceite: { recomendado: true, tipo_aceite: 'Repsol Leader C2 C3' },
    });
    expect((await oilOf('9751KPR')).aceite).toBeNull();
    expect(await oilOf('9999BBB')).toMatchObject({ status: 'NO_EXISTE', matricula_normalizada: '9999BBB' });
  });
});

describe('who asked for a revision', () => {
  it('has the address of their account with it, where they are signed in', async () => {
    const email = 'revisada@example.com';
    const { token } = await shop.call('registerUser', { body: { ...ona, email } });
    const { idLead } = await shop.call('registerRevisionLead', { body: { matricula: '1273JHM', kms: 1 } }, { token });
    expect(await shop.database.one(sql`select email from lead where id_lead = ${idLead}::uuid`)).toEqual({ email });
  });

  it('is kept by car and choice, without who they are', async () => {
    const [oil] = (await select('1273JHM')).vehicleOils;
    const { idLead } = await shop.call('registerRevisionLead', {
      body: {
        matricula: '1273 JHM',
        kms: 84_000,
        postCode: '25001',
        aceite: oil?.id_site_revision_aceite ?? 0,
        revision: 'Plus',
      },
    });
    const kept = await shop.database.one(sql`
      select email, telefono, codigo_postal, origen, wants_info, busqueda from lead where id_lead = ${idLead}::uuid`);
    expect(kept).toEqual({
      email: null,
      telefono: null,
      codigo_postal: '25001',
      origen: 'revision',
      wants_info: false,
      busqueda: {
        matricula: '1273JHM',
        kms: 84_000,
        aceite: 'Repsol Leader C2 C3 5W-30',
        revision: 'Plus',
        device: null,
      },
    });
    expect((await shop.refused('registerRevisionLead', { body: { matricula: 'x', kms: 1 } })).errors).toHaveProperty(
      'matricula',
    );
  });
});

describe('an appointment for a pack', () => {
  const servicesOf = async (codTienda: number) =>
    await shop.call('readWorkshopServices', { params: { id: codTienda } });

  it('costs and takes what the pack does there, and nobody else is offered it', async () => {
    const { vehicleOils } = await select('1273 jhm');
    const { revisiones, talleres } = await packsOf(vehicleOils[0]?.id_site_revision_aceite ?? 0, '25001');
    const [taller] = talleres;
    const { servicios, deAsistentes } = await servicesOf(taller?.codTienda ?? 0);
    expect(revisiones).toHaveLength(4);
    for (const { tipo, servicio, minutos, nombre } of revisiones) {
      const precio = taller?.revisiones.find((each) => each.tipo === tipo)?.precio;
      expect(deAsistentes.find((each) => each.servicio === servicio)).toMatchObject({
        nombre,
        minutos,
        precio,
        precioDesde: false,
      });
      expect(servicios.map((each) => each.servicio)).not.toContain(servicio);
    }
    expect(
      (await shop.call('listVisitServices', {})).servicios.every(({ servicio }) => !servicio.startsWith('rev-')),
    ).toBe(true);
  });

  it('is booked with its price and its time, and read so', async () => {
    const [id, selectedService] = [101, 'rev-premium'];
    const { dates } = await shop.call('consultVisitDates', { params: { id }, body: { selectedService } });
    const selectedDate = dates[0]?.date ?? '';
    const { times } = await shop.call('consultVisitTimes', {
      params: { id, x: selectedService },
      body: { date: selectedDate },
    });
    const userData = { ...ona, matricula: '4321 XYZ', privacidad: true, idioma: 'es' } as const;
    const wish = { selectedTaller: id, selectedService, selectedDate, selectedTime: times[0] ?? '', userData };
    const { citaPreviaId, firma } = await shop.call('bookVisit', { body: wish });
    const { cita } = await shop.call('readVisit', { params: { id: citaPreviaId }, query: { firma } });
    const cost = (await servicesOf(id)).deAsistentes.find(({ servicio }) => servicio === selectedService)?.precio;
    expect(cost).toBeGreaterThan(240);
    expect(cita).toMatchObject({
      servicios: [expect.stringMatching(/Premium/)],
      precioAnunciado: { importe: cost, desde: false },
    });
    const { minutos } = await shop.database.one<{ minutos: number }>(sql`
      select (extract(epoch from max(upper(span)) - min(lower(span))) / 60)::int as minutos from allocation where appointment_id = ${citaPreviaId}::uuid`);
    expect(minutos).toBe(105);
  });
});
