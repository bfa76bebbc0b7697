import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { makePaymentInvoice } from '#domain/invoices/make-invoice.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { checkAddresses, qrAddress } from '#domain/invoices/verifactu/qr-address.ts';
import { cents } from '#domain/money/cents.ts';
import { checkFields } from '#server/invoices/verifactu/check-fields.ts';
import { registrationField } from '#server/invoices/verifactu/message-fields.ts';
import { recordDocument } from '#server/invoices/verifactu/write-message.ts';
import type { InvoicePaper } from '#server/invoices/paper/invoice-paper.ts';
import { printInvoice } from '#server/invoices/paper/print-invoice.ts';
import { readXml } from '#server/xml-reader.ts';
import {
  andorra,
  anOrder,
  chainOf,
  customer,
  drafted,
  issued,
  maker,
  oneOfEach,
  spain,
  termsIn,
} from '../support/invoices.ts';
import { pictureOf, readPdf } from '../support/pdf.ts';

const paperOf = (factura: Invoice, more: Partial<InvoicePaper> = {}): InvoicePaper => ({
  factura,
  marca: 'Rodera',
  qr: factura.emisor.pais === 'ES' ? qrAddress(checkAddresses.produccion, factura) : null,
  matricula: '1234 BCD',
  taller: 'Rodera Lleida · C. Major, 12, 25001 Lleida',
  registro: null,
  ...more,
});
const printed = async (factura: Invoice, more: Partial<InvoicePaper> = {}) =>
  readPdf(await printInvoice(paperOf(factura, more)));

const [advance, final, back, full, rewritten, , whole] = oneOfEach() as Invoice[] & { length: 7 };
const always = (invoice: Invoice | undefined): Invoice => {
  if (!invoice) throw new Error('no such invoice');
  return invoice;
};

describe('the paper of an invoice', () => {
  it('has number, days, both parties, lines without tax, eco-fees by their law, tax by rate and the total', async () => {
    const { text, pages } = await printed(always(whole));
    expect(pages).toBe(1);
    for (const said of [
      'Factura',
      'F2026-000002',
      '22/11/2026',
      'R-1042',
      '1234 BCD',
      'Rodera Lleida · C. Major, 12, 25001 Lleida',
      'Rodera Talleres, S.L.',
      'NIF B25123456',
      'Núria Gallego Peña & Fills, S.L.',
      'NIF 12345678Z',
      'C. de l’Il·lusió, 12',
      'Michelin Primacy 4+ 205/55 R16 91V',
      '63,7475',
      '−13,22',
      '241,77',
      'SIG de neumáticos fuera de uso (RD 1619/2005)',
      '6,56',
      '327,57',
      '21 %',
      '68,79',
      '396,36\u00a0€',
      'Registro Mercantil de Lleida, tomo 1, folio 2, hoja L-3',
      'F2026-000002 · Página 1 de 1',
    ])
      expect(text).toContain(said);
    expect(text).not.toContain('?');
  });

  it('speaks its own language', async () => {
    const { text } = await printed(always(oneOfEach(spain, 'ca').at(-1)));
    for (const said of ['Data d’expedició', 'Quantitat', 'Quota d’IVA', 'SIG de pneumàtics fora d’ús', 'Pàgina 1 de 1'])
      expect(text).toContain(said);
    expect(text).not.toMatch(/Fecha|Cantidad|Cuota|Página/);
  });

  it('of an advance says so, and the final one what was charged before and when the work was done', async () => {
    expect((await printed(always(advance))).text).toMatch(/Pago anticipado\n[\s\S]*Pago anticipado del pedido R-1042/);
    const { text } = await printed(always(final));
    expect(text).toContain('Ya facturado: S2026-000001, del 18/11/2026');
    expect(text).toContain('−34,08');
    expect(text).toContain('Fecha de la operación\n19/11/2026');
    expect(text).not.toContain('Cliente');
  });

  it('that corrects says what, how and why; one in full what it replaces', async () => {
    expect((await printed(always(back))).text).toMatch(
      /Rectifica S2026-000002 del 20\/11\/2026\. Rectificación por diferencias\. Causa: descuento posterior/,
    );
    const rewrittenText = (await printed(always(rewritten))).text.replaceAll('\n', ' ');
    expect(rewrittenText).toContain('Rectificación por sustitución.');
    expect(rewrittenText).toMatch(/Base y cuota\s+sustituidas: 311,04\s€ y 65,32\s€\./);
    expect((await printed(always(full))).text.replaceAll('\n', ' ')).toMatch(
      /Sustituye a S2026-000001 del 18\/11\/2026, S2026-000002 del 20\/11\/2026 y RS2026-000001 del 21\/11\/2026\./,
    );
    expect((await printed(always(back))).text).toContain('Total a tu favor');
  });

  it('of Andorra has IGI, its own number and no code; nothing of Spanish law', async () => {
    const { text, rectangles } = await printed(always(oneOfEach(andorra, 'ca').at(-1)));
    for (const said of ['AD-F2026-000002', 'NRT L710000A', 'Quota d’IGI', 'Preus i imports en euros, sense IGI.'])
      expect(text).toContain(said);
    expect(text).not.toMatch(/QR|AEAT|RD |IVA/);
    expect(rectangles.flat()).toEqual([]);
  });

  it('of many lines goes on, with the names of the columns and the number on each page', async () => {
    const lineas = Array.from({ length: 80 }, (_, place) => ({
      ...anOrder().lineas[0],
      descripcion: `Neumático ${place} ${'muy largo '.repeat(place % 9)}`,
      cantidad: 1,
      precio: cents(10_00),
      ecotasa: cents(1_00),
      tasa: 'ecotasa' as const,
      impuesto: 2100,
      importe: cents(10_00),
    }));
    const draft = drafted(
      makePaymentInvoice(anOrder({ lineas, receptor: customer }), [], cents(800_00), termsIn('es')),
    );
    const { pages, texts, text } = await printed(always(issued([], spain, '2026-11-22', draft)[0]));
    expect(pages).toBeGreaterThan(3);
    for (const [place, page] of texts.entries()) {
      expect(page).toContain(`F2026-000001 · Página ${place + 1} de ${pages}`);
      if (page.some((line) => line.startsWith('Neumático'))) expect(page).toContain('Concepto');
    }
    for (let place = 0; place < 80; place++) expect(text).toContain(`Neumático ${place}`);
    expect(texts.flat().filter((line) => line === 'QR tributario:')).toHaveLength(1);
    expect(texts[0]).toContain('QR tributario:');
  });
});

