import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Request } from '#contract/contract.ts';
import { motoVehicles, type MotoVehicle } from '#domain/finder/vehicles.ts';
import { speedLimit } from '#domain/tyres/speed-symbols.ts';
import { sql } from '#server/database/sql.ts';
import { motoHandlers } from '#server/finder/moto-handlers.ts';
import { startRuntime, type TestRuntime } from '#tests/support/app.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { demoChain } from '#tests/support/demo.ts';
import { runsOf } from '#tests/support/turn.ts';

type Asked = Request<'selectMotoTyres'>['body'];

interface PlainTyre {
  readonly id: number;
  readonly ancho: number;
  readonly alto: number;
  readonly llanta: number;
  readonly ic: number | null;
  readonly cv: string | null;
  readonly vehiculo: MotoVehicle;
  readonly tipo: string;
  readonly posicion: string | null;
  readonly brandId: number;
  readonly gama: 'PREMIUM' | 'QUALITY' | 'BUDGET';
}

let shop: TestRuntime;
let sold: PlainTyre[];
beforeAll(async () => {
  shop = await startRuntime(motoHandlers, { database: await openTestDatabase(demoChain) });
  sold = await shop.database.rows<PlainTyre>(sql`
    select t.product_id as id, t.ancho, t.serie as alto, t.llanta, t.ic, t.cv, m.tipo_vehiculo as vehiculo,
      coalesce(tm.tipo, ta.uso) as tipo, tm.posicion, b.id as "brandId", b.categoria as gama
    from tyre t
    join product p on p.id = t.product_id and p.activo
    join tyre_model m on m.id = t.model_id
    join brand b on b.id = m.brand_id
    left join tyre_moto tm on tm.product_id = p.id
    left join tyre_agri ta on ta.product_id = p.id
    where m.tipo_vehiculo in ('moto', 'quad', 'patinete', 'agricola')
      and exists (select from offer o where o.product_id = p.id and o.stock > 0)
    order by t.orden, t.product_id`);
});
afterAll(async () => await shop.close());

const front = { ancho: 120, alto: 70, llanta: 17 };
const search = async (medidas: Asked['medidas'], more: Partial<Asked> = {}) =>
  await shop.call('selectMotoTyres', { body: { ...more, medidas } });

/** Whether a tyre passes, each filter by itself. */
const passes: { readonly [name: string]: (tyre: PlainTyre, asked: Asked) => boolean } = {
  size: (tyre, { medidas: { ancho, alto, llanta } }) =>
    tyre.ancho === ancho && (!alto || tyre.alto === alto) && tyre.llanta === llanta,
  vehicle: (tyre, { tipoVehiculo = 'moto' }) => tyre.vehiculo === tipoVehiculo,
  load: (tyre, { medidas: { ic } }) => !ic || (tyre.ic ?? 0) >= Number(ic),
  speed: (tyre, { medidas: { cv } }) =>
    typeof cv !== 'string' || (speedLimit(tyre.cv ?? '') ?? 0) >= (speedLimit(cv) ?? 0),
  wheel: (tyre, { filtros }) =>
    !filtros?.aplicacion || tyre.posicion === null || ['ambas', filtros.aplicacion].includes(tyre.posicion),
  brand: (tyre, { filtros }) => !filtros?.marcas?.length || filtros.marcas.includes(tyre.brandId),
  type: (tyre, { filtros }) => !filtros?.tipos?.length || filtros.tipos.includes(tyre.tipo),
  category: (tyre, { filtros }) => !filtros?.gamas?.length || filtros.gamas.includes(tyre.gama),
};
const passing = (asked: Asked, but?: string) =>
  sold.filter((tyre) => Object.entries(passes).every(([name, pass]) => name === but || pass(tyre, asked)));

