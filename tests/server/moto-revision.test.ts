import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bandOf } from '#domain/moto-revision/bands.ts';
import { refuse } from '#domain/refusal.ts';
import { demoRegistry, demoVehicles } from '#demo/vehicles/demo-registry.ts';
import { accountsHandlers } from '#server/accounts/accounts-handlers.ts';
import { sql } from '#server/database/sql.ts';
import { chosenMotorcycle } from '#server/moto-revision/chosen-motorcycle.ts';
import { motoRevisionHandlers } from '#server/moto-revision/moto-revision-handlers.ts';
import { startRuntime, type TestRuntime } from '#tests/support/app.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { demoChain } from '#tests/support/demo.ts';
import { ona } from '#tests/support/ona.ts';

let shop: TestRuntime;
beforeAll(async () => {
  const database = await openTestDatabase(demoChain);
  shop = await startRuntime(
    { ...accountsHandlers, ...motoRevisionHandlers({ registry: demoRegistry() }) },
    { database },
  );
});
afterAll(async () => await shop.close());

const ask = async (matricula: string, cilindrada: string) =>
  await shop.call('readMotoRevision', { body: { matricula, cilindrada } });

/** Looks at what was kept without asking for it. */
const kept = async (idLead: string) =>
  await shop.database.one<{ busqueda: object; email: string | null; wants: boolean; postcode: string | null }>(sql`
    select busqueda, email, wants_info as wants, codigo_postal as postcode from lead where id_lead = ${idLead}::uuid`);

