import { sentLetters } from '#server/letters.ts';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { refundReasons, type RefundReason } from '#domain/payments/refund.ts';
import { mail as ca } from '#i18n/ca/mail.ts';
import { mail as es } from '#i18n/es/mail.ts';
import { accountsHandlers } from '#server/accounts/accounts-handlers.ts';
import { sql } from '#server/database/sql.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { mailJobs } from '#server/mail/mail-jobs.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { sentenceOf } from '#server/payments/refund-letter.ts';
import { cancelOrder } from '#server/checkout/cancel-order.ts';
import { insertRefund } from '#server/payments/refunds-store.ts';
import { startRuntime, testNow, type TestRuntime } from '#tests/support/app.ts';
import { insertConfirmedOrder } from '#tests/support/confirmed-order.ts';
import { readable, readMime, type MimePart } from '#tests/support/mime.ts';

let shop: TestRuntime;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rodera-mail-'));
  shop = await startRuntime(accountsHandlers, { config: { dataDir, publicUrl: 'https://rodera.example' } });
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true });
});
beforeEach(async () => {
  shop.setClock(testNow);
  await shop.database.script('truncate mail, job');
  await rm(join(dataDir, 'mail'), { recursive: true, force: true });
});

const sendAll = async () => await startJobs(shop.runtime, mailJobs(shop.runtime, sentLetters), {}).tick();

const partOf = (parts: readonly MimePart[], type: string): string =>
  parts.find((part) => part.type === type)?.content ?? '';

const onlyMail = async () => {
  const folder = join(dataDir, 'mail');
  const files = await readdir(folder);
  expect(files).toHaveLength(1);
  const raw = await readFile(join(folder, files[0] ?? ''), 'utf8');
  const { headers, parts } = readMime(raw);
  return {
    raw,
    headers,
    subject: readable(headers['subject'] ?? ''),
    text: partOf(parts, 'text/plain').replaceAll('\r\n', '\n').replaceAll('\u00a0', ' '),
    html: partOf(parts, 'text/html').replaceAll('\u00a0', ' '),
    calendar: partOf(parts, 'text/calendar'),
    parts,
  };
};

const confirm = async (idioma: 'es' | 'ca', order: { orderId: number }) => {
  await queueMail(shop.database, {
    template: 'confirmacion',
    destinatario: 'rosa@example.com',
    idioma,
    datos: { orderId: order.orderId },
  });
  await sendAll();
  return await onlyMail();
};

