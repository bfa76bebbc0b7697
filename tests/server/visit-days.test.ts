import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visitsHandlers } from '#server/visits/visits-handlers.ts';
import { sql } from '#server/database/sql.ts';
import { startShop, thursday, type TestShop } from '#tests/support/shop.ts';
import { anyPlate, insertVisitServices, visitWish } from '#tests/support/visits.ts';
import { insertWorkshop, weekdays } from '#tests/support/workshops.ts';

const friday = '2027-02-12';
const oneBay = [{ skills: ['turismo'], max_llanta: 18 }];
const morning = [{ dias: weekdays, desde: '10:00', hasta: '11:00' }];

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ handlers: visitsHandlers });
  await insertVisitServices(shop.database);
  await shop.database.run(sql`
    insert into visit_service (servicio, vehiculo, nombre_es, nombre_ca, descripcion_es, descripcion_ca, minutos, orden, mas_corto)
    values ('revision', 'coche', 'Revisión', 'Revisió', 'x', 'x', 60, 5, 'pinchazo')`);
  const closures = [{ fecha: '2027-02-15', motivo_es: 'Fiesta mayor', motivo_ca: 'Festa major' }];
  await insertWorkshop(shop.database, { codTienda: 501, bays: oneBay, hours: morning, closures });
  for (const codTienda of [504, 505, 506])
    await insertWorkshop(shop.database, { codTienda, bays: oneBay, hours: morning });
  await insertWorkshop(shop.database, {
    codTienda: 503,
    bays: [...oneBay, { skills: ['turismo', 'alineacion'], max_llanta: 18 }],
    hours: [{ dias: weekdays, desde: '09:00', hasta: '09:45' }],
  });
});
afterAll(async () => await shop.close());

/** An appointment that is moved, as its link says it. */
interface Moved {
  readonly idNavisionCitaModificada?: string;
  readonly firma?: string;
}
const daysOf = async (id: number, selectedService: string, moved: Moved = {}) => {
  const body = { selectedService, numDays: 25, ...moved };
  const { dates } = await shop.call('consultVisitDates', { params: { id }, body });
  return new Map(dates.map((day) => [day.date, day]));
};
const timesOf = async (id: number, x: string, moved: Moved = {}, date = thursday) =>
  (await shop.call('consultVisitTimes', { params: { id, x }, body: { date, ...moved } })).times;
const explain = async (id: number, x: string, date: string) =>
  await shop.call('explainVisitDay', { params: { id, x }, body: { date } });
const book = async (time: string, more: Partial<ReturnType<typeof visitWish>> = {}) =>
  await shop.call('bookVisit', { body: visitWish(time, { userData: { matricula: anyPlate() }, ...more }) });

describe('a day without times', () => {
  test('says why, as a code and as a sentence', async () => {
    const days = await daysOf(501, 'pinchazo');
    expect(days.get('2027-02-13')).toMatchObject({
      libre: false,
      motivo: 'cerrado',
      texto: 'El taller no abre ese día de la semana.',
    });
    expect(days.get('2027-02-15')).toMatchObject({
      motivo: 'festivo',
      festivo: 'Fiesta mayor',
      texto: 'El taller cierra: Fiesta mayor.',
    });
    // Nine in the morning, with two hours of notice.
    expect(days.get('2027-02-09')).toMatchObject({
      motivo: 'antelacion',
      texto: expect.stringContaining('2 horas') as string,
    });
    expect(days.get(thursday)).toMatchObject({ libre: true, primera: '10:00', motivo: null, texto: null });
    const long = await daysOf(503, 'revision');
    expect(long.get(thursday)).toMatchObject({ motivo: 'horario-corto' });
  });

  test('that only lacks the machine says that', async () => {
    await book('09:00', { selectedTaller: 503, selectedService: 'alineacion' });
    expect((await daysOf(503, 'alineacion')).get(thursday)).toMatchObject({
      motivo: 'maquina',
      texto: 'Queda sitio, pero la máquina que hace falta está ocupada.',
    });
    expect((await daysOf(503, 'pinchazo')).get(thursday)).toMatchObject({ libre: true });
  });

  test('that is full names a shorter service, workshops nearby with their minutes, and the next day', async () => {
    await book('10:00', { selectedTaller: 501 });
    const { dia, alternativas } = await explain(501, 'revision', thursday);
    expect(dia).toMatchObject({ motivo: 'completo', texto: 'Ese día ya no quedan horas libres.' });
    expect(alternativas.servicio).toMatchObject({ servicio: { servicio: 'pinchazo' }, time: '10:30' });
    expect(alternativas.talleres.map(({ taller, minutos, time }) => [taller.codTienda, minutos, time])).toEqual([
      [1, 1, '09:00'],
      [2, 1, '09:00'],
    ]);
    expect(alternativas.otroDia).toEqual({ date: friday, time: '10:00' });
  });

  test('with times needs no explanation', async () => {
    const { dia, alternativas } = await explain(501, 'pinchazo', friday);
    expect(dia).toMatchObject({ libre: true, primera: '10:00', texto: null });
    expect(alternativas).toEqual({ servicio: null, talleres: [], otroDia: null });
  });

  test('is explained however long ago it is, and up to the last day on which times are given', async () => {
    expect((await explain(501, 'pinchazo', '2020-01-01')).dia.motivo).toBe('antelacion');
    expect((await explain(501, 'pinchazo', '0001-01-01')).dia.motivo).toBe('antelacion');
    // A Monday 90 days ahead: the last day of all.
    expect((await explain(501, 'pinchazo', '2027-05-10')).dia.libre).toBe(true);
  });

  test('beyond the last one is refused, and the last one is named', async () => {
    for (const date of ['2027-05-11', '2030-01-01', '2999-01-01', '9999-12-31']) {
      const ask = { params: { id: 501, x: 'pinchazo' }, body: { date } };
      expect(await shop.refused('explainVisitDay', ask)).toMatchObject({
        code: 'dia-fuera-de-plazo',
        status: 422,
        error:
          'Todavía no damos hora para ese día. El último es el lunes 10 de mayo de 2027: elige uno hasta entonces.',
      });
      expect((await shop.refused('explainVisitDay', ask, { language: 'ca' })).error).toBe(
        'Encara no donem hora per a aquest dia. L’últim és el dilluns 10 de maig del 2027: tria’n un fins aleshores.',
      );
    }
  });

  test('far ahead names another one after it, not only one before', async () => {
    // A Saturday in a month and a half.
    const { dia, alternativas } = await explain(501, 'pinchazo', '2027-04-03');
    expect(dia.motivo).toBe('cerrado');
    expect(alternativas.otroDia?.date).toBe('2027-04-05');
  });
});

