import type { InvoicePaper } from './invoice-paper.ts';
import { paperDay, paperTexts, titleOf } from './paper-words.ts';
import { drawQr, qrMargin, qrSize } from './qr.ts';
import { colours, page, type Sheet } from './sheet.ts';

/** The texts that the Order asks for, above and below the code; it gives them in Spanish (art. 20.1.b; AEAT, QR, 0.5.0, 3). */
export const qrWords = {
  before: 'QR tributario:',
  after: ['Factura verificable en la', 'sede electrónica de la AEAT'],
} as const;

const qrBlock = 44 + qrSize;
/** As large as the largest of the invoice's data at least (AEAT, QR, 0.5.0, 3). */
const qrStyle = { size: 10, weight: 'strong' } as const;

/** The first thing on the paper: the code, alone with its words, at the upper left. */
const drawTaxQr = (sheet: Sheet, address: string): void => {
  const centre = page.left + qrBlock / 2;
  sheet.writeCentred(qrWords.before, centre, page.top - 1, qrStyle);
  const top = page.top + 17;
  drawQr(sheet, address, centre - qrSize / 2, top);
  qrWords.after.forEach((line, place) => sheet.writeCentred(line, centre, top + qrSize + 7 + place * 12.5, qrStyle));
};

/** The shop's name as a plate in the yellow of its main action. */
const drawBrand = (sheet: Sheet, marca: string): void => {
  const style = { size: 14, weight: 'heavy' } as const;
  const width = sheet.widthOf(marca, style) + 20;
  sheet.adorn(() => {
    sheet.doc.roundedRect(page.right - width, page.top - 3, width, 25, 4).fill(colours.yellow);
  });
  sheet.write(marca, page.right - width + 10, page.top + 2, style);
};

const factsOf = ({ factura, matricula, taller }: InvoicePaper): [string, string][] => {
  const t = paperTexts(factura.idioma);
  const { fechaOperacion, fecha } = factura;
  return [
    [t.numero, factura.numero],
    [t.fecha, paperDay(fecha)],
    ...(fechaOperacion && fechaOperacion !== fecha
      ? [[t.fechaOperacion, paperDay(fechaOperacion)] satisfies [string, string]]
      : []),
    [t.pedido, factura.pedido],
    ...(matricula ? [[t.matricula, matricula] satisfies [string, string]] : []),
    ...(taller ? [[t.taller, taller] satisfies [string, string]] : []),
  ];
};

const lead = 14.5;

/** The head of the first page; answers with where the next thing may begin. */
export const drawHead = (sheet: Sheet, paper: InvoicePaper): number => {
  const { factura, qr, marca } = paper;
  const t = paperTexts(factura.idioma);
  if (qr) drawTaxQr(sheet, qr);
  drawBrand(sheet, marca);
  const left = qr ? page.left + qrBlock + qrMargin : page.left;
  let y = sheet.wrap(titleOf(factura), left, page.top + 34, page.right - left, {
    size: 21,
    weight: 'heavy',
    tag: 'H1',
  });
  if (factura.papel === 'anticipo') {
    sheet.write(t.anticipo, left, y, { size: 11, weight: 'strong', colour: colours.grey });
    y += 15;
  }
  y += 8;
  for (const [name, value] of factsOf(paper)) {
    sheet.write(name, left, y, { colour: colours.grey });
    const end = sheet.wrap(value, left + 110, y, page.right - left - 110, { weight: 'strong' });
    y = Math.max(y + lead, end + 3.5);
  }
  return Math.max(y, qr ? page.top + 17 + qrSize + qrMargin + 24 : 0) + 14;
};

const drawParty = (
  sheet: Sheet,
  name: string,
  lines: readonly string[],
  x: number,
  y: number,
  width: number,
): number => {
  sheet.line(y, 1.5, colours.asphalt, x, x + width);
  sheet.write(name, x, y + 7, { size: 8, weight: 'strong', colour: colours.grey });
  return lines.reduce(
    (at, line, place) => sheet.wrap(line, x, at, width, place === 0 ? { size: 10, weight: 'strong' } : {}) + 1.5,
    y + 20,
  );
};

/** Issuer and customer, side by side; a simplified invoice names nobody. */
export const drawParties = (sheet: Sheet, { factura }: InvoicePaper, y: number): number => {
  const t = paperTexts(factura.idioma);
  const { emisor, receptor } = factura;
  const width = (page.right - page.left - 24) / 2;
  const issuer = [
    emisor.nombre,
    `${t.nif[emisor.pais]} ${emisor.nif}`,
    emisor.direccion,
    `${emisor.cpostal} ${emisor.poblacion}`,
  ];
  const own = drawParty(sheet, t.emisor, issuer, page.left, y, width);
  if (!receptor) return own + 16;
  const customer = [
    receptor.nombre,
    `${t.nif[receptor.pais]} ${receptor.nif}`,
    receptor.direccion,
    [`${receptor.cpostal} ${receptor.poblacion}`, receptor.provincia === receptor.poblacion ? '' : receptor.provincia]
      .filter((part) => part !== '')
      .join(', '),
  ];
  return Math.max(own, drawParty(sheet, t.cliente, customer, page.left + width + 24, y, width)) + 16;
};
