import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer, Request } from '#contract/contract.ts';
import { printPlate } from '#domain/vehicles/plate.ts';
import { sql } from '#server/database/sql.ts';
import { startAgenda, type AgendaHouse, type OwnWorkshop } from '#tests/support/agenda.ts';
import { testNow } from '#tests/support/app.ts';
import { thursday } from '#tests/support/shop.ts';
import { dayOf } from '#tests/support/staff.ts';
import { visitWish } from '#tests/support/visits.ts';

let shop: AgendaHouse;
beforeAll(async () => {
  shop = await startAgenda(20);
});
afterAll(async () => await shop.close());

const refused = (code: string, error: unknown = expect.any(String)) => ({ body: { code, error } });
/** «Lift 1 is down until 13:00». */
const morning = { bayId: 1, date: thursday, desde: '09:00', hasta: '13:00' };
type Preview = Answer<'previewBlock'>;
type Block = Request<'blockBay'>['body'];

const preview = async ({ codTienda, token }: OwnWorkshop, wish = morning): Promise<Preview> =>
  await shop.call('previewBlock', { params: { codTienda }, body: wish }, { token });

const seenIn = ({ recolocadas, aMover }: Preview) => [...recolocadas, ...aMover].map(({ id, rev }) => ({ id, rev }));

/** The first proposal for each who has to come at another time. */
const firstOf = ({ aMover }: Preview) =>
  aMover.flatMap(({ id, propuestas: [time] }) => (time ? [{ id, ...time }] : []));

const block = async ({ codTienda, token }: OwnWorkshop, more: Partial<Block> = {}) =>
  await shop.send('blockBay', { params: { codTienda }, body: { ...morning, motivo: 'Avería', ...more } }, { token });

/** Three cars at ten o’clock: one on each lift. */
const fullAtTen = async () => {
  const mine = await shop.ownWorkshop();
  const cars = [await shop.booked(mine, '10:00'), await shop.booked(mine, '10:00'), await shop.booked(mine, '10:00')];
  const on = async (bayId: number) => {
    const { filas } = await dayOf(shop, mine.token, mine);
    return cars.find(({ id }) => filas.some((row) => row.id === id && row.bayId === bayId));
  };
  const first = await on(1);
  if (!first) throw new Error('nobody is on the first lift');
  return { mine, cars, first };
};