describe('the revision of a motorcycle', () => {
  it.each([
    ['125', 'REVMOTO-125', 79.29],
    ['450', 'REVMOTO-450', 99.29],
    ['750', 'REVMOTO-750', 129.29],
    ['1000', 'REVMOTO-1000', 149.29],
    ['MAX', 'REVMOTO-MAX', 179.29],
    ['126', 'REVMOTO-450', 99.29],
    ['689 cc', 'REVMOTO-750', 129.29],
    ['1254', 'REVMOTO-MAX', 179.29],
  ])('of %s costs what its band costs, the fee for used oil included', async (cilindrada, idNavision, precio) => {
    expect(await ask('0000 BBB', cilindrada)).toMatchObject({ idNavision, precio, vehiculo: null });
  });

  it('in Andorra has the tax of Andorra', async () => {
    const body = { matricula: '0000 BBB', cilindrada: '125', postCode: 'AD500' };
    const { precio } = await shop.call('readMotoRevision', { body });
    expect(precio).toBeCloseTo((79 / 1.21 + 0.24) * 1.045, 2);
  });

  it('names the motorcycle of the plate and its band, whatever was chosen', async () => {
    expect(await ask('8739hzn', '125')).toMatchObject({
      cilindrada: '125',
      idNavision: 'REVMOTO-125',
      vehiculo: { marca: 'Yamaha', modelo: 'MT-07', motor: '689 cc', cilindrada: '750', id_moto: null },
    });
  });

  it('knows its numbers in the lists of its size, and all that is known of it, with the plate', async () => {
    const { vehiculo, coche } = await ask('8739 hzn', '750');
    const brand = (await brands('750')).find(({ marca }) => marca === 'Yamaha');
    const model = (await models('750', brand?.id_site_marca_moto ?? 0)).find(({ modelo }) => modelo === 'MT-07');
    expect(vehiculo).toMatchObject({ id_site_marca_moto: brand?.id_site_marca_moto, id_moto: model?.id_moto });
    expect(coche).toMatchObject({
      source: 'ws',
      vehicleData: { cod_matricula: '8739 HZN', tipoVehiculo: 'moto', cilindrada: 689, banda: '750' },
    });
    expect(await ask('0000 BBB', '750')).toMatchObject({ vehiculo: null, coche: null });
  });

  it('of an electric one has no fixed price', async () => {
    const electric = [...demoVehicles()].find(
      ([, { tipoVehiculo, combustible }]) => tipoVehiculo === 'moto' && combustible === 'electrico',
    );
    expect(await ask(electric?.[0] ?? '', 'electrica')).toMatchObject({
      idNavision: null,
      precio: null,
      cilindrada: 'electrica',
      vehiculo: { marca: 'Silence', cilindrada: 'electrica' },
    });
  });

  it('keeps with it the address of the account that asks, and no other', async () => {
    const email = 'motera@example.com';
    const { token } = await shop.call('registerUser', { body: { ...ona, email } });
    const body = { matricula: '8739HZN', cilindrada: '750' };
    const { idLead } = await shop.call('readMotoRevision', { body }, { token });
    expect(await kept(idLead)).toMatchObject({ email, wants: false });
    const { idLead: nobodys } = await shop.call('readMotoRevision', { body }, { token: 'of-nobody' });
    expect((await kept(nobodys)).email).toBeNull();
  });

  it('keeps who asked by plate and band alone, without a person', async () => {
    const { idLead } = await ask('8739 hzn', '689');
    expect(await kept(idLead)).toEqual({
      busqueda: { matricula: '8739HZN', cilindrada: '750' },
      email: null,
      wants: false,
      postcode: null,
    });
  });

  it.each([
    [{}, { matricula: /^Escribe la matrícula/, cilindrada: /^Elige la cilindrada/ }],
    [
      { matricula: ' ', cilindrada: '' },
      { matricula: /^Escribe la matrícula/, cilindrada: /^Elige la cilindrada/ },
    ],
    [{ matricula: '1234_BCD', cilindrada: '125' }, { matricula: /letras, cifras y guiones/ }],
    [{ matricula: '8739 HZN', cilindrada: 'grande' }, { cilindrada: /cilindrada/ }],
    [{ matricula: '8739 HZN', cilindrada: '-125' }, { cilindrada: /cilindrada/ }],
    [{ matricula: '1273 JHM', cilindrada: '125' }, { matricula: /coche/ }],
  ])('is not told for %j', async (body, errors) => {
    const refused = await shop.refused('readMotoRevision', { body });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.errors ?? {})).toEqual(Object.keys(errors));
    for (const [field, sentence] of Object.entries(errors)) expect(refused.errors?.[field]).toMatch(sentence);
  });

  it.each(['matricula-desconocida', 'registro-no-responde'] as const)(
    'is told where the registry says %s: its driver names the motorcycle',
    async (refusal) => {
      const handlers = motoRevisionHandlers({ registry: { find: async () => refuse(refusal) } });
      const without = await startRuntime(handlers, { database: shop.database });
      const body = { matricula: '8739 HZN', cilindrada: '689' };
      expect(await without.call('readMotoRevision', { body })).toMatchObject({ precio: 129.29, vehiculo: null });
    },
  );

  it('that this shop does not sell is refused', async () => {
    const { runtime } = await startRuntime({}, { database: shop.database });
    const config = { ...runtime.config, flags: { ...runtime.config.flags, revisionMoto: false } };
    const handlers = motoRevisionHandlers({ registry: demoRegistry() });
    const { readMotoRevision } = handlers;
    const closed = await startRuntime(
      { readMotoRevision: async (context, input) => await readMotoRevision({ ...context, config }, input) },
      { database: shop.database },
    );
    const body = { matricula: '8739 HZN', cilindrada: '689' };
    expect(await closed.refused('readMotoRevision', { body })).toMatchObject({ status: 404, code: 'no-hay-catalogo' });
  });
});

const brands = async (cilindrada: string, electrica: boolean | 'false' | 'true' = false) =>
  (await shop.call('listMotoBrands', { params: { cilindrada }, query: { electrica } })).result;
const models = async (cilindrada: string, marca: number, electrica: boolean | 'false' = false) =>
  (await shop.call('listMotoModels', { params: { cilindrada, marca }, query: { electrica } })).result;

