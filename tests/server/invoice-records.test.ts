import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { annulInvoice, resendRecord } from '#server/invoices/change-invoice.ts';
import { findInvoice } from '#server/invoices/invoices-store.ts';
import { recordStates } from '#server/invoices/sending-store.ts';
import { sendRecords } from '#server/invoices/send-records.ts';
import { openTaxService, type TaxMessage, type TaxService } from '#server/invoices/tax-service.ts';
import { walkChains } from '#server/invoices/walk-chains.ts';
import { invoicesJobs } from '#server/invoices/invoices-jobs.ts';
import { lookAtBooks } from '#server/reconciliation/reconciliation-store.ts';
import { insertInvoicedOrder } from '#tests/support/invoiced-order.ts';
import { billing, startShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
let standIn: TaxService;
beforeAll(async () => {
  shop = await startShop();
  const service = openTaxService(shop.runtime);
  if (!service) throw new Error('no stand-in');
  standIn = service;
});
afterAll(async () => await shop.close());

const later = (seconds: number) => shop.setClock(new Date(shop.runtime.clock().getTime() + seconds * 1000));
// Every test begins when the wait of the last answer is over.
beforeEach(() => later(7200));

const states = async (numero: string) =>
  (await recordStates(shop.database, numero)).map(({ clase, estado, codigo }) => [clase, estado, codigo]);
const send = async (service: TaxService = standIn) => await sendRecords(shop.runtime, service);
const rowOf = async (numero: string) => {
  const row = await findInvoice(shop.database, numero);
  if (!row) throw new Error(numero);
  return row;
};
const broken = async (...rules: string[]) =>
  (await lookAtBooks(shop.database)).filter(({ regla, descuadres }) => rules.includes(regla) && descuadres > 0);

/** The stand-in, which is asked so often and hears what `change` makes of each message. */
const heard = (change: (message: TaxMessage) => TaxMessage = (message) => message) => {
  const messages: TaxMessage[] = [];
  const service: TaxService = async (message) => {
    messages.push(message);
    return await standIn(change(message));
  };
  return { messages, service };
};

describe('the record of an invoice', () => {
  test('is sent once, and taken', async () => {
    const { numero } = await insertInvoicedOrder(shop.runtime);
    const { messages, service } = heard();
    expect(await states(numero)).toEqual([['alta', 'pendiente', null]]);
    await send(service);
    await send(service);
    expect(await states(numero)).toEqual([['alta', 'aceptado', null]]);
    expect(messages).toHaveLength(1);
  });

  test('waits as long as the last answer asks', async () => {
    await insertInvoicedOrder(shop.runtime);
    const { messages, service } = heard();
    await send(service);
    const { numero } = await insertInvoicedOrder(shop.runtime);
    later(30);
    await send(service);
    expect(messages).toHaveLength(1);
    later(31);
    await send(service);
    expect(messages).toHaveLength(2);
    expect(await states(numero)).toEqual([['alta', 'aceptado', null]]);
  });

  test('is sent again where no answer came, ever later, and says that it is late', async () => {
    const { numero } = await insertInvoicedOrder(shop.runtime);
    let asked = 0;
    const silent: TaxService = async () => {
      asked += 1;
      throw new Error('nobody there');
    };
    await send(silent);
    await send(silent);
    expect(asked).toBe(1);
    later(61);
    await send(silent);
    later(61);
    await send(silent);
    expect(asked).toBe(2);
    expect(await states(numero)).toEqual([['alta', 'pendiente', null]]);
    later(3600);
    const { messages, service } = heard();
    await send(service);
    expect(messages[0]?.document).toContain('<sf:Incidencia>S</sf:Incidencia>');
    expect(await states(numero)).toEqual([['alta', 'aceptado', null]]);
  });

  test('that arrived although its answer was lost is as good as taken', async () => {
    const { numero } = await insertInvoicedOrder(shop.runtime);
    await send(async (message) => {
      await standIn(message);
      throw new Error('the answer was lost');
    });
    later(3600);
    await send();
    expect(await states(numero)).toEqual([['alta', 'aceptado', 3000]]);
  });

  test('that is taken with a wrong hash is mended at the end of the chain, once', async () => {
    const { numero } = await insertInvoicedOrder(shop.runtime);
    const spoil = (message: TaxMessage) => ({
      ...message,
      document: message.document.replaceAll(
        /<sf:Huella>[0-9A-F]{64}<\/sf:Huella><\/sf:Registro(?=A)/g,
        '<sf:Huella>' + 'A'.repeat(64) + '</sf:Huella></sf:Registro',
      ),
    });
    await send(heard(spoil).service);
    expect(await states(numero)).toEqual([
      ['alta', 'pendiente', null],
      ['alta', 'subsanado', 2000],
    ]);
    later(3600);
    await send(heard(spoil).service);
    expect((await states(numero))[0]).toEqual(['alta', 'revisar', 2000]);
    expect(await broken('records-refused')).toMatchObject([{ ejemplos: [numero] }]);
    // A person looked, and the first that follows is not linked to what the service heard.
    for (let time = 0; time < 2; time += 1) {
      await resendRecord(shop.runtime, await rowOf(numero));
      later(3600);
      await send();
    }
    expect((await states(numero)).map(([, estado]) => estado)).not.toContain('pendiente');
    expect(await broken('records-refused', 'chain-of-records')).toEqual([]);
  });

  test('of an annulled one is followed by that of its end', async () => {
    const { numero } = await insertInvoicedOrder(shop.runtime, { billing });
    await annulInvoice(shop.runtime, await rowOf(numero));
    await send();
    expect((await states(numero)).map(([clase]) => clase)).toEqual(['anulacion', 'alta']);
    expect((await states(numero)).map(([, estado]) => estado)).not.toContain('pendiente');
  });

  test('is not made in Andorra, nor where the chain is switched off', async () => {
    const { numero } = await insertInvoicedOrder(shop.runtime, { pais: 'AD' });
    expect(await states(numero)).toEqual([]);
    const { config } = shop.runtime;
    const off = {
      ...shop.runtime,
      config: { ...config, invoices: { ...config.invoices, service: { clase: 'off' } as const } },
    };
    const { numero: unchained } = await insertInvoicedOrder(off);
    expect(await states(unchained)).toEqual([]);
    expect((await rowOf(unchained)).impreso.qr).toBeNull();
    expect(openTaxService(off)).toBeNull();
    await invoicesJobs(off)['send-records'].run({});
    expect(await broken('records-of-invoices')).toEqual([]);
  });
});

describe('the chain', () => {
  test('is walked in slices, and a record or invoice that was changed in the database is found', async () => {
    const { numero } = await insertInvoicedOrder(shop.runtime);
    await insertInvoicedOrder(shop.runtime);
    await walkChains(shop.runtime);
    expect(await broken('chain-of-records')).toEqual([]);
    const falsify = async (change: string) =>
      await shop.database.script(
        `alter table invoice disable trigger user; alter table billing_record disable trigger user; ${change};
         alter table invoice enable trigger user; alter table billing_record enable trigger user;`,
      );
    await falsify(`update invoice set factura = jsonb_set(factura, '{total}', '1') where numero = '${numero}'`);
    await walkChains(shop.runtime);
    expect(await broken('chain-of-records')).toMatchObject([{ ejemplos: [`${numero} huella`] }]);
    await falsify(`update invoice set factura = jsonb_set(factura, '{total}', '4124') where numero = '${numero}'`);
    await walkChains(shop.runtime);
    expect(await broken('chain-of-records')).toEqual([]);
    await falsify(`delete from billing_sending s using billing_record r where r.nif = s.nif and r.orden = s.orden and r.numero = '${numero}';
      delete from billing_record where numero = '${numero}'`);
    await walkChains(shop.runtime);
    expect((await broken('chain-of-records', 'records-of-invoices')).map(({ regla }) => regla)).toEqual([
      'records-of-invoices',
      'chain-of-records',
    ]);
  });

  test('that was not sent for a day is told', async () => {
    await shop.database.script(
      `alter table billing_record disable trigger user; update billing_record set creado = now() - interval '2 days';
       update billing_sending set estado = 'pendiente' where orden = (select max(orden) from billing_sending);
       alter table billing_record enable trigger user;`,
    );
    expect(await broken('records-unsent')).toHaveLength(1);
  });
});

describe('the service of the tax agency', () => {
  let server: Server;
  let address = '';
  let answer: { status: number; body: string };
  const received: string[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        received.push(`${request.headers['content-type']} ${Buffer.concat(parts).toString('utf8')}`);
        response.writeHead(answer.status).end(answer.body);
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/verifactu`;
  });
  afterAll(() => void server.close());

  const message = { nif: 'B25123456', document: '<á/>', facturas: [] };
  const over = () => {
    const config = readConfig({ NODE_ENV: 'test', VERIFACTU: address });
    const service = openTaxService({ ...shop.runtime, config });
    if (!service) throw new Error('no service');
    return service;
  };

  test('is asked over the network, and what it answers is read whatever its status', async () => {
    answer = { status: 500, body: '<fault/>' };
    expect(await over()(message)).toBe('<fault/>');
    expect(received.at(-1)).toBe('text/xml; charset=utf-8 <á/>');
  });

  test('is not listened to for ever', async () => {
    answer = { status: 200, body: 'x'.repeat(4_100_000) };
    await expect(over()(message)).rejects.toThrow('too long');
  });
});