/** A size that is sold, under any filters. */
const searches = (): fc.Arbitrary<Asked> =>
  fc
    .tuple(
      fc.constantFrom(...sold),
      fc.boolean(),
      fc.record({
        ic: fc.constantFrom(undefined, 54, 62, 73),
        cv: fc.constantFrom(undefined, 'J', 'P', 'H', 'W'),
        aplicacion: fc.constantFrom(undefined, 'delantera' as const, 'trasera' as const),
        marcas: fc.subarray([...new Set(sold.map(({ brandId }) => brandId))].slice(0, 8)),
        tipos: fc.subarray(['deportivo', 'scooter', 'trail', 'offroad', 'tractor']),
        gamas: fc.subarray(['PREMIUM', 'QUALITY', 'BUDGET'] as const),
      }),
    )
    .map(([{ ancho, alto, llanta, vehiculo }, whole, { ic, cv, aplicacion, marcas, tipos, gamas }]) => ({
      tipoVehiculo: vehiculo,
      medidas: { ancho, llanta, ...(whole ? { alto } : {}), ic, cv },
      filtros: { marcas, tipos, gamas: [...gamas], ...(aplicacion ? { aplicacion } : {}) },
    }));

describe('a search for motorcycle tyres', () => {
  test('is valid only when width and rim are chosen', async () => {
    const { code, errors } = await shop.refused('selectMotoTyres', { body: { medidas: { alto: 70 } } });
    expect(code).toBe('datos-no-validos');
    expect(Object.keys(errors ?? {})).toEqual(['medidas.ancho', 'medidas.llanta']);
    expect(
      (await shop.refused('selectMotoTyres', { body: { medidas: { ancho: 120, llanta: 0 } } })).errors,
    ).toHaveProperty(['medidas.llanta']);
    expect((await search({ ancho: 120, llanta: 17 })).total).toBe(
      passing({ medidas: { ancho: 120, llanta: 17 } }).length,
    );
  });

  test('answers ten a page from page 0, with all there are', async () => {
    const [first, second] = [await search(front), await search(front, { page: 1 })];
    const all = passing({ medidas: front });
    expect(all.length).toBeGreaterThan(10);
    expect(first).toMatchObject({ total: all.length, pages: Math.ceil(all.length / 10), page: 0, pageSize: 10 });
    expect([...first.neumaticos, ...second.neumaticos].map(({ id }) => id)).toEqual(
      all.slice(0, 20).map(({ id }) => id),
    );
  });

  test('shows what can be bought for the vehicle and nothing else, and what each filter would leave', async () => {
    await fc.assert(
      fc.asyncProperty(searches(), async (asked) => {
        const { total, neumaticos, filtros } = await shop.call('selectMotoTyres', { body: { ...asked, pageSize: 50 } });
        const wanted = passing(asked);
        expect(total).toBe(wanted.length);
        const allowed = new Set(wanted.map(({ id }) => id));
        expect(neumaticos.length).toBe(Math.min(50, total));
        expect(neumaticos.every(({ id, disponibilidad }) => allowed.has(id) && disponibilidad === 1)).toBe(true);
        for (const { id, total: left } of filtros.marcas)
          expect(left).toBe(passing(asked, 'brand').filter(({ brandId }) => brandId === id).length);
        for (const { value, total: left } of filtros.tipos)
          expect(left).toBe(passing(asked, 'type').filter(({ tipo }) => tipo === value).length);
        for (const { value, total: left } of filtros.gamas)
          expect(left).toBe(passing(asked, 'category').filter(({ gama }) => gama === value).length);
      }),
      { numRuns: runsOf(150) },
    );
  });

  test('never puts a front tyre on the rear wheel', async () => {
    const { neumaticos } = await search(
      { ancho: 180, alto: 55, llanta: 17 },
      { filtros: { aplicacion: 'trasera' }, pageSize: 50 },
    );
    expect(neumaticos.length).toBeGreaterThan(0);
    for (const { rasgos } of neumaticos)
      expect(rasgos && 'posicion' in rasgos && rasgos.posicion).toMatch(/^(trasera|ambas)$/);
  });

  test('sells one at a time, with its price fitted', async () => {
    const [tyre] = (await search(front)).neumaticos;
    expect(tyre).toMatchObject({ unidades: 1, tipoVehiculo: 'moto', etiqueta: null });
    expect(tyre?.importeMontado).toBeGreaterThan(tyre?.precio ?? 0);
  });

  test('sorts by price both ways', async () => {
    for (const direction of ['asc', 'desc'] as const) {
      const { neumaticos } = await search(front, { order: 'precio', direction, pageSize: 50 });
      const prices = neumaticos.map(({ precio }) => (direction === 'asc' ? precio : -precio));
      expect(prices).toEqual([...prices].sort((one, other) => one - other));
    }
  });

  test('refuses a rating that is none', async () => {
    const { errors } = await shop.refused('selectMotoTyres', { body: { medidas: { ...front, ic: 999, cv: 'O' } } });
    expect(Object.keys(errors ?? {}).sort()).toEqual(['medidas.cv', 'medidas.ic']);
  });
});