describe('makers and models', () => {
  it('come by band, each maker once, under a number', async () => {
    const [small, big] = [await brands('125'), await brands('MAX')];
    expect(small.map(({ marca }) => marca)).toContain('Vespa');
    expect(big.map(({ marca }) => marca)).not.toContain('Vespa');
    expect(big.map(({ marca }) => marca)).toContain('Moto Guzzi');
    expect(new Set(small.map(({ id_site_marca_moto: id }) => id)).size).toBe(small.length);
    expect(small.every(({ id_site_marca_moto: id }) => Number.isInteger(id) && id > 0)).toBe(true);
  });

  it('come for a number of cc as for its band, and for the word false as for none', async () => {
    expect(await brands('689', 'false')).toEqual(await brands('750'));
  });

  it('of electric ones come whatever the engine size', async () => {
    expect((await brands('125', 'true')).map(({ marca }) => marca)).toEqual(['Silence']);
    expect(await brands('MAX', true)).toEqual(await brands('electrica'));
  });

  it('every motorcycle of the demo is found by its band and maker, and by no other band', async () => {
    const all = [...demoVehicles().values()].filter(({ tipoVehiculo }) => tipoVehiculo === 'moto');
    const lists = new Map<string, string[]>();
    for (const band of ['125', '450', '750', '1000', 'MAX', 'electrica'])
      for (const { id_site_marca_moto: id, marca } of await brands(band))
        lists.set(
          `${band} ${marca}`,
          (await models(band, id)).map(({ modelo }) => modelo),
        );
    for (const { marca, modelo, cilindrada } of all) {
      const own = cilindrada === undefined ? 'electrica' : bandOf(cilindrada);
      const found = [...lists].filter(([key, names]) => key.endsWith(` ${marca}`) && names.includes(modelo));
      expect([modelo, found.map(([key]) => key)]).toEqual([modelo, [`${own} ${marca}`]]);
    }
    expect(all.length).toBeGreaterThan(80);
  });

  it('that nobody lists are refused with the specified keys', async () => {
    const params = { cilindrada: '125', marca: 99_999 };
    expect(await shop.refused('listMotoModels', { params, query: {} })).toMatchObject({
      status: 404,
      code: 'revisionesMoto.errores.get_modelos',
    });
    const empty = await startRuntime(motoRevisionHandlers({ registry: demoRegistry() }));
    expect(await empty.refused('listMotoBrands', { params: { cilindrada: '125' }, query: {} })).toMatchObject({
      code: 'revisionesMoto.errores.get_marcas',
    });
    await empty.close();
    expect(await shop.refused('listMotoBrands', { params: { cilindrada: 'x' }, query: {} })).toMatchObject({
      status: 422,
      errors: { cilindrada: expect.stringMatching(/cilindrada/) },
    });
  });

  it('keep their numbers: a new motorcycle of a new maker has the next one, and it outlives the motorcycle', async () => {
    const { database } = shop;
    const number = async () =>
      await database.maybeOne<{ id: number }>(sql`select id from moto_brand where marca = 'Ossa'`);
    await database.run(sql`
      insert into moto_model (marca, cilindrada, modelo, fabricacion) values ('Ossa', '250', 'Pioneer', '-')`);
    const given = await number();
    expect(given).toBeDefined();
    await database.run(sql`delete from moto_model where marca = 'Ossa'`);
    await database.run(sql`
      insert into moto_model (marca, cilindrada, modelo, fabricacion) values ('Ossa', '250', 'Explorer', '-')`);
    expect(await number()).toEqual(given);
  });
});

