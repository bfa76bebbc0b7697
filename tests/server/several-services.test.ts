import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visitsHandlers } from '#server/visits/visits-handlers.ts';
import { waitingHandlers } from '#server/waiting/waiting-handlers.ts';
import { findMail } from '#server/mail/mail-store.ts';
import { writeLetter } from '#server/letters.ts';
import { showRow } from '#server/agenda/show-agenda.ts';
import { loadStages } from '#server/agenda/agenda-store.ts';
import { sql } from '#server/database/sql.ts';
import { startShop, thursday, type TestShop } from '#tests/support/shop.ts';
import { anyPlate, insertVisitServices, visitWish } from '#tests/support/visits.ts';
import { everyDay, insertWorkshop } from '#tests/support/workshops.ts';

/** A puncture on any lift, then the alignment on its bench: 30 and 45 minutes. */
const both = 'alineacion,pinchazo';
const codTienda = 601;

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ handlers: { ...visitsHandlers, ...waitingHandlers } });
  await insertVisitServices(shop.database);
  await insertWorkshop(shop.database, {
    codTienda,
    bays: [
      { skills: ['turismo'], max_llanta: 18 },
      { skills: ['turismo', 'alineacion'], max_llanta: 18 },
    ],
    hours: [{ dias: everyDay, desde: '08:00', hasta: '20:00' }],
  });
  await insertWorkshop(shop.database, { codTienda: 602, bays: [{ skills: ['turismo'], max_llanta: 18 }] });
});
afterAll(async () => await shop.close());

const book = async (time: string, more: Partial<ReturnType<typeof visitWish>> = {}) =>
  await shop.send('bookVisit', {
    body: visitWish(time, {
      selectedTaller: codTienda,
      selectedService: both,
      userData: { matricula: anyPlate(), email: `${randomUUID()}@example.com` },
      ...more,
    }),
  });
const booked = async (time: string) => (await book(time)).body as { citaPreviaId: string; firma: string };
const read = async ({ citaPreviaId, firma }: { citaPreviaId: string; firma: string }) =>
  (await shop.call('readVisit', { params: { id: citaPreviaId }, query: { firma } })).cita;

describe('several services in one appointment', () => {
  test('take their summed time, each on a bay that can do it', async () => {
    const made = await booked('09:00');
    expect(await read(made)).toMatchObject({
      time: '09:00',
      minutos: 75,
      servicios: ['Alineación', 'Pinchazo'],
      servicio: { servicio: both, nombre: 'Alineación + Pinchazo', minutos: 75 },
    });
    const stages = await loadStages(shop.database, { codTienda, id: made.citaPreviaId });
    expect(stages.map(({ desde, hasta, skills }) => [desde, hasta, skills])).toEqual([
      ['09:00', '09:30', ['turismo']],
      ['09:30', '10:15', ['turismo', 'alineacion']],
    ]);
    expect(stages[0]?.visita).toMatchObject({ trabajo_es: 'Alineación + Pinchazo', trabajo_ca: 'Alineació + Punxada' });
  });

  test('are told in the letter, in its language', async () => {
    const { citaPreviaId } = await booked('10:30');
    const { id } = await shop.database.one<{ id: string }>(
      sql`select id from mail where datos ->> 'visitId' = ${citaPreviaId}`,
    );
    const mail = await findMail(shop.database, id);
    const letter = mail && (await writeLetter(shop.runtime, mail));
    expect(JSON.stringify(letter)).toContain('Alineació + Punxada');
  });

  test('cost less where they are done at once: the page, the letter and the workshop’s sheet say which, and how much', async () => {
    await shop.database.run(sql`update visit_service set descuento_junto = 1250 where servicio = 'pinchazo'`);
    const made = await booked('17:00');
    expect(await read(made)).toMatchObject({
      junto: [{ nombre: 'Pinchazo', descuento: 12.5 }],
      precioAnunciado: null,
    });
    const { id } = await shop.database.one<{ id: string }>(
      sql`select id from mail where datos ->> 'visitId' = ${made.citaPreviaId}`,
    );
    const mail = await findMail(shop.database, id);
    expect(JSON.stringify(mail && (await writeLetter(shop.runtime, mail)))).toContain('Punxada, un 12.5 % menys');
    const [stage] = await loadStages(shop.database, { codTienda, id: made.citaPreviaId });
    const now = { fecha: '2027-02-09', hora: '09:00' };
    expect(stage && showRow(stage, [stage], now, 'es')).toMatchObject({
      junto: [{ nombre: 'Pinchazo', descuento: 12.5 }],
    });
    // Alone it costs what it costs.
    const alone = (await book('08:30', { selectedService: 'pinchazo', selectedTime: '08:30' })).body as typeof made;
    expect(await read(alone)).toMatchObject({ junto: [] });
    await shop.database.run(sql`update visit_service set descuento_junto = 0 where servicio = 'pinchazo'`);
  });

  test('are never given to two: the bench is taken as soon as one has it', async () => {
    expect((await book('12:00')).status).toBe(200);
    const alone = { selectedService: 'alineacion' };
    expect((await book('12:30', alone)).body).toMatchObject({ code: 'hora-ocupada' });
    expect((await book('12:15')).body).toMatchObject({ code: 'hora-ocupada' });
    expect((await book('12:45', { ...alone, selectedTime: '13:15' })).status).toBe(200);
  });

  test('lists only times at which all of them fit', async () => {
    const { minutos, times } = await shop.call('consultVisitTimes', {
      params: { id: codTienda, x: both },
      body: { date: '2027-02-12' },
    });
    expect(minutos).toBe(75);
    expect(times.at(-1)).toBe('18:45');
  });

  test('become one service, or others, when the appointment is changed', async () => {
    const made = await booked('15:00');
    const change = async (selectedService: string, firma: string) =>
      (await shop.call('changeVisit', {
        body: {
          ...visitWish('15:00', { selectedTaller: codTienda, selectedService }),
          oldCitaId: made.citaPreviaId,
          firma,
        },
      })) as { citaPreviaId: string; firma: string };
    const fewer = await change('pinchazo', made.firma);
    expect(await read(fewer)).toMatchObject({ minutos: 30, servicios: ['Pinchazo'] });
    const more = await change('pinchazo,alineacion', fewer.firma);
    expect(await read(more)).toMatchObject({ minutos: 75, servicios: ['Pinchazo', 'Alineación'] });
  });

  test.each([
    ['one is not known', 'pinchazo,nada', 'servicio-no-existe'],
    ['one is named twice', 'pinchazo,pinchazo', 'servicio-no-existe'],
    ['they are of different vehicles', 'pinchazo,patinete', 'servicio-no-existe'],
    ['one is taken by telephone only', 'pinchazo,renting', 'cita-solo-telefono'],
  ])('are refused where %s', async (_, selectedService, code) => {
    expect((await book('16:30', { selectedService })).body).toMatchObject({ code });
  });

  test('are refused by a workshop that cannot do one of them, which is named', async () => {
    const refused = await book('10:00', { selectedTaller: 602 });
    expect(refused.body).toMatchObject({
      code: 'taller-no-puede',
      error: expect.stringContaining('Alineación') as unknown,
    });
  });

  test('cannot be waited for: one service at a time', async () => {
    const body = {
      codTienda,
      selectedService: both,
      desde: thursday,
      hasta: thursday,
      franja: 'dia',
      email: 'a@example.com',
      privacidad: true,
    } as const;
    expect((await shop.send('joinWaiting', { body })).body).toMatchObject({
      code: 'datos-no-validos',
      errors: { selectedService: expect.any(String) as unknown },
    });
  });
});