describe('the QR on the paper', () => {
  it.each([0, 1, 2, 3, 4, 5, 6])('is read from the picture as the address of invoice %i', async (place) => {
    const invoice = always(oneOfEach()[place]);
    const { rectangles } = await printed(invoice);
    const { dots, across, down } = pictureOf(rectangles[0] ?? [], { width: 300, height: 300, scale: 3 });
    const found = jsQR(dots, across, down);
    expect(found?.data).toBe(qrAddress(checkAddresses.produccion, invoice));
  });

  it('is 30 to 40 mm wide, alone by 6 mm but for its words, and stands before everything else', async () => {
    const { rectangles, texts } = await printed(always(whole));
    const [first = []] = rectangles;
    const right = Math.max(...first.map(([x, , width]) => x + width));
    const left = Math.min(...first.map(([x]) => x));
    const millimetres = ((right - left) * 25.4) / 72;
    expect(millimetres).toBeGreaterThanOrEqual(30);
    expect(millimetres).toBeLessThanOrEqual(40);
    expect((left * 25.4) / 72).toBeGreaterThanOrEqual(6);
    expect(texts[0]?.slice(0, 3)).toEqual([
      'QR tributario:',
      'Factura verificable en la',
      'sede electrónica de la AEAT',
    ]);
  });
});

describe('the file of an invoice', () => {
  it('is the same whenever it is printed', async () => {
    const paper = paperOf(always(whole), { registro: '<a/>' });
    expect((await printInvoice(paper)).equals(await printInvoice(paper))).toBe(true);
  });

  it('is PDF/A-3b: says so, names its colours and its language, and embeds every font', async () => {
    const { all } = await printed(always(whole));
    expect(all).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(all).toContain('<pdfaid:conformance>B</pdfaid:conformance>');
    expect(all).toContain('/GTS_PDFA1');
    expect(all).toMatch(/\/Lang \(es\)/);
    expect(all).not.toContain('Helvetica');
    expect(all.match(/\/FontFile2/g)).toHaveLength(3);
  });

  it('can be read out: a heading, texts in their order, and what the code says', async () => {
    const invoice = always(whole);
    const { all } = await printed(invoice);
    expect(all).toContain('/StructTreeRoot');
    expect(all).toMatch(/\/Marked true/);
    expect(all.match(/\/S \/H1\b/g)).toHaveLength(1);
    expect(all.match(/\/S \/Figure\b/g)).toHaveLength(1);
    expect(all).toContain(`/Alt (${qrAddress(checkAddresses.produccion, invoice)})`);
  });

  it('carries the record that was sent, whole', async () => {
    const invoice = always(oneOfEach()[0]);
    const [record] = chainOf([invoice]);
    if (!record) throw new Error('no record');
    const registro = recordDocument(record, maker);
    expect(checkFields(registrationField, readXml(registro))).toEqual([]);
    const { all } = await printed(invoice, { registro });
    expect(all).toContain('/AFRelationship /Data');
    expect(all).toContain(registro.slice(registro.indexOf('<sf:')));
    expect((await printed(invoice)).all).not.toContain('/AFRelationship');
  });

  it('is small', async () => {
    expect((await printInvoice(paperOf(always(whole)))).length).toBeLessThan(40_000);
  });
});