describe('an appointment that is moved', () => {
  test('does not stand in its own way: its time counts as free, and a quarter of an hour later it fits', async () => {
    const { citaPreviaId, firma } = await book('10:00', { selectedTaller: 504 });
    const moved = { idNavisionCitaModificada: citaPreviaId, firma };
    await book('10:30', { selectedTaller: 504, selectedDate: friday });
    expect(await timesOf(504, 'pinchazo')).toEqual(['10:30']);
    expect(await timesOf(504, 'pinchazo', moved)).toEqual(['10:00', '10:15', '10:30']);
    expect((await daysOf(504, 'revision')).get(thursday)).toMatchObject({ motivo: 'completo' });
    expect((await daysOf(504, 'revision', moved)).get(thursday)).toMatchObject({ primera: '10:00' });

    const reserva = randomUUID();
    const { userData: _, ...wish } = visitWish('10:15', { selectedTaller: 504 });
    expect((await shop.send('holdVisitTime', { body: { ...wish, reserva } })).status).toBe(409);
    await shop.call('holdVisitTime', { body: { ...wish, reserva, ...moved } });
    // What is held for it is kept from others, and so is what it has.
    expect(await timesOf(504, 'pinchazo')).toEqual([]);
    const changed = await shop.call('changeVisit', {
      body: { ...wish, userData: {}, reserva, oldCitaId: citaPreviaId, firma },
    });
    const { cita } = await shop.call('readVisit', { params: { id: citaPreviaId }, query: { firma: changed.firma } });
    expect(cita).toMatchObject({ time: '10:15', minutos: 30 });
  });

  test('is moved by its link or its owner only: to others its id opens nothing', async () => {
    const { citaPreviaId: idNavisionCitaModificada, firma } = await book('10:00', { selectedTaller: 506 });
    const everybody = await timesOf(506, 'pinchazo');
    expect(everybody).not.toContain('10:00');
    const { userData: _, ...wish } = visitWish('10:00', { selectedTaller: 506 });
    const named: readonly Moved[] = [
      { idNavisionCitaModificada },
      { idNavisionCitaModificada, firma: 'x'.repeat(32) },
      { idNavisionCitaModificada: randomUUID(), firma },
      { idNavisionCitaModificada: randomUUID() },
    ];
    for (const moved of named) {
      expect(await timesOf(506, 'pinchazo', moved)).toEqual(everybody);
      expect((await daysOf(506, 'pinchazo', moved)).get(thursday)).toEqual(
        (await daysOf(506, 'pinchazo')).get(thursday),
      );
      const refused = await shop.refused('holdVisitTime', { body: { ...wish, reserva: randomUUID(), ...moved } });
      expect(refused.code).toBe('cita-no-existe');
    }
  });

  test('lets nobody hold what somebody else holds', async () => {
    const { userData: _, ...wish } = visitWish('10:30', { selectedTaller: 506 });
    const made = randomUUID();
    const holds = Array.from({ length: 12 }, async () => {
      const body = { ...wish, reserva: randomUUID(), idNavisionCitaModificada: made };
      return (await shop.send('holdVisitTime', { body })).status;
    });
    expect((await Promise.all(holds)).filter((status) => status === 200)).toHaveLength(0);
  });

  test('cannot be left standing by booking its new time for another car', async () => {
    const { citaPreviaId, firma } = await book('10:00', { selectedTaller: 505 });
    const reserva = randomUUID();
    const { userData, ...wish } = visitWish('10:15', { selectedTaller: 505 });
    await shop.call('holdVisitTime', { body: { ...wish, reserva, idNavisionCitaModificada: citaPreviaId, firma } });
    const other = { ...wish, reserva, userData: { ...userData, matricula: anyPlate() } };
    expect(await shop.send('bookVisit', { body: other })).toMatchObject({
      status: 409,
      body: { code: 'reserva-caducada' },
    });
  });
});
