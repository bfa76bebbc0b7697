import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refuse } from '#domain/refusal.ts';
import { demoRegistry } from '#demo/vehicles/demo-registry.ts';
import { sql } from '#server/database/sql.ts';
import { accountsHandlers } from '#server/accounts/accounts-handlers.ts';
import { impersonationHandlers } from '#server/accounts/impersonation-handlers.ts';
import { ownVehiclesHandlers } from '#server/vehicles/own-vehicles-handlers.ts';
import type { VehicleRegistry } from '#server/vehicles/vehicle-registry.ts';
import { vehiclesHandlers } from '#server/vehicles/vehicles-handlers.ts';
import { visitsHandlers } from '#server/visits/visits-handlers.ts';
import { impersonate } from '#tests/support/impersonation.ts';
import { ona } from '#tests/support/ona.ts';
import { startShop, thursday, type TestShop } from '#tests/support/shop.ts';
import { insertVisitServices, visitWish } from '#tests/support/visits.ts';

/** The demo's registry, until a test puts another in its place. */
let registry: VehicleRegistry;
const standIn: VehicleRegistry = { find: async (plate) => await registry.find(plate) };

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({
    handlers: {
      ...accountsHandlers,
      ...impersonationHandlers,
      ...visitsHandlers,
      ...vehiclesHandlers({ registry: standIn }),
      ...ownVehiclesHandlers({ registry: standIn }),
    },
  });
  await insertVisitServices(shop.database);
});
afterAll(async () => await shop.close());
beforeEach(() => {
  registry = demoRegistry();
});

const enter = async () => {
  const { token, user } = await shop.call('registerUser', { body: { ...ona, email: `${randomUUID()}@example.com` } });
  return { token, id: user.idUser };
};
type Owner = Awaited<ReturnType<typeof enter>>;

const leon = { marca: 'SEAT', modelo: 'León (5F)', motor: '2.0 TDI 150' };
const byPlate = async ({ token, id }: Owner, matriculaNumber: string, more: object = {}) =>
  (
    await shop.call(
      'addVehicleByPlate',
      { body: { vehicleData: { ...leon, ...more }, images: [], idUsuario: id, matriculaNumber } },
      { token },
    )
  ).vehicle;
const byName = async ({ token, id }: Owner, vehicleData: typeof leon & object, matriculaNumber: string | null) =>
  await shop.send('addVehicleByName', { body: { vehicleData, idUsuario: id, matriculaNumber } }, { token });
const listed = async ({ token, id }: Owner) =>
  (await shop.call('listVehicles', { params: { user: id } }, { token })).vehicles;
const tell = async ({ token, id: user }: Owner, id: string, body: object) =>
  await shop.send('tellKilometres', { params: { user, id }, body }, { token });

describe('a plate', () => {
  it('gives all that is known of its vehicle, a drawing and who says so; nothing of an owner', async () => {
    const found = await shop.call('identifyVehicle', { body: { matriculaNumber: '2960-ghg' } });
    expect(found).toEqual({
      vehicleData: {
        cod_matricula: '2960 GHG',
        tipoVehiculo: 'turismo',
        marca: 'SEAT',
        modelo: 'Ibiza (6J)',
        motor: '1.6 TDI 105',
        desde: 2008,
        hasta: 2017,
        codigoMotor: 'CAYC',
        combustible: 'diesel',
        potenciaCv: 105,
        potenciaKw: 77,
        cilindrada: null,
        banda: null,
        capacidad_carter: 4.3,
        aceites: [{ norma: 'VW 507.00', sae: '5W-30', condicion: null }],
        bateria: 'L3 70Ah EFB',
        ano_fabric: null,
        ano_matric: 2008,
        matriculacion: expect.objectContaining({ estimada: true }),
        medidas: expect.arrayContaining([{ original: true, delantera: '185/60 R15 84H', trasera: null }]),
        kms: null,
        postCode: null,
        color: 'gris',
      },
      images: ['/vehiculos/turismo-gris.svg'],
      source: 'ws',
    });
  });

  it('of a motorcycle tells the band of its revision', async () => {
    const { vehicleData } = await shop.call('identifyVehicle', { body: { matriculaNumber: '8739HZN' } });
    expect(vehicleData).toMatchObject({ tipoVehiculo: 'moto', cilindrada: 689, banda: '750' });
  });

  it.each([
    ['nobody knows', '9999 BBB', 404, 'matricula-desconocida'],
    ['is none', '12', 422, 'datos-no-validos'],
  ])('that %s is refused', async (_, matriculaNumber, status, code) => {
    expect(await shop.send('identifyVehicle', { body: { matriculaNumber } })).toMatchObject({ status, body: { code } });
  });
});

