import { buffer } from 'node:stream/consumers';
import { drawHead, drawParties } from './draw-head.ts';
import { drawLines } from './draw-lines.ts';
import { drawFeet, drawRemarks, drawTotals } from './draw-totals.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { paperTexts, titleOf } from './paper-words.ts';
import { openSheet } from './sheet.ts';

/** The file of an invoice: PDF/A-3b, in its own language, the same bytes whenever it is printed (decision 056). */
export const printInvoice = async (paper: InvoicePaper): Promise<Buffer> => {
  const { factura, registro } = paper;
  const created = new Date(`${factura.fecha}T12:00:00Z`);
  const sheet = openSheet({
    title: `${titleOf(factura)} ${factura.numero}`,
    author: factura.emisor.nombre,
    subject: paperTexts(factura.idioma).asunto(factura.pedido),
    language: factura.idioma,
    created,
  });
  const head = drawHead(sheet, paper);
  const lines = drawParties(sheet, paper, head);
  drawRemarks(sheet, paper, drawTotals(sheet, paper, drawLines(sheet, paper, lines)));
  drawFeet(sheet, paper);
  if (registro !== null) {
    // The types do not know `relationship`, without which PDF/A-3 allows no file inside.
    const attached = {
      name: `${factura.numero}.xml`,
      type: 'application/xml',
      relationship: 'Data',
      creationDate: created,
      modifiedDate: created,
    };
    sheet.doc.file(Buffer.from(registro, 'utf8'), attached);
  }
  sheet.end();
  return await buffer(sheet.doc);
};