describe('a block', () => {
  test('of a bay that is free is there at once, is signed and keeps customers away', async () => {
    const mine = await shop.ownWorkshop();
    expect(await preview(mine)).toEqual({ recolocadas: [], aMover: [], sueltas: [], enCurso: [] });
    const made = await block(mine);
    const { id } = made.body as { id: string };
    expect(await shop.rows(mine, id)).toMatchObject([
      {
        kind: 'block',
        status: 'confirmed',
        motivo: 'Avería',
        desde: '09:00',
        hasta: '13:00',
        ultimo: { nombre: 'Marta Roca' },
      },
    ]);
    await shop.booked(mine, '10:00');
    await shop.booked(mine, '10:00');
    const { times } = await shop.call('consultVisitTimes', {
      params: { id: mine.codTienda, x: 'pinchazo' },
      body: { date: thursday },
    });
    expect(times).not.toContain('10:00');
  });

  test('gives an appointment that is in the way another bay at the same time, and tells nobody', async () => {
    const mine = await shop.ownWorkshop();
    const { id, email, matricula } = await shop.booked(mine, '10:00');
    const shown = await preview(mine);
    expect(shown).toMatchObject({ recolocadas: [{ id, matricula, bayId: 1, aBayId: 2, desde: '10:00' }], aMover: [] });
    expect(await shop.rows(mine, id)).toMatchObject([{ bayId: 1 }]);
    expect(await block(mine, { vistas: seenIn(shown) })).toMatchObject({ status: 200, body: { avisados: 0 } });
    expect(await shop.rows(mine, id)).toMatchObject([{ bayId: 2, desde: '10:00' }]);
    expect(await shop.mailsTo(email)).toEqual(['cita-confirmada']);
  });

  test('lists who has to come at another time with three free times, and moves and tells them all at once', async () => {
    const { mine, first } = await fullAtTen();
    const shown = await preview(mine);
    expect(shown.aMover).toMatchObject([
      {
        id: first.id,
        matricula: first.matricula,
        cliente: 'Roger Mas Riu',
        telefono: '+34633444555',
        numero: first.numero,
      },
    ]);
    const [waiting] = shown.aMover;
    expect(waiting?.propuestas).toHaveLength(3);
    expect((await dayOf(shop, mine.token, mine)).totales.bloqueos).toBe(0);
    const made = await block(mine, { vistas: seenIn(shown), cambios: firstOf(shown) });
    expect(made).toMatchObject({ status: 200, body: { avisados: 1 } });
    const [time] = firstOf(shown);
    expect(await shop.rows(mine, first.id, time?.date)).toMatchObject([{ desde: time?.time }]);
    expect(await shop.mailsTo(first.email)).toEqual(['cita-confirmada', 'cita-cambiada']);

    const undone = await shop.undo(mine, made);
    expect(undone).toMatchObject({ status: 200, body: { avisados: 1 } });
    const { filas } = await dayOf(shop, mine.token, mine);
    expect(filas.map(({ kind, desde }) => [kind, desde])).toEqual([
      ['booking', '10:00'],
      ['booking', '10:00'],
      ['booking', '10:00'],
    ]);
  });

  test('proposes to nobody what it proposes to others: any choice goes with any other', async () => {
    const mine = await shop.ownWorkshop();
    for (const time of ['09:00', '09:30', '10:00'])
      for (let lift = 1; lift <= 3; lift += 1) await shop.booked(mine, time);
    const shown = await preview(mine);
    expect(shown.aMover).toHaveLength(3);
    const last = shown.aMover.flatMap(({ id, propuestas }) => {
      const time = propuestas.at(-1);
      return time ? [{ id, ...time }] : [];
    });
    expect(await block(mine, { vistas: seenIn(shown), cambios: last })).toMatchObject({
      status: 200,
      body: { avisados: 3 },
    });
  });

  test('takes any other free time that staff agreed with a customer, but none that is taken', async () => {
    const { mine, cars, first } = await fullAtTen();
    const other = cars.find(({ id }) => id !== first.id);
    const shown = await preview(mine);
    const at = async (time: string, date = thursday) =>
      await block(mine, { vistas: seenIn(shown), cambios: [{ id: first.id, date, time }] });
    expect(await at('10:00')).toMatchObject(
      refused('agenda-choque', expect.stringContaining(printPlate(other?.matricula ?? ''))),
    );
    expect(await at('18:30', '2027-02-19')).toMatchObject({ status: 200 });
    expect(await shop.rows(mine, first.id, '2027-02-19')).toMatchObject([{ desde: '18:30' }]);
  });

  test('is refused as a whole where somebody has no new time yet, whom it names', async () => {
    const { mine, first } = await fullAtTen();
    const shown = await preview(mine);
    expect(await block(mine, { vistas: seenIn(shown) })).toMatchObject({
      status: 422,
      ...refused('agenda-bloqueo-sin-hora', expect.stringContaining(printPlate(first.matricula))),
    });
    expect((await dayOf(shop, mine.token, mine)).totales.bloqueos).toBe(0);
  });

  test('is refused as a whole where the world changed since it was looked at, and names who', async () => {
    const { mine, cars, first } = await fullAtTen();
    const shown = await preview(mine);
    const later = await shop.booked(mine, '11:00');
    const wish = { vistas: seenIn(shown), cambios: firstOf(shown) };
    expect(await block(mine, wish)).toMatchObject(
      refused('agenda-bloqueo-cambiado', expect.stringContaining(printPlate(later.matricula))),
    );
    await shop.change('cancelAllocation', mine, later.id);
    await shop.change('moveAllocation', mine, first.id, { bayId: 1, time: '11:00' });
    expect(await block(mine, wish)).toMatchObject(
      refused('agenda-bloqueo-cambiado', expect.stringContaining(printPlate(first.matricula))),
    );
    for (const { email } of cars.filter(({ id }) => id !== first.id))
      expect(await shop.mailsTo(email)).toEqual(['cita-confirmada']);
    expect((await dayOf(shop, mine.token, mine)).totales.bloqueos).toBe(0);
  });

  test('is refused where somebody who was to come at another time needs none any more, since they were told so', async () => {
    const { mine, cars, first } = await fullAtTen();
    const shown = await preview(mine);
    const other = cars.find(({ id }) => id !== first.id);
    await shop.change('cancelAllocation', mine, other?.id ?? '');
    expect(await block(mine, { vistas: seenIn(shown), cambios: firstOf(shown) })).toMatchObject(
      refused('agenda-bloqueo-cambiado', expect.stringContaining(printPlate(first.matricula))),
    );
    const again = await preview(mine);
    expect(again).toMatchObject({ recolocadas: [{ id: first.id }], aMover: [] });
    expect(await block(mine, { vistas: seenIn(again) })).toMatchObject({ status: 200 });
  });

  test('does not go over a car that is being worked on', async () => {
    const mine = await shop.ownWorkshop();
    const { id, matricula } = await shop.booked(mine, '10:00');
    shop.setClock(new Date('2027-02-11T09:07:00Z'));
    await shop.change('changeAllocationStatus', mine, id, { status: 'working' });
    expect(await preview(mine)).toMatchObject({ enCurso: [{ id, matricula }], recolocadas: [] });
    expect(await block(mine)).toMatchObject(
      refused('agenda-bloqueo-en-curso', expect.stringContaining(printPlate(matricula))),
    );
    await shop.change('moveAllocation', mine, id, { bayId: 2, time: '10:00' });
    expect(await block(mine)).toMatchObject({ status: 200 });
    shop.setClock(testNow);
  });

  test('gives a hold another bay, and takes it where there is none', async () => {
    const mine = await shop.ownWorkshop();
    const reserva = randomUUID();
    const { userData, ...wish } = visitWish('10:00', { selectedTaller: mine.codTienda });
    await shop.call('holdVisitTime', { body: { ...wish, reserva } });
    expect((await preview(mine)).recolocadas).toMatchObject([{ bayId: 1, aBayId: 2, matricula: null }]);
    for (const bayId of [2, 3]) await block(mine, { bayId });
    const shown = await preview(mine);
    expect(shown).toMatchObject({ recolocadas: [], aMover: [], sueltas: [{ desde: '10:00' }] });
    expect(await block(mine)).toMatchObject({ status: 200, body: { avisados: 0 } });
    expect(
      await shop.send('bookVisit', { body: { ...wish, reserva, userData: { ...userData, matricula: '9999 BBB' } } }),
    ).toMatchObject({
      status: 409,
    });
  });

  test('of hours that are over, of no bay, of no time or over another block is refused', async () => {
    const mine = await shop.ownWorkshop();
    const at = async (more: Partial<Block>) => await block(mine, more);
    expect(await at({ date: '2027-02-08' })).toMatchObject(refused('agenda-hora-pasada'));
    expect(await at({ bayId: 7 })).toMatchObject({ status: 404, ...refused('agenda-puesto-no-existe') });
    expect(await at({ hasta: '09:00' })).toMatchObject({ status: 422 });
    expect(await at({ desde: '09:05' })).toMatchObject({ status: 422 });
    expect(await at({ desde: '06:00', hasta: '18:15' })).toMatchObject({ status: 422 });
    expect(await at({ date: '2029-01-01' })).toMatchObject({ status: 422 });
    expect(await at({})).toMatchObject({ status: 200 });
    expect(await at({ desde: '12:00', hasta: '15:00' })).toMatchObject(
      refused('agenda-choque', 'Choca con un bloqueo (Avería), 9:00–13:00, Elevador 1.'),
    );
  });

  test('is lifted, and put back while nobody took the time', async () => {
    const mine = await shop.ownWorkshop();
    const { id } = (await block(mine)).body as { id: string };
    expect(await shop.change('cancelAllocation', mine, id)).toMatchObject(refused('agenda-no-se-anula'));
    expect(await shop.change('moveAllocation', mine, id, { bayId: 2, time: '09:00' })).toMatchObject(
      refused('agenda-no-se-mueve'),
    );
    const lifted = await shop.change('liftBlock', mine, id);
    expect(await shop.rows(mine, id)).toEqual([]);
    await shop.undo(mine, lifted);
    expect(await shop.rows(mine, id)).toMatchObject([{ kind: 'block', status: 'confirmed' }]);
    await shop.change('liftBlock', mine, id);
    const { matricula } = await shop.booked(mine, '10:00');
    const { codTienda, token } = mine;
    const { cambios } = await shop.call('readAgendaLog', { params: { codTienda, id } }, { token });
    expect(cambios.map(({ que }) => que)).toEqual(['levantar', 'bloquear', 'levantar', 'bloquear']);
    expect(await block(mine)).toMatchObject(
      refused('agenda-bloqueo-cambiado', expect.stringContaining(printPlate(matricula))),
    );
  });

  test('is lifted only where it is one', async () => {
    const mine = await shop.ownWorkshop();
    const { id } = await shop.booked(mine, '10:00');
    expect(await shop.change('liftBlock', mine, id)).toMatchObject(refused('agenda-no-existe'));
  });

  test('leaves no bay with two cars', async () => {
    const { pairs } = await shop.database.one<{ pairs: number }>(sql`
      select count(*)::int as pairs from allocation a join allocation b
        on a.cod_tienda = b.cod_tienda and a.bay_id = b.bay_id and a.id < b.id and a.span && b.span
      where a.status in ('held', 'confirmed', 'arrived', 'working') and b.status in ('held', 'confirmed', 'arrived', 'working')`);
    expect(pairs).toBe(0);
  });
});