describe('by maker, model and engine', () => {
  it('the lists lead from one to the next, alike by GET and by POST', async () => {
    const { marcas } = await shop.call('listVehicleBrands', { query: { tipoVehiculo: 'turismo' } });
    expect(marcas.length).toBeGreaterThan(30);
    expect(marcas).toContainEqual({ slug: 'citroen', nombre: 'Citroën' });
    const { modelos } = await shop.call('listVehicleModels', { query: { marca: 'volkswagen' } });
    expect(modelos).toContainEqual(
      expect.objectContaining({ slug: 'golf-iv', nombre: 'Golf IV', marca: 'Volkswagen' }),
    );
    expect(await shop.call('findVehicleModels', { body: { marca: 'Volkswagen' } })).toEqual({ modelos });
    const { motores } = await shop.call('listVehicleEngines', { query: { marca: 'SEAT', modelo: 'leon-5f' } });
    expect(motores.map(({ slug }) => slug)).toEqual(['1-6-tdi-105-110-115', '2-0-tdi-150']);
    expect(await shop.call('findVehicleEngines', { body: { modelo: 'León (5F)' } })).toEqual({ motores });
    expect(await shop.call('listVehicleModels', { query: { marca: 'nobody' } })).toEqual({ modelos: [] });
  });

  it('a vehicle of our lists is described, with what the form of a plate tells', async () => {
    const found = await shop.call('describeVehicle', { body: { ...leon, matriculaNumber: '1273 JHM' } });
    expect(found).toMatchObject({
      source: 'db',
      vehicleData: { ...leon, cod_matricula: '1273 JHM', combustible: 'diesel', ano_matric: 2015 },
    });
    const params = { modelo: 'leon-5f', motor: '2-0-tdi-150' };
    expect(await shop.call('readListedVehicle', { params, query: {} })).toMatchObject({
      source: 'db',
      vehicleData: { ...leon, cod_matricula: null, matriculacion: null },
    });
  });

  it('one that is not there is said to be described by hand', async () => {
    const marca = { marca: 'Trabant', modelo: '601', motor: '' };
    expect((await shop.refused('describeVehicle', { body: marca })).code).toBe('vehiculo-desconocido');
    // Several engines, and none chosen.
    expect((await shop.refused('describeVehicle', { body: { ...leon, motor: '' } })).code).toBe('vehiculo-desconocido');
    const params = { modelo: '601', motor: 'x' };
    expect((await shop.refused('readListedVehicle', { params, query: {} })).code).toBe('vehiculo-desconocido');
  });

  it('an account that is named is asked for its token', async () => {
    const [me, other] = [await enter(), await enter()];
    const body = { ...leon, idUser: me.id };
    expect((await shop.refused('describeVehicle', { body })).code).toBe('sin-sesion');
    expect((await shop.refused('describeVehicle', { body }, other)).code).toBe('sin-permiso');
    expect(await shop.call('describeVehicle', { body }, me)).toMatchObject({ source: 'db' });
  });
});