describe('which motorcycle it is', () => {
  it('is added to what was asked, and may be chosen anew', async () => {
    const { idLead } = await ask('8739 HZN', '689');
    const [first, second] = await brands('750');
    for (const brand of [first, second]) {
      const id_site_marca_moto = brand?.id_site_marca_moto ?? 0;
      const [model] = await models('750', id_site_marca_moto);
      const body = { id_registro_lead_revision_moto: idLead, id_site_marca_moto, id_moto: model?.id_moto ?? 0 };
      expect(await shop.call('keepMotoRevision', { body })).toEqual({ idLead, coche: null });
      expect((await kept(idLead)).busqueda).toEqual({
        matricula: '8739HZN',
        cilindrada: '750',
        id_site_marca_moto,
        id_moto: model?.id_moto,
      });
    }
  });

  it('is told with its plate, sizes and band to who sends the plate; by our lists, not by a registry', async () => {
    const { idLead } = await ask('9999 BBB', '1000');
    const brand = (await brands('1000')).find(({ marca }) => marca === 'Ducati');
    const [model] = await models('1000', brand?.id_site_marca_moto ?? 0);
    const body = {
      id_registro_lead_revision_moto: idLead,
      id_site_marca_moto: brand?.id_site_marca_moto ?? 0,
      id_moto: model?.id_moto ?? 0,
    };
    const { coche } = await shop.call('keepMotoRevision', { body: { ...body, matricula: '9999bbb' } });
    expect(coche).toMatchObject({
      source: 'db',
      images: ['/vehiculos/moto-gris.svg'],
      vehicleData: {
        cod_matricula: '9999 BBB',
        tipoVehiculo: 'moto',
        marca: 'Ducati',
        modelo: model?.modelo,
        banda: '1000',
        matriculacion: { estimada: true },
      },
    });
    expect(coche?.vehicleData.medidas[0]).toMatchObject({ original: true, delantera: expect.stringMatching(/R17/) });
    expect(await shop.call('keepMotoRevision', { body: { ...body, matricula: '???' } })).toMatchObject({ coche: null });
  });

  it('of an electric one, and of one with an engine that nobody measured, is told as far as it is known', () => {
    const row = { id: 1, idMarca: 2, marca: 'Montesa', modelo: 'Cota', medidas: [{ delantera: '-', trasera: '-' }] };
    const cota = chosenMotorcycle({ ...row, cilindrada: '-', fabricacion: '1968-' }, '9999 BBB');
    expect(cota?.vehicleData).toMatchObject({ motor: '', cilindrada: null, banda: null, desde: 1968, hasta: null });
    expect(cota?.vehicleData).toMatchObject({ combustible: null, medidas: [] });
    const electric = chosenMotorcycle({ ...row, cilindrada: 'electrica', fabricacion: '-' }, '9999 BBB');
    expect(electric?.vehicleData).toMatchObject({ combustible: 'electrico', cilindrada: null, desde: null });
  });

  it('is refused for a motorcycle of another maker, and for a lead that is none of these', async () => {
    const { idLead } = await ask('8739 HZN', '689');
    const [one, other] = await brands('750');
    const [model] = await models('750', other?.id_site_marca_moto ?? 0);
    const wrong = { id_site_marca_moto: one?.id_site_marca_moto ?? 0, id_moto: model?.id_moto ?? 0 };
    const right = { ...wrong, id_site_marca_moto: other?.id_site_marca_moto ?? 0 };
    const refusal = { status: 404, code: 'alta_vehiculo.error_buscar_vehiculo' };
    expect(
      await shop.refused('keepMotoRevision', { body: { id_registro_lead_revision_moto: idLead, ...wrong } }),
    ).toMatchObject(refusal);
    const stranger = '00000000-0000-4000-8000-000000000001';
    await shop.database.run(sql`
      insert into lead (id_lead, origen, wants_info, idioma, busqueda)
      values (${stranger}::uuid, 'selector', false, 'es', '{}') on conflict do nothing`);
    expect(
      await shop.refused('keepMotoRevision', { body: { id_registro_lead_revision_moto: stranger, ...right } }),
    ).toMatchObject(refusal);
  });
});