describe('the confirmation', () => {
  it('says where, when, what, what was paid and what is due, and how to get out of it', async () => {
    const order = await insertConfirmedOrder(shop.database);
    const { headers, subject, text } = await confirm('es', order);
    const taller = `Taller ${order.codTienda}`;
    expect(headers['to']).toBe('rosa@example.com');
    expect(subject).toBe(`Tu cita: martes 6 de abril de 2027 a las 9:15 en ${taller}`);
    for (const said of [
      'Hola, Rosa:',
      `Te esperamos el martes 6 de abril de 2027 a las 9:15 en ${taller}.`,
      `Pedido: ${order.orderNumber}`,
      'Duración aproximada: 45 minutos',
      `Taller: ${taller}, Carrer Major, 1, 25001 Lleida`,
      'Teléfono del taller: 973 000 000',
      'Matrícula: 1234 BCD',
      '4 × Michelin Primacy 4 205/55 R16 91V: 409,60 €',
      '4 × Montaje: 60,00 €',
      'Total, impuestos incluidos: 469,60 €',
      'Ya descontado por «12 € menos por neumático»: 48,00 €',
      'Ecotasa incluida: 7,28 €',
      'Incluye IVA del 21 %: 81,50 € sobre 388,10 €',
      'Pagado: 46,96 €',
      'A pagar en el taller: 422,64 €',
      'como muy tarde 2 horas antes',
      '14 días naturales',
      `https://rodera.example/talleres-mecanicos/lleida/taller-${order.codTienda}`,
    ])
      expect(text).toContain(said);
    expect(text).not.toContain('Alineación');
    expect(text).not.toContain('Ya descontado por «5 € menos»');
  });

  it('tells what an insurance pays that was bought with it, and of no other', async () => {
    const seguro = {
      categoriaServicio: 'seguro',
      cantidad: 4,
      importe: 24,
      nombre_es: 'Seguro',
      nombre_ca: 'Assegurança',
      descripcion_es: 'Un año.',
      descripcion_ca: 'Un any.',
      cobertura: [
        { hasta_km: 5000, porcentaje: 100 },
        { hasta_km: 20000, porcentaje: 50 },
      ],
    };
    const services = [
      { ...seguro, selected: true },
      { ...seguro, nombre_es: 'Otro seguro', selected: false },
    ];
    const { text } = await confirm('es', await insertConfirmedOrder(shop.database, { services }));
    expect(text).toContain('Seguro. Un año. Paga el 100 % hasta 5.000 km y el 50 % hasta 20.000 km desde el montaje.');
    expect(text).not.toContain('Otro seguro');
  });

  it('says all of it in Catalan to who reads Catalan', async () => {
    const order = await insertConfirmedOrder(shop.database);
    const { headers, subject, text, html } = await confirm('ca', order);
    expect(headers['content-language']).toBe('ca');
    expect(subject).toBe(`La teva cita: dimarts 6 d’abril del 2027 a les 9:15 a Taller ${order.codTienda}`);
    expect(html).toContain('<html lang="ca">');
    for (const said of [
      '4 × Muntatge: 60,00 €',
      'Ja descomptat per «12 € menys per pneumàtic»: 48,00 €',
      'A pagar al taller: 422,64 €',
      'Inclou IVA del 21 %',
      '14 dies naturals',
    ])
      expect(text).toContain(said);
    expect(text.replaceAll(/https?:\S+/g, '')).not.toMatch(/Montaje|Pagado|pedido/);
  });

  it('says the same as HTML, which fetches nothing, runs nothing and believes no name', async () => {
    const order = await insertConfirmedOrder(shop.database, { nombre: '<img src=x onerror=alert(1)>' });
    const { html } = await confirm('es', order);
    expect(html).toContain('A pagar en el taller');
    expect(html).toContain('422,64 €');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).not.toMatch(/<img|<script|<link|<table|url\(|@import|<[^>]*\son\w+=/i);
    expect(html).toContain('#f6d000');
  });

  it('carries the appointment for the calendar, on the workshop’s wall clock with an alarm the day before', async () => {
    const order = await insertConfirmedOrder(shop.database, { pais: 'AD' });
    const { calendar, parts } = await confirm('es', order);
    const lines = calendar.replaceAll('\r\n ', '').split('\r\n');
    for (const line of [
      'METHOD:PUBLISH',
      'TZID:Europe/Andorra',
      `UID:cita-${order.orderNumber}@rodera.example`,
      'SEQUENCE:0',
      'DTSTART;TZID=Europe/Andorra:20270406T091500',
      'DTEND;TZID=Europe/Andorra:20270406T100000',
      'STATUS:CONFIRMED',
      'TRIGGER:-P1D',
      'ACTION:DISPLAY',
    ])
      expect(lines).toContain(line);
    expect(parts.filter(({ headers }) => headers['content-disposition']?.includes('cita.ics'))).toHaveLength(1);
  });

  it('of an appointment that was moved has a higher SEQUENCE under the same UID', async () => {
    const order = await insertConfirmedOrder(shop.database);
    await shop.database.run(sql`
      update allocation set rev = rev + 1, span = tstzrange(lower(span) + interval '1 day', upper(span) + interval '1 day')
      where order_id = ${order.orderId}::bigint`);
    const { calendar, text } = await confirm('es', order);
    expect(calendar).toContain('SEQUENCE:1');
    expect(calendar).toContain(`UID:cita-${order.orderNumber}@`);
    expect(text).toContain('miércoles 7 de abril de 2027 a las 9:15');
  });

  it('is not sent where the order has no time any more', async () => {
    const order = await insertConfirmedOrder(shop.database);
    await shop.database.run(sql`update customer_order set status = 'cancelado' where id = ${order.orderId}::bigint`);
    await queueMail(shop.database, {
      template: 'confirmacion',
      destinatario: 'rosa@example.com',
      idioma: 'es',
      datos: { orderId: order.orderId },
    });
    await sendAll();
    expect(await shop.database.rows(sql`select status from mail`)).toEqual([{ status: 'fallido' }]);
  });
});