describe('a vehicle that is kept', () => {
  it('is what the registry says, whatever is sent, with what only its driver knows', async () => {
    const me = await enter();
    const sent = { marca: 'Ferrari', modelo: 'F40', kms: '90000', postCode: '25001', color: 'rojo', ano_fabric: 2009 };
    const kept = await byPlate(me, '2960ghg', sent);
    expect(kept).toMatchObject({
      source: 'ws',
      images: ['/vehiculos/turismo-rojo.svg'],
      matricula_normalizada: '2960GHG',
      vehicleData: { marca: 'SEAT', kms: 90_000, postCode: '25001', color: 'rojo', ano_fabric: 2009 },
      kilometros: [{ kms: 90_000, menos: false }],
    });
    expect(await listed(me)).toEqual([kept]);
  });

  it('is one however often it is added, and by what name', async () => {
    const me = await enter();
    const first = await byPlate(me, '2960 GHG', { kms: 90_000, postCode: '25001' });
    const again = await byPlate(me, '2960-ghg', { kms: 90_000 });
    expect([again.id, again.kilometros.length, again.vehicleData.postCode]).toEqual([first.id, 1, '25001']);
    expect(await byName(me, leon, '2960GHG')).toMatchObject({
      status: 200,
      body: { vehicle: { id: first.id, source: 'db' } },
    });
    expect(await listed(me)).toHaveLength(1);
  });

  it('may stand in two accounts, of which neither knows', async () => {
    const [me, other] = [await enter(), await enter()];
    const [mine, theirs] = [await byPlate(me, '2960 GHG', { kms: 10 }), await byPlate(other, '2960 GHG', { kms: 20 })];
    expect(mine.id).not.toBe(theirs.id);
    expect((await listed(me))[0]?.kilometros.map(({ kms }) => kms)).toEqual([10]);
    const params = { user: me.id, id: theirs.id };
    expect(await shop.refused('deleteVehicle', { params, query: {} }, me)).toMatchObject({
      code: 'vehiculo-no-existe',
    });
    expect(await shop.refused('deleteVehicle', { params, query: {} }, other)).toMatchObject({ code: 'sin-permiso' });
    expect((await tell(me, theirs.id, { kms: 5 })).body).toMatchObject({ code: 'vehiculo-no-existe' });
    await shop.call('deleteVehicle', { params: { user: me.id, id: mine.id }, query: {} }, me);
    expect([await listed(me), await listed(other)]).toEqual([[], [theirs]]);
  });

  it('is described by its driver where nobody else knows it, also by a registry that is gone in the middle', async () => {
    const me = await enter();
    registry = { find: async () => refuse('registro-no-responde') };
    expect(await byPlate(me, '2960 GHG')).toMatchObject({ source: 'db', vehicleData: leon });
    const tractor = { tipoVehiculo: 'agricola', marca: 'Ebro', modelo: '470', motor: '' };
    expect(await byName(me, tractor, 'E 1234 BCD')).toMatchObject({
      body: { vehicle: { source: 'usuario', images: ['/vehiculos/agricola-gris.svg'], vehicleData: tractor } },
    });
    const scooter = { tipoVehiculo: 'patinete', marca: 'Xiaomi', modelo: 'Pro 2', motor: '' };
    expect(await byName(me, scooter, null)).toMatchObject({
      body: { vehicle: { vehicleData: { cod_matricula: null } } },
    });
    expect(await listed(me)).toHaveLength(3);
  });

  it.each([
    ['no maker', { ...leon, marca: '' }, '1234 BCD', 'vehicleData.marca'],
    ['no plate', leon, null, 'matriculaNumber'],
    ['a plate that is none', leon, '12', 'matriculaNumber'],
    ['the plate of another kind of vehicle', leon, 'E 1234 BCD', 'matriculaNumber'],
    ['no kilometres', { ...leon, kms: 0 }, '1234 BCD', 'vehicleData.kms'],
    ['fewer than none', { ...leon, kms: -5 }, '1234 BCD', 'vehicleData.kms'],
    ['kilometres that are none', { ...leon, kms: 'many' }, '1234 BCD', 'vehicleData.kms'],
    ['more than a car can run', { ...leon, kms: 3_000_001 }, '1234 BCD', 'vehicleData.kms'],
    ['a postcode that is none', { ...leon, postCode: '99999' }, '1234 BCD', 'vehicleData.postCode'],
  ])('is refused with %s, beside its field', async (_, vehicleData, plate, field) => {
    const me = await enter();
    const { status, body } = await byName(me, vehicleData, plate);
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, [field]]);
    expect(await listed(me)).toEqual([]);
  });

  it('is one of fifty at most, also where several are added at once', async () => {
    const me = await enter();
    await shop.database.run(sql`
      insert into vehicle (id, account_id, matricula, tipo_vehiculo, marca, modelo, motor, ficha, color, origen, creado, cambiado)
      select gen_random_uuid(), ${me.id}::uuid, 'L' || (1000 + n) || 'AB', 'turismo', 'SEAT', 'Ibiza', '',
        '{"aceites": [], "medidas": []}', 'gris', 'usuario', now(), now() from generate_series(1, 48) n`);
    const plates = ['1111 BCD', '2222 BCD', '3333 BCD', '4444 BCD', '5555 BCD'];
    const answers = await Promise.all(plates.map(async (plate) => await byName(me, leon, plate)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409, 409, 409]);
    const { n } = await shop.database.one<{ n: number }>(
      sql`select count(*)::int as n from vehicle where account_id = ${me.id}::uuid`,
    );
    expect(n).toBe(50);
  });

  it('is signed by both where staff add it in the name of its owner', async () => {
    const me = await enter();
    const token = await impersonate(shop, me.id);
    const kept = await byPlate({ token, id: me.id }, '2960 GHG', { kms: 10 });
    const logged = await shop.database.rows<{ tabla: string; que: string; both: boolean }>(sql`
      select tabla, que, account_id <> en_nombre_de as both from change_log where en_nombre_de = ${me.id}::uuid
        and tabla in ('vehicle', 'vehicle_kilometres') order by tabla`);
    expect(logged).toEqual([
      { tabla: 'vehicle', que: 'crear', both: true },
      { tabla: 'vehicle_kilometres', que: 'crear', both: true },
    ]);
    expect((await listed(me)).map(({ id }) => id)).toEqual([kept.id]);
  });
});

