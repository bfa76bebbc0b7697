import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unstampedCases } from '#contract/cases.ts';
import type { Request } from '#contract/contract.ts';
import { sql } from '#server/database/sql.ts';
import { casesHandlers } from '#server/cases/cases-handlers.ts';
import { fade } from '#server/leaving/fade.ts';
import { writeLetter } from '#server/letters.ts';
import type { MailRow } from '#server/mail/mail-store.ts';
import { districtsHandlers } from '#server/workshops/districts-handlers.ts';
import { startRuntime, testNow, type TestRuntime } from '#tests/support/app.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { stampFrom } from '#tests/support/stamp.ts';
import { insertWorkshop } from '#tests/support/workshops.ts';

let shop: TestRuntime;
let marta: string;
let pere: string;
beforeAll(async () => {
  shop = await startRuntime({ ...casesHandlers, ...districtsHandlers });
  await insertWorkshop(shop.database, { codTienda: 1 });
  await insertWorkshop(shop.database, { codTienda: 2 });
  const operator = { rol: 'operador', talleres: [] } as const;
  marta = await signInStaff(shop.database, testNow, operator);
  pere = await signInStaff(shop.database, testNow, { ...operator, nombre: 'Pere' });
});
afterAll(async () => await shop.close());
beforeEach(async () => {
  shop.setClock(testNow);
  await shop.database.script('truncate mail, job, customer_case, case_answer, rate_limit, workshop_closure');
});

type Data = Request<'contactar'>['body']['data'];
const message: Data = {
  motivo: 'presupuesto',
  nombre: 'Rosa Pons',
  email: 'Rosa@example.com',
  comentario: '¿Cuánto cuesta cambiar cuatro neumáticos? Mirad https://malo.example',
};
const write = async (more: Data = {}, language: 'es' | 'ca' = 'es') =>
  await shop.call('contactar', { body: { data: { ...message, ...more } } }, { language });
const letters = async () => {
  const rows = await shop.database.rows<MailRow>(sql`
    select id, template, destinatario, idioma, datos, status, creado, carta from mail order by creado, id`);
  return await Promise.all(
    rows.map(async (row) => ({
      template: row.template,
      to: row.destinatario,
      said: await writeLetter(shop.runtime, row),
    })),
  );
};
const open = async (numero: string) => (await shop.call('readCase', { params: { numero } }, { token: marta })).caso;

describe('a message to the shop', () => {
  it('becomes a case with a number, a deadline of fifteen working days, and a receipt that has both', async () => {
    const { numero, plazo } = await write({ telefono: '600 10 20 30', vehiculo: '1234 BCD', taller: 2 });
    expect(numero).toMatch(/^A\d{7}$/);
    expect(plazo).toBe('2027-03-02T22:59:00.000Z');
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ template: 'caso-recibido', to: 'rosa@example.com' });
    expect(letter?.said?.subject).toContain(numero);
    expect(JSON.stringify(letter?.said)).toContain('martes 2 de marzo de 2027');
    // The address may be somebody else's: nothing that was typed goes there but a name.
    expect(JSON.stringify(letter?.said)).not.toContain('malo.example');
    expect(await open(numero)).toMatchObject({
      motivo: 'presupuesto',
      estado: 'nuevo',
      nombre: 'Rosa Pons',
      email: 'rosa@example.com',
      telefono: '+34600102030',
      vehiculo: '1234 BCD',
      taller: expect.any(String),
      vencido: false,
      tomado: null,
      respuestas: [],
    });
  });

  it('needs a reason, and says what else is missing beside its field', async () => {
    const { errors } = await shop.refused('contactar', { body: { data: { motivo: '' } } });
    expect(errors).toMatchObject({
      'data.motivo': 'Elige un motivo: así tu mensaje llega a quien sabe de eso.',
      'data.nombre': expect.any(String),
      'data.email': expect.any(String),
      'data.comentario': expect.any(String),
    });
  });

  it.each<[string, Data, string]>([
    ['a header in the address', { email: 'rosa@example.com\r\nBcc: todos@example.com' }, 'data.email'],
    ['a header in the name', { nombre: 'Rosa\r\nBcc: todos@example.com' }, 'data.nombre'],
    ['a link in the name', { nombre: 'www.malo.example' }, 'data.nombre'],
    ['an unknown service', { servicios: ['no-hay'] }, 'data.servicios'],
    ['an unknown workshop', { taller: 'no-hay' }, 'data.taller'],
    ['too many words', { comentario: 'x'.repeat(3001) }, 'data.comentario'],
    ['too many services', { servicios: Array.from({ length: 7 }, () => 'x') }, 'data.servicios'],
    ['no acceptance', { privacidad: false }, 'data.privacidad'],
  ])('with %s is refused there', async (_, more, field) => {
    const { errors } = await shop.refused('contactar', { body: { data: { ...message, ...more } } });
    expect(Object.keys(errors ?? {})).toEqual([field]);
    expect(await letters()).toEqual([]);
  });

  it('sent fifty times is one case and one receipt; once it is closed the same is another one', async () => {
    const sent = await Promise.all(
      Array.from(
        { length: 50 },
        async (_, turn) => await write(turn % 2 ? { comentario: ` ${message.comentario}\n` } : {}),
      ),
    );
    expect(new Set(sent.map(({ numero }) => numero)).size).toBe(1);
    expect(await letters()).toHaveLength(1);
    const [first] = sent;
    await shop.call('closeCase', { params: { numero: first?.numero ?? '' } }, { token: marta });
    expect((await write()).numero).not.toBe(first?.numero);
  });

  it('without a stamp is counted more strictly', async () => {
    const strict = await startRuntime(casesHandlers, {
      database: shop.database,
      config: { ...shop.runtime.config, rateLimit: true },
    });
    const send = async (turn: number, token?: string) =>
      (await strict.send('contactar', { body: { data: { ...message, comentario: `Pregunta ${turn}`, token } } }))
        .status;
    for (let turn = 0; turn < unstampedCases.calls; turn += 1) expect(await send(turn)).toBe(200);
    expect(await send(90)).toBe(429);
    expect(await send(91, await stampFrom(shop.database, testNow, 1))).toBe(429);
    expect(await send(92, await stampFrom(shop.database, testNow))).toBe(200);
  });

  it('of a professional has the company, and its tax number in one form', async () => {
    const { numero } = await write({
      motivo: 'profesional',
      telefono: '600102030',
      empresa: 'Transportes Pons S.L.',
      nif: 'b-58818501',
      comentario: 'Llevamos doce furgonetas.',
    });
    expect(await open(numero)).toMatchObject({
      motivo: 'profesional',
      empresa: 'Transportes Pons S.L.',
      nif: 'B58818501',
    });
    expect((await letters())[0]?.said?.blocks).toContainEqual(
      expect.objectContaining({
        rows: expect.arrayContaining([{ label: 'Motivo', value: 'Acceso para profesionales' }]),
      }),
    );
  });
});