describe('the steps of the size', () => {
  test('offer only what leads to a tyre, for every vehicle', async () => {
    for (const vehiculo of motoVehicles) {
      const query = { 'tipo-vehiculo': vehiculo };
      const ofVehicle = sold.filter((tyre) => tyre.vehiculo === vehiculo);
      const { ancho: widths } = await shop.call('readMotoValues', { query });
      expect(new Set(widths)).toEqual(new Set(ofVehicle.map(({ ancho }) => ancho)));
      for (const ancho of widths) {
        const { alto: profiles, llanta: none } = await shop.call('readMotoValues', { query: { ...query, ancho } });
        expect(none).toEqual([]);
        for (const alto of profiles) {
          const { llanta } = await shop.call('readMotoValues', { query: { ...query, ancho, alto } });
          const rims = ofVehicle
            .filter((tyre) => tyre.ancho === ancho && tyre.alto === alto)
            .map((tyre) => tyre.llanta);
          expect(llanta).toEqual([...new Set(rims)].sort((one, other) => one - other));
        }
      }
    }
  });

  test('start with the size in which most can be had', async () => {
    const { defaults, options } = await shop.call('readMotoDefaults', { query: {} });
    const inSize = (size: { ancho: number; alto: number; llanta: number }) =>
      sold.filter(
        (tyre) =>
          tyre.vehiculo === 'moto' &&
          tyre.ancho === size.ancho &&
          tyre.alto === size.alto &&
          tyre.llanta === size.llanta,
      ).length;
    expect(Math.max(...sold.filter(({ vehiculo }) => vehiculo === 'moto').map(inSize))).toBe(inSize(defaults));
    expect(options.llanta).toContain(defaults.llanta);
  });
});

describe('the steps of the model', () => {
  test('lead from the maker to every motorcycle, and each to the sizes of its wheels', async () => {
    const { options } = await shop.call('readMotoModelDefaults', {});
    expect(options).toMatchObject({ cilindrada: [], modelo: [], fabricacion: [], aplicacion: [] });
    let models = 0;
    for (const marca of options.marca) {
      const { cilindrada: engines } = await shop.call('readMotoModelValues', { query: { marca } });
      for (const cilindrada of engines) {
        const { modelo: names } = await shop.call('readMotoModelValues', { query: { marca, cilindrada } });
        for (const modelo of names) {
          models += 1;
          const { fabricacion, aplicacion } = await shop.call('readMotoModelValues', {
            query: { marca, cilindrada, modelo },
          });
          expect(fabricacion.length).toBeGreaterThan(0);
          for (const wheel of aplicacion) {
            const size = await shop.call('findMotoSize', { body: { marca, cilindrada, modelo, aplicacion: wheel } });
            expect([size.ancho, size.alto, size.llanta].every((value) => (value ?? 0) > 0)).toBe(true);
          }
        }
      }
    }
    expect(models).toBe(115);
  });

  test('know both wheels of a motorcycle, and what else it may carry', async () => {
    const ducati = { marca: 'Yamaha', cilindrada: '689', modelo: 'MT-07' };
    expect(await shop.call('findMotoSize', { body: { ...ducati, aplicacion: 'delantera' } })).toMatchObject({
      ancho: 120,
      alto: 70,
      llanta: 17,
      ic: 58,
      cv: 'W',
      alternativas: [],
    });
    expect(await shop.call('findMotoSize', { body: { ...ducati, aplicacion: 'trasera' } })).toMatchObject({
      medida: '180/55 ZR17 (73W)',
    });
    const s1000 = { marca: 'BMW', cilindrada: '999', modelo: 'S 1000 RR' };
    const { alternativas } = await shop.call('findMotoSize', { body: { ...s1000, aplicacion: 'trasera' } });
    expect(alternativas.map(({ medida }) => medida)).toEqual(['200/55 ZR17 (78W)']);
  });

  test('put an electric motorcycle behind those with an engine size', async () => {
    const { cilindrada } = await shop.call('readMotoModelValues', { query: { marca: 'Silence' } });
    expect(cilindrada).toEqual(['electrica']);
  });

  test('suggest the search by size for a motorcycle that nobody knows', async () => {
    const problem = await shop.refused('findMotoSize', {
      body: { marca: 'Yamaha', cilindrada: '125', modelo: 'MT-07' },
    });
    expect(problem).toMatchObject({ code: 'moto-desconocida', status: 404 });
    expect(problem.error).toContain('medida');
  });

  test('answer without a size where the tables have a dash', async () => {
    await shop.database.run(sql`
      insert into moto_model (marca, cilindrada, modelo, fabricacion) values ('Ossa', '250', 'Pioneer', '-')`);
    await shop.database.run(sql`
      insert into moto_fitment (moto_id, posicion, delantera, trasera) select id, 0, '-', '4.00-18 64H' from moto_model where marca = 'Ossa'`);
    await expect
      .poll(async () => (await shop.call('readMotoModelDefaults', {})).options.marca, { timeout: 5000 })
      .toContain('Ossa');
    const ossa = { marca: 'Ossa', cilindrada: '250', modelo: 'Pioneer' };
    expect(await shop.call('readMotoModelValues', { query: ossa })).toMatchObject({
      fabricacion: [],
      aplicacion: ['trasera'],
    });
    expect(await shop.call('findMotoSize', { body: { ...ossa, aplicacion: 'delantera' } })).toMatchObject({
      ancho: null,
      llanta: null,
    });
  });
});