describe('kilometres that are told', () => {
  it('with a car that is there already are asked about as well, and nothing of it changes until then', async () => {
    const me = await enter();
    const before = await byPlate(me, '2960 GHG', { kms: 90_000 });
    const fewer = { ...leon, kms: 80_000, color: 'rojo' };
    expect(await byName(me, fewer, '2960 GHG')).toMatchObject({ status: 409, body: { code: 'kilometros-menos' } });
    expect(await listed(me)).toEqual([before]);
    const { vehicle } = await shop.call(
      'addVehicleByName',
      {
        body: {
          vehicleData: { ...leon, kms: 80_000 },
          idUsuario: me.id,
          matriculaNumber: '2960 GHG',
          confirmado: true,
        },
      },
      me,
    );
    expect(vehicle.kilometros.map(({ kms, menos }) => [kms, menos])).toEqual([
      [80_000, true],
      [90_000, false],
    ]);
  });

  it('fewer than the last time are asked about, and then both are kept', async () => {
    const me = await enter();
    const { id } = await byPlate(me, '2960 GHG', { kms: 90_000 });
    expect(await tell(me, id, { kms: 80_000 })).toMatchObject({
      status: 409,
      body: { code: 'kilometros-menos', values: { kms: 90_000, fecha: '9/2/2027' } },
    });
    expect((await listed(me))[0]?.kilometros).toHaveLength(1);
    expect(await tell(me, id, { kms: 80_000, confirmado: true })).toMatchObject({ status: 200 });
    expect(await tell(me, id, { kms: 80_000 })).toMatchObject({ status: 200 });
    expect(await tell(me, id, { kms: 81_000, origen: 'revision' })).toMatchObject({ status: 200 });
    expect(await tell(me, id, { kms: 82_000, origen: 'anywhere' })).toMatchObject({ status: 422 });
    expect(
      await shop.database.rows(
        sql`select origen from vehicle_kilometres where account_id = ${me.id}::uuid order by id`,
      ),
    ).toEqual([{ origen: 'alta' }, { origen: 'mi-coche' }, { origen: 'revision' }]);
    expect((await listed(me))[0]).toMatchObject({
      vehicleData: { kms: 81_000 },
      kilometros: [
        { kms: 81_000, menos: false },
        { kms: 80_000, menos: true },
        { kms: 90_000, menos: false },
      ],
    });
  });

  it.each([0, -1, 3_000_001, 1.5, 'many', null])('%s are refused beside their field', async (kms) => {
    const me = await enter();
    const { id } = await byPlate(me, '2960 GHG');
    expect(await tell(me, id, { kms })).toMatchObject({ status: 422, body: { errors: { kms: expect.any(String) } } });
  });

  it('are sixty at most: the oldest go', async () => {
    const me = await enter();
    const { id } = await byPlate(me, '2960 GHG', { kms: 1 });
    await shop.database.run(sql`
      insert into vehicle_kilometres (account_id, matricula_normalizada, kms, menos, origen, en)
      select ${me.id}::uuid, '2960GHG', 1 + n, false, 'alta', now() from generate_series(1, 70) n`);
    await tell(me, id, { kms: 1000 });
    const { n, least } = await shop.database.one<{ n: number; least: number }>(sql`
      select count(*)::int as n, min(kms) as least from vehicle_kilometres where account_id = ${me.id}::uuid`);
    expect([n, least]).toEqual([60, 13]);
  });
});

