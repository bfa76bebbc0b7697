import type { InvoiceLine } from '#domain/invoices/invoice.ts';
import type { Language } from '#domain/language.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { feeText, paperTexts, plainAmount, taxName, unitAmount } from './paper-words.ts';
import { colours, page, type Sheet, type TextStyle } from './sheet.ts';

/** Where the columns of figures end. */
const ends = { cantidad: 328, precio: 396, descuento: 464, importe: page.right } as const;
const textWidth = 240;
const small: TextStyle = { size: 8, colour: colours.grey };

const drawColumnNames = (sheet: Sheet, language: Language, y: number): number => {
  const t = paperTexts(language);
  sheet.line(y, 1.5, colours.asphalt);
  const style: TextStyle = { size: 8, weight: 'strong', colour: colours.grey };
  sheet.write(t.concepto, page.left, y + 7, style);
  for (const name of ['cantidad', 'precio', 'descuento', 'importe'] as const)
    sheet.writeRight(t[name], ends[name], y + 7, style);
  sheet.line(y + 21);
  return y + 28;
};

/** A page more, with `names` above what goes on there. */
const roomFor = (sheet: Sheet, height: number, y: number, names: (y: number) => number): number => {
  if (y + height <= page.bottom) return y;
  sheet.doc.addPage();
  return names(page.top + 12);
};

const heightOf = (sheet: Sheet, { texto, tasa }: InvoiceLine, fee: string): number =>
  sheet.heightOf(texto, textWidth) + (tasa ? sheet.heightOf(fee, textWidth, small) + 2 : 0) + 9;

/** One line: its text and figures, and below them its eco-fee, whose amount is beside the line's and not in it. */
const drawLine = (sheet: Sheet, line: InvoiceLine, language: Language, y: number, fee: string): number => {
  const { texto, cantidad, precio, descuento, base, ecotasa, tasa } = line;
  const style: TextStyle = line.deduce === null ? {} : { colour: colours.grey };
  let end = sheet.wrap(texto, page.left, y, textWidth, style);
  if (line.deduce === null) {
    sheet.writeRight(String(cantidad), ends.cantidad, y, style);
    sheet.writeRight(unitAmount(precio, language), ends.precio, y, style);
    if (descuento > 0) sheet.writeRight(`−${plainAmount(descuento)}`, ends.descuento, y, style);
  }
  sheet.writeRight(plainAmount(base), ends.importe, y, style);
  if (tasa) {
    const top = end + 2;
    end = sheet.wrap(fee, page.left, top, textWidth, small);
    sheet.writeRight(plainAmount(ecotasa), ends.importe, top, { ...small, colour: colours.asphalt });
  }
  sheet.line(end + 4);
  return end + 9;
};

/** All lines, over as many pages as they need; answers with where the next thing may begin. */
export const drawLines = (sheet: Sheet, { factura }: InvoicePaper, from: number): number => {
  const { idioma, lineas } = factura;
  const t = paperTexts(idioma);
  const names = (y: number) => drawColumnNames(sheet, idioma, y);
  let y = names(from);
  for (const line of lineas) {
    const fee = line.tasa ? feeText(factura, line.tasa) : '';
    y = roomFor(sheet, heightOf(sheet, line, fee), y, names);
    y = drawLine(sheet, line, idioma, y, fee);
  }
  sheet.write(t.sinImpuestos(taxName(factura)), page.left, y, small);
  return y + 20;
};