describe('a call that is asked for', () => {
  const ask = async (telefono: string) =>
    await shop.call('callback', {
      body: { telefono, origen: 'x', device: 'mobile', userAgent: 'Mozilla', taller: '1' },
    });

  it('is a case for its telephone, to be made in the hours of that day', async () => {
    const { numero, plazo, llamada } = await ask('600 102 030');
    expect(llamada).toEqual({ fecha: '2027-02-09', desde: '08:00', hasta: '20:00', hoy: true, ahora: true });
    expect(plazo).toBe('2027-02-09T19:00:00.000Z');
    expect((await ask('+34600102030')).numero).toBe(numero);
    expect(await open(numero)).toMatchObject({ motivo: 'llamada', telefono: '+34600102030', email: '', origen: 'x' });
    expect(await letters()).toEqual([]);
  });

  it('comes on the next day that is no holiday of all workshops', async () => {
    shop.setClock(new Date('2027-02-09T19:30:00Z'));
    await shop.database.run(sql`
      insert into workshop_closure (cod_tienda, fecha, motivo_es, motivo_ca)
      values (1, '2027-02-10', 'x', 'x'), (2, '2027-02-10', 'x', 'x'), (1, '2027-02-11', 'x', 'x')`);
    expect(await shop.call('readCallHours', {})).toEqual({
      fecha: '2027-02-11',
      desde: '08:00',
      hasta: '20:00',
      hoy: false,
      ahora: false,
    });
  });

  it.each([
    [{ telefono: '' }, 'telefono'],
    [{ telefono: '12' }, 'telefono'],
    [{ telefono: '600102030', taller: '99' }, 'taller'],
  ])('with %o is refused beside the field', async (body, field) => {
    expect(Object.keys((await shop.refused('callback', { body })).errors ?? {})).toEqual([field]);
  });
});