describe('the message about money that goes back', () => {
  const giveBack = async (
    motivo: RefundReason,
    { status = 'confirmado', idioma = 'es' as const, importe = 4696 } = {},
  ) => {
    const order = await insertConfirmedOrder(shop.database);
    const reference = randomUUID();
    await shop.database.run(sql`update customer_order set status = ${status} where id = ${order.orderId}::bigint`);
    await shop.database.run(sql`
      insert into payment (reference, order_id, gateway, payment_type, importe, status)
      values (${reference}, ${order.orderId}::bigint, 'sandbox', 'bizum', 4696, 'pagado')`);
    const refundId = await insertRefund(shop.database, { reference, importe: cents(importe), motivo, now: testNow });
    if (refundId === undefined) throw new Error('nothing to give back');
    await queueMail(shop.database, {
      template: 'devolucion',
      destinatario: 'rosa@example.com',
      idioma,
      datos: { orderId: order.orderId, refundId },
    });
    await sendAll();
    return await onlyMail();
  };

  it('says that neither time nor goods were there any more', async () => {
    const { text } = await giveBack('hora-perdida', { status: 'caducado' });
    expect(text).toContain('Tu pago de 46,96 €');
    expect(text).toContain('ya había caducado');
    expect(text).toContain('Volver a la tienda: https://rodera.example/');
  });

  it('says that the order was paid already, and that the appointment stands', async () => {
    const { text } = await giveBack('ya-pagado');
    expect(text).toContain('que no lo necesitaba.\n\nTu cita sigue en pie.');
    expect(text).not.toContain('Volver a la tienda');
  });

  it('says of a part how much it is', async () => {
    const { text } = await giveBack('ajuste', { importe: 1200 });
    expect(text).toContain('Te devolvemos 12,00 € de lo que pagaste por el pedido');
    expect(text).not.toContain('46,96');
  });

  it.each(refundReasons)('says of «%s» something of its own in both languages', (motivo) => {
    for (const t of [es.devolucion, ca.devolucion]) {
      const said = sentenceOf(motivo, t)('46,96 €', 'R1');
      expect(said).toContain('46,96 €');
      expect(said).toContain('R1');
    }
  });
});

describe('the message about a cancelled order', () => {
  const cancelled = async (idioma: 'es' | 'ca', devolver: 'todo' | number) => {
    const order = await insertConfirmedOrder(shop.database);
    await shop.database.run(sql`
      insert into payment (reference, order_id, gateway, payment_type, importe, status)
      values (${randomUUID()}, ${order.orderId}::bigint, 'sandbox', 'bizum', 4696, 'pagado')`);
    await shop.database.run(sql`update customer_order set idioma = ${idioma} where id = ${order.orderId}::bigint`);
    await cancelOrder(shop.runtime, order.orderId, { devolver: devolver === 'todo' ? devolver : cents(devolver) });
    await sendAll();
    return { ...(await onlyMail()), order };
  };

  it('says what is cancelled, and that all of the money goes back', async () => {
    const { subject, text, order, calendar } = await cancelled('es', 'todo');
    expect(subject).toBe(`El pedido ${order.orderNumber} está cancelado`);
    expect(text).toContain(`su cita del martes 6 de abril de 2027 a las 9:15 en Taller ${order.codTienda}`);
    expect(text).toContain('Te devolvemos 46,96 € por el mismo medio');
    expect(text).not.toContain('nos quedamos');
    expect(calendar).toBe('');
  });

  it('says in Catalan what is kept of it', async () => {
    const { subject, text, order } = await cancelled('ca', 4000);
    expect(subject).toBe(`La comanda ${order.orderNumber} està cancel·lada`);
    expect(text).toContain('Et tornem 40,00 € pel mateix mitjà');
    expect(text).toContain('Del que vas pagar ens quedem 6,96 €.');
    expect(text).not.toMatch(/Te devolvemos|pedido/);
  });

  it('says that nothing goes back', async () => {
    expect((await cancelled('es', 0)).text).toContain('Los 46,96 € que pagaste no se devuelven.');
  });
});

describe('the welcome', () => {
  it('greets a new account', async () => {
    await shop.call('registerUser', {
      body: {
        nombre: 'Pau',
        apellidos: 'Serra',
        email: `pau.${randomUUID()}@example.com`,
        permiso_comercial: false,
        password: 'girafa-lila-27',
        telefono: '612345678',
        codigo_postal: '25001',
        privacidad: true,
        idioma: 'ca',
      },
    });
    await sendAll();
    const { subject, text } = await onlyMail();
    expect(subject).toBe('El teu compte de Rodera');
    expect(text).toContain('Hola, Pau:');
    expect(text).not.toContain('girafa-lila-27');
  });
});

describe('a message without a mail server', () => {
  it('is one file, named by time and id, whole, and the same file when its job runs twice', async () => {
    const order = await insertConfirmedOrder(shop.database);
    const { raw } = await confirm('es', order);
    await shop.database.run(sql`update mail set status = 'pendiente'`);
    await shop.database.run(sql`update job set done_at = null`);
    await sendAll();
    const again = await onlyMail();
    expect(again.headers['message-id']).toBe(readMime(raw).headers['message-id']);
    const { id, status } = await shop.database.one<{ id: string; status: string }>(sql`select id, status from mail`);
    expect(status).toBe('enviado');
    const [file] = await readdir(join(dataDir, 'mail'));
    expect(file).toMatch(new RegExp(`^\\d{8}T\\d{6}Z-${id}\\.eml$`));
  });
});
