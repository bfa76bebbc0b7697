import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mostMaintenance } from '#domain/site/maintenance-window.ts';
import { maintenanceHandlers } from '#server/maintenance/maintenance-handlers.ts';
import { siteHandlers } from '#server/site/site-handlers.ts';
import { sql } from '#server/database/sql.ts';
import { startRuntime, testNow, type TestRuntime } from '#tests/support/app.ts';
import { signInStaff } from '#tests/support/staff.ts';

let shop: TestRuntime;
let administrator: { readonly token: string };
beforeAll(async () => {
  shop = await startRuntime({ ...maintenanceHandlers, ...siteHandlers });
  administrator = { token: await signInStaff(shop.database, testNow, { rol: 'administrador', talleres: [] }) };
});
beforeEach(async () => {
  shop.setClock(testNow);
  await shop.database.run(sql`delete from maintenance`);
});
afterAll(async () => await shop.close());

const enter = async (desde: string, hasta: string, activo = true) =>
  (await shop.call('announceMaintenance', { body: { desde, hasta, activo } }, administrator)).id;
const refusedEntry = async (desde: string, hasta: string) =>
  await shop.refused('announceMaintenance', { body: { desde, hasta } }, administrator);
const listed = async () => (await shop.call('listMaintenance', {}, administrator)).ventanas;
const announced = async () => await shop.call('readMaintenance', {});