describe('staff', () => {
  it('take a case, which nobody else then can, answer it by mail with its number, and close it', async () => {
    const { numero } = await write({}, 'ca');
    const params = { numero };
    const { caso } = await shop.call('takeCase', { params }, { token: marta });
    expect(caso).toMatchObject({ estado: 'en-curso', tomado: { nombre: 'Marta', mio: true } });
    expect(await shop.refused('takeCase', { params }, { token: pere })).toMatchObject({
      code: 'caso-de-otro',
      error: 'Esta consulta la tiene Marta.',
    });
    const body = { texto: 'Són 320 €.\n\nVine quan vulguis.', turno: 1 };
    const answered = await shop.call('answerCase', { params, body }, { token: marta });
    expect(answered.caso).toMatchObject({ estado: 'contestado', respuestas: [{ texto: body.texto, de: 'Marta' }] });
    const letter = (await letters()).at(-1);
    expect(letter).toMatchObject({ template: 'caso-contestado', to: 'rosa@example.com' });
    expect(letter?.said?.subject).toBe(`Resposta a la teva consulta ${numero}`);
    expect(letter?.said?.blocks).toContainEqual({ kind: 'text', text: 'Vine quan vulguis.' });
    await shop.call('closeCase', { params }, { token: marta });
    await shop.call('closeCase', { params }, { token: pere });
    expect(await letters()).toHaveLength(2);
    expect(await shop.refused('answerCase', { params, body: { ...body, turno: 2 } }, { token: marta })).toMatchObject({
      code: 'caso-cerrado',
    });
  });

  it('who answer at once send one letter: the other one reads it first', async () => {
    const { numero } = await write();
    const params = { numero };
    const answers = await Promise.all(
      [marta, pere, marta].map(
        async (token) => await shop.send('answerCase', { params, body: { texto: 'Sí.', turno: 1 } }, { token }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    expect(await letters()).toHaveLength(2);
    expect((await open(numero)).respuestas).toHaveLength(1);
  });

  it('tell who had no answer that it is closed; a call is only closed', async () => {
    const { numero } = await write();
    await shop.call('closeCase', { params: { numero } }, { token: marta });
    expect((await letters()).map(({ template }) => template)).toEqual(['caso-recibido', 'caso-cerrado']);
    const call = await shop.call('callback', { body: { telefono: '600102030' } });
    const params = { numero: call.numero };
    expect(
      await shop.refused('answerCase', { params, body: { texto: 'Sí.', turno: 1 } }, { token: marta }),
    ).toMatchObject({
      code: 'caso-sin-correo',
    });
    await shop.call('closeCase', { params }, { token: marta });
    expect(await letters()).toHaveLength(2);
  });

  it('see what is late first, by state, reason and deadline, twenty at once', async () => {
    for (let turn = 0; turn < 22; turn += 1) await write({ comentario: `Pregunta número ${turn}`, motivo: 'pedidos' });
    const { numero } = await shop.call('callback', { body: { telefono: '600102030' } });
    const list = async (query: Request<'listCases'>['query']) =>
      await shop.call('listCases', { query }, { token: marta });
    const all = await list({});
    expect([all.casos.length, all.total, all.vencidos]).toEqual([20, 23, 0]);
    expect(all.casos[0]).toMatchObject({ numero, vencido: false });
    expect((await list({ page: '1' })).casos).toHaveLength(3);
    expect((await list({ motivo: 'llamada', plazo: 'hoy' })).total).toBe(1);
    shop.setClock(new Date('2027-02-10T08:00:00Z'));
    expect(await list({ plazo: 'vencido' })).toMatchObject({
      total: 1,
      vencidos: 1,
      casos: [{ numero, vencido: true }],
    });
    await shop.call('closeCase', { params: { numero } }, { token: marta });
    expect(await list({ estado: 'cerrado' })).toMatchObject({
      total: 1,
      vencidos: 0,
      casos: [{ numero, vencido: false }],
    });
  });

  it('are told of a number that there is not', async () => {
    const params = { numero: 'A9999999' };
    for (const call of ['readCase', 'takeCase', 'closeCase'] as const)
      expect(await shop.refused(call, { params }, { token: marta })).toMatchObject({ code: 'caso-no-existe' });
  });
});

it('two years after its last change a case is gone with its answers', async () => {
  const { numero } = await write();
  await shop.call('answerCase', { params: { numero }, body: { texto: 'Sí.', turno: 1 } }, { token: marta });
  shop.setClock(new Date(testNow.getTime() + 729 * 86_400_000));
  await fade(shop.runtime);
  expect(await shop.database.rows(sql`select 1 from case_answer`)).toHaveLength(1);
  shop.setClock(new Date(testNow.getTime() + 731 * 86_400_000));
  await fade(shop.runtime);
  expect(await shop.database.rows(sql`select 1 from customer_case`)).toEqual([]);
});

it('a postcode says its town, district and province', async () => {
  expect(await shop.call('readDistrict', { params: { x: '08 014' } })).toEqual({
    codigo_postal: '08014',
    poblacion: 'Barcelona',
    distrito: '14',
    provincia: 'Barcelona',
    pais: 'ES',
  });
  expect(await shop.refused('readDistrict', { params: { x: '99999' } })).toMatchObject({
    code: 'codigo-postal-no-valido',
  });
});