describe('a vehicle that is deleted', () => {
  it('goes with what was told of it; its appointment stays, once that was said', async () => {
    const me = await enter();
    const { id } = await byPlate(me, '2960 GHG', { kms: 90_000 });
    const wish = visitWish('10:00');
    const booked = await shop.call(
      'bookVisit',
      { body: { ...wish, selectedDate: thursday, userData: { ...wish.userData, matricula: '2960 ghg' } } },
      me,
    );
    const params = { user: me.id, id };
    expect(await shop.refused('deleteVehicle', { params, query: {} }, me)).toMatchObject({
      code: 'vehiculo-con-citas',
      values: { citas: 1 },
    });
    expect(await shop.call('deleteVehicle', { params, query: { conCitas: 'true' } }, me)).toEqual({
      borrado: true,
      citas: 1,
    });
    expect(await listed(me)).toEqual([]);
    const { n } = await shop.database.one<{ n: number }>(
      sql`select count(*)::int as n from vehicle_kilometres where account_id = ${me.id}::uuid`,
    );
    expect(n).toBe(0);
    const { citasPrevias } = await shop.call('listVisits', { params: { userId: me.id } }, me);
    expect(citasPrevias.map(({ citaPreviaId, matricula }) => [citaPreviaId, matricula])).toEqual([
      [booked.citaPreviaId, '2960 GHG'],
    ]);
    expect(await shop.refused('deleteVehicle', { params, query: {} }, me)).toMatchObject({
      code: 'vehiculo-no-existe',
    });
  });
});

describe('look-ups of plates', () => {
  it('are forty in ten minutes for one network, over all calls together', async () => {
    const me = await enter();
    const limited = await startShop({
      config: { rateLimit: true },
      handlers: { ...vehiclesHandlers({ registry }), ...ownVehiclesHandlers({ registry }) },
    });
    const calls = [
      async () => await limited.send('findTyresByPlate', { body: { matricula: '2960 GHG' } }),
      async () => await limited.send('identifyVehicle', { body: { matriculaNumber: '2960 GHG' } }),
      async () =>
        await limited.send('addVehicleByPlate', {
          body: { vehicleData: leon, idUsuario: me.id, matriculaNumber: '2960 GHG' },
        }),
    ];
    for (let n = 0; n < 40; n += 1) expect((await calls[n % calls.length]?.())?.status).not.toBe(429);
    for (const call of calls) expect((await call()).status).toBe(429);
    await limited.close();
  });
});
