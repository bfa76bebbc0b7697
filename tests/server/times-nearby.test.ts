import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { daysFrom } from '#domain/booking/calendar.ts';
import { orderByDistance } from '#domain/workshops/distance.ts';
import { driveMinutes } from '#domain/workshops/drive-time.ts';
import { visitsHandlers } from '#server/visits/visits-handlers.ts';
import { startShop, thursday, type TestShop } from '#tests/support/shop.ts';
import { anyPlate, insertVisitServices, visitWish } from '#tests/support/visits.ts';
import { everyDay, insertWorkshop, weekdays, type WorkshopSketch } from '#tests/support/workshops.ts';

const oneBay = [{ skills: ['turismo'], max_llanta: 20 }];
const hour = [{ dias: weekdays, desde: '10:00', hasta: '11:00' }];
const closed = (fecha: string) => [{ fecha, motivo_es: 'Fiesta mayor', motivo_ca: 'Festa major' }];

/** It never opens, so each of its days sends somewhere else. */
const here = { codTienda: 600, north: -2, hours: [] };
const abroad = 601;
const others: (WorkshopSketch & { readonly north: number })[] = [
  { codTienda: abroad, north: -1.99, pais: 'AD' },
  { codTienda: 602, north: -1.98, web: false },
  { codTienda: 603, north: -1.97, bays: [{ skills: ['turismo', 'alineacion'], max_llanta: 14 }] },
  { codTienda: 604, north: -1.95, bays: oneBay, hours: hour },
  {
    codTienda: 605,
    north: -2.1,
    closures: closed('2027-02-12'),
    hours: [{ dias: everyDay, desde: '09:00', hasta: '13:00' }],
  },
  {
    codTienda: 606,
    north: -1.85,
    bays: oneBay,
    // Goods are taken in on Wednesdays.
    hours: [
      { dias: [3], desde: '09:00', hasta: '13:00' },
      { dias: [6], desde: '08:30', hasta: '09:30' },
    ],
  },
  {
    codTienda: 607,
    north: -2.2,
    closures: closed('2027-02-10'),
    hours: [{ dias: weekdays, desde: '16:00', hasta: '20:00' }],
  },
  { codTienda: 608, north: -1.75 },
  { codTienda: 609, north: -1.4, hours: [{ dias: everyDay, desde: '08:00', hasta: '20:00' }] },
];
const days = daysFrom('2027-02-09', 10);

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ handlers: visitsHandlers });
  await insertVisitServices(shop.database);
  for (const sketch of [here, ...others]) await insertWorkshop(shop.database, sketch);
  for (const [time, selectedTaller] of [
    ['10:00', 604],
    ['16:00', 607],
  ] as const) {
    const userData = { matricula: anyPlate() };
    await shop.call('bookVisit', { body: visitWish(time, { selectedTaller, selectedDate: '2027-02-15', userData }) });
  }
});
afterAll(async () => await shop.close());

interface Work {
  readonly products: { readonly id_navision: string; readonly cantidad: number }[];
  readonly services?: { readonly id_navision: string }[];
  readonly cestaID?: string;
}
const four: Work = { products: [{ id_navision: 'N1', cantidad: 4 }] };

const nearby = async (work: Work, date: string, codTienda = here.codTienda) => {
  const body = { ...work, codTienda, date, talleresCercanos: true };
  const { talleres } = await shop.call('consultTimes', { body });
  return talleres.map(({ taller, minutos, time }) => [taller.codTienda, minutos, time] as const);
};

/** What one would find who asks one workshop after the other. */
const askedOneByOne = async (firstTime: (codTienda: number) => Promise<string | undefined>) => {
  const places = others.map(({ codTienda, north }) => ({ codTienda, lat: 41.6 + north, lon: 0.62 }));
  const found: (readonly [number, number, string])[] = [];
  for (const { codTienda, distancia } of orderByDistance(places, { lat: 41.6 + here.north, lon: 0.62 })) {
    const time = driveMinutes(distancia) <= 45 ? await firstTime(codTienda) : undefined;
    if (time !== undefined) found.push([codTienda, driveMinutes(distancia), time]);
  }
  return found.slice(0, 2);
};
const timesIn = (body: unknown): readonly string[] =>
  typeof body === 'object' && body !== null && 'times' in body ? (body.times as string[]) : [];