describe('tubes and mousses', () => {
  test('are those that fit the size, and nothing else', async () => {
    const body = { medidas: { ancho: 90, alto: 90, llanta: 21 } };
    const { total, camaras, filtros } = await shop.call('selectMotoTubes', { body: { ...body, pageSize: 50 } });
    expect(total).toBeGreaterThan(5);
    for (const { atributos } of camaras)
      expect('medidas' in atributos && atributos.medidas).toContainEqual({ ancho: 90, serie: 90, llanta: 21 });
    const [tubes, mousses] = filtros.tipos;
    expect((tubes?.total ?? 0) + (mousses?.total ?? 0)).toBe(total);
    const only = await shop.call('selectMotoTubes', {
      body: { ...body, filtros: { tipos: ['mousse'] }, pageSize: 50 },
    });
    expect(only.total).toBe(mousses?.total);
    expect(only.camaras.every(({ tipo_producto }) => tipo_producto === 'mousse')).toBe(true);
    expect((await shop.call('selectMotoTubes', { body })).camaras.length).toBeLessThanOrEqual(10);
  });

  test('of a size that nobody makes any for are none', async () => {
    const answer = await shop.call('selectMotoTubes', { body: { medidas: { ancho: 240, alto: 45, llanta: 17 } } });
    expect(answer).toMatchObject({ total: 0, pages: 0, camaras: [] });
  });
});

describe('who asks for prices of motorcycle tyres', () => {
  test('is kept with the size that was looked for', async () => {
    const { idLead } = await shop.call('registerMotoBrand', {
      body: {
        marca: 'Yamaha',
        ...front,
        email: 'ona@example.com',
        phone: '612 345 678',
        zipcode: '25001',
        wantsInfo: true,
      },
    });
    expect(
      await shop.database.one(
        sql`select email, origen, wants_info, busqueda from lead where id_lead = ${idLead}::uuid`,
      ),
    ).toEqual({
      email: 'ona@example.com',
      origen: 'selector-moto',
      wants_info: true,
      busqueda: { marca: 'Yamaha', ...front },
    });
  });

  test('who has the search saved gets it by mail, with the motorcycle by name', async () => {
    const consulta = 'marca=Yamaha&cilindrada=689&modelo=MT-07&aplicacion=ambas&cp=25001';
    const { idLead } = await shop.call('registerMotoBrand', {
      body: { email: 'ona@example.com', zipcode: '25001', consulta },
    });
    expect(
      await shop.database.one(sql`
        select l.busqueda, m.template from lead l
        join mail m on m.datos ->> 'idLead' = l.id_lead::text where l.id_lead = ${idLead}::uuid`),
    ).toEqual({ busqueda: { selector: 'moto', consulta }, template: 'busqueda-guardada' });
  });

  test('needs an address and a postcode, named as they were sent', async () => {
    const { errors } = await shop.refused('registerMotoBrand', { body: { email: 'x', phone: '12' } });
    expect(Object.keys(errors ?? {}).sort()).toEqual(['email', 'phone', 'zipcode']);
  });
});