describe('a window of maintenance', () => {
  test('is entered on the clock of Madrid, told to visitors, changed, and deleted while it is to come', async () => {
    const id = await enter('2027-02-11T01:00', '2027-02-11T03:30');
    expect(await announced()).toEqual([
      { activo: true, fecha_inicio: '2027-02-11T00:00:00.000Z', fecha_fin: '2027-02-11T02:30:00.000Z' },
    ]);
    expect(await listed()).toEqual([
      {
        id,
        activo: true,
        estado: 'prevista',
        desde: '2027-02-11T00:00:00.000Z',
        hasta: '2027-02-11T02:30:00.000Z',
        escrita: { desde: '2027-02-11T01:00', hasta: '2027-02-11T03:30' },
      },
    ]);
    const body = { desde: '2027-02-11T02:00', hasta: '2027-02-11T03:00', activo: false };
    await shop.call('changeMaintenance', { params: { id }, body }, administrator);
    expect(await listed()).toMatchObject([{ id, estado: 'suspendida', desde: '2027-02-11T01:00:00.000Z' }]);
    await shop.call('endMaintenance', { params: { id } }, administrator);
    expect([await listed(), await announced()]).toEqual([[], []]);
  });

  test('that is open ends at once, stays among those that are over, and is not changed any more', async () => {
    const id = await enter('2027-02-09T08:00', '2027-02-09T12:00');
    expect(await listed()).toMatchObject([{ id, estado: 'en-curso' }]);
    await shop.call('endMaintenance', { params: { id } }, administrator);
    expect([(await listed()).map(({ estado }) => estado), await announced()]).toEqual([['pasada'], []]);
    const body = { desde: '2027-02-12T02:00', hasta: '2027-02-12T03:00' };
    for (const refused of [
      await shop.refused('changeMaintenance', { params: { id }, body }, administrator),
      await shop.refused('endMaintenance', { params: { id } }, administrator),
    ])
      expect(refused.code).toBe('mantenimiento-no-existe');
  });

  test('is signed by who entered, changed and deleted it', async () => {
    const id = await enter('2027-02-11T01:00', '2027-02-11T03:30');
    const body = { desde: '2027-02-11T02:00', hasta: '2027-02-11T03:30' };
    await shop.call('changeMaintenance', { params: { id }, body }, administrator);
    await shop.call('endMaintenance', { params: { id } }, administrator);
    const rows = await shop.database.rows<{ que: string }>(sql`
      select que from change_log where tabla = 'maintenance' and fila = ${String(id)} order by id`);
    expect(rows.map(({ que }) => que)).toEqual(['crear', 'cambiar', 'quitar']);
  });

  test('does not meet another one that is in force; the sentence names it in both languages', async () => {
    const id = await enter('2027-02-11T01:00', '2027-02-11T03:30');
    const refused = await refusedEntry('2027-02-11T03:00', '2027-02-11T04:00');
    expect([refused.code, refused.error]).toEqual([
      'mantenimiento-coincide',
      'A esa hora ya hay una ventana, del 11/2/2027 01:00 al 11/2/2027 03:30. Cámbiala o termínala antes.',
    ]);
    await enter('2027-02-11T03:30', '2027-02-11T04:00');
    const asleep = await enter('2027-02-11T02:00', '2027-02-11T03:00', false);
    const body = { desde: '2027-02-11T02:00', hasta: '2027-02-11T03:00' };
    expect((await shop.refused('changeMaintenance', { params: { id: asleep }, body }, administrator)).code).toBe(
      'mantenimiento-coincide',
    );
    await shop.call('changeMaintenance', { params: { id }, body }, administrator);
  });

  test.each([
    ['', '2027-02-11T03:00', { desde: 'Este dato es obligatorio.' }],
    ['11/02/2027', '', { desde: 'El formato no es correcto.', hasta: 'Este dato es obligatorio.' }],
    ['2027-02-30T02:00', '2027-03-01T03:00', { desde: 'El formato no es correcto.' }],
    ['2027-02-11T03:00', '2027-02-11T03:00', { hasta: 'El final tiene que ser posterior al comienzo.' }],
    ['2027-02-08T03:00', '2027-02-08T04:00', { hasta: 'Esta ventana ya habría terminado.' }],
    ['2027-02-11T03:00', '2027-02-14T03:01', { hasta: 'Una ventana dura 72 horas como máximo.' }],
    ['2029-02-11T03:00', '2029-02-11T04:00', { desde: 'Se puede anunciar con un año de antelación como máximo.' }],
    ['2027-03-28T02:30', '2027-03-28T05:00', { desde: expect.stringContaining('el reloj se adelanta') }],
  ])('from «%s» to «%s» is wrong beside its field', async (desde, hasta, errors) => {
    expect((await refusedEntry(desde, hasta)).errors).toEqual(errors);
  });

  test('in the night in which the clock is put back covers the hour that it shows twice', async () => {
    await enter('2027-10-31T02:15', '2027-10-31T02:45');
    expect(await listed()).toMatchObject([
      {
        desde: '2027-10-31T00:15:00.000Z',
        hasta: '2027-10-31T01:45:00.000Z',
        escrita: { desde: '2027-10-31T02:15', hasta: '2027-10-31T02:45' },
      },
    ]);
  });

  test('is one of twenty at most that are not over', async () => {
    for (let day = 1; day <= mostMaintenance; day += 1) {
      const fecha = `2027-03-${String(day).padStart(2, '0')}`;
      await enter(`${fecha}T01:00`, `${fecha}T02:00`);
    }
    const refused = await refusedEntry('2027-04-01T01:00', '2027-04-01T02:00');
    expect([refused.code, (await listed()).length]).toEqual(['mantenimiento-demasiados', mostMaintenance]);
  });

  test('that is sent twice at once is entered once', async () => {
    const body = { desde: '2027-02-11T01:00', hasta: '2027-02-11T03:30' };
    const answers = await Promise.all(
      Array.from({ length: 4 }, async () => await shop.send('announceMaintenance', { body }, administrator)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await listed()).toHaveLength(1);
  });

  test('is nothing to operators and workshops', async () => {
    for (const rol of ['operador', 'taller'] as const) {
      const token = await signInStaff(shop.database, testNow, { rol, talleres: [], email: `${rol}@rodera.example` });
      expect((await shop.refused('listMaintenance', {}, { token })).code).toBe('sin-permiso');
    }
  });
});