describe('a basket’s day without times', () => {
  const works: readonly (readonly [string, Work])[] = [
    ['four tyres', four],
    ['four tyres with an alignment', { ...four, services: [{ id_navision: 'ALINEACION' }] }],
    ['tyres that come from far', { products: [{ id_navision: 'N2', cantidad: 8 }] }],
    ['a battery', { products: [{ id_navision: 'B9', cantidad: 1 }] }],
  ];

  test.each(works)('has, for %s, of each workshop nearby what that one lists first', async (_, work) => {
    const named = new Set<number>();
    for (const date of days) {
      const expected = await askedOneByOne(async (codTienda) =>
        codTienda === abroad
          ? undefined
          : timesIn((await shop.send('consultTimes', { body: { ...work, codTienda, date } })).body)[0],
      );
      const found = await nearby(work, date);
      expect([date, ...found]).toEqual([date, ...expected]);
      for (const [codTienda] of found) named.add(codTienda);
    }
    expect(named.size).toBeGreaterThan(2);
  });

  test('sends nobody abroad, too far, or where no bookings are taken or the machine is missing', async () => {
    expect(await nearby(four, thursday)).toEqual([
      [604, 12, '10:00'],
      [605, 16, '09:00'],
    ]);
    expect(await nearby(four, '2027-02-12')).toEqual([
      [604, 12, '10:00'],
      [607, 22, '16:00'],
    ]);
    expect(await nearby(four, '2027-02-20')).toEqual([
      [605, 16, '09:00'],
      [606, 19, '08:30'],
    ]);
  });

  test('is not in the way of its own hold', async () => {
    const { products } = four;
    const { cestaID } = await shop.update({ cestaID: randomUUID(), products, selectedTaller: 604 });
    await shop.call('reserveTime', { body: { codTienda: 604, date: '2027-02-16', time: '10:00', cestaID } });
    const names = async (work: Work) => (await nearby(work, '2027-02-16')).map(([codTienda]) => codTienda);
    expect(await names({ ...four, cestaID })).toEqual([604, 605]);
    expect(await names(four)).toEqual([605, 607]);
  });

  test('names nobody unless it is asked to, and a day with times does not either', async () => {
    const body = { ...four, codTienda: here.codTienda, date: thursday };
    expect((await shop.call('consultTimes', { body })).talleres).toEqual([]);
    expect(await nearby(four, thursday, 605)).toEqual([]);
  });
});

describe('an appointment’s day without times', () => {
  const explained = async (
    x: string,
    date: string,
    moved: { idNavisionCitaModificada?: string; firma?: string } = {},
  ) => {
    const body = { date, ...moved };
    const { alternativas } = await shop.call('explainVisitDay', { params: { id: here.codTienda, x }, body });
    return alternativas.talleres.map(({ taller, minutos, time }) => [taller.codTienda, minutos, time] as const);
  };

  test.each(['pinchazo', 'alineacion'])('has the same for %s, abroad too', async (x) => {
    for (const date of days) {
      const expected = await askedOneByOne(async (id) => {
        const { body } = await shop.send('consultVisitTimes', { params: { id, x }, body: { date } });
        return timesIn(body)[0];
      });
      expect([date, ...(await explained(x, date))]).toEqual([date, ...expected]);
    }
    expect((await explained(x, thursday)).map(([codTienda]) => codTienda)).toContain(abroad);
  });

  test('is not in the way of the appointment that is moved', async () => {
    const date = '2027-02-27';
    const userData = { matricula: anyPlate() };
    // Nothing else fits into that hour.
    const wish = visitWish('08:45', { selectedTaller: 606, selectedDate: date, userData });
    const { citaPreviaId: idNavisionCitaModificada, firma } = await shop.call('bookVisit', { body: wish });
    expect(await explained('pinchazo', date)).toEqual([[605, 16, '09:00']]);
    expect(await explained('pinchazo', date, { idNavisionCitaModificada, firma })).toEqual([
      [605, 16, '09:00'],
      [606, 19, '08:30'],
    ]);
  });
});
