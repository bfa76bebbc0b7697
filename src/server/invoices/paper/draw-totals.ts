import { formatEuros } from '#domain/money/format-euros.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { paperTexts, plainAmount, rateInWords, remarks, taxName } from './paper-words.ts';
import { colours, page, type Sheet, type TextStyle } from './sheet.ts';

const left = 300;
const ends = { base: 396, tipo: 458, cuota: page.right } as const;
const label: TextStyle = { size: 8, weight: 'strong', colour: colours.grey };

/** Base, rate and tax, a row for each rate, and what they come to; kept on one page. */
export const drawTotals = (sheet: Sheet, { factura }: InvoicePaper, from: number): number => {
  const { idioma, desglose, total } = factura;
  const t = paperTexts(idioma);
  const tax = taxName(factura);
  let y = from;
  if (y + 70 + desglose.length * 15 > page.bottom) {
    sheet.doc.addPage();
    y = page.top + 12;
  }
  sheet.writeRight(t.baseTotal, ends.base, y, label);
  sheet.writeRight(tax, ends.tipo, y, label);
  sheet.writeRight(t.cuota(tax), ends.cuota, y, label);
  sheet.line(y + 13, 0.5, colours.hairline, left, page.right);
  y += 19;
  for (const { impuesto, base, cuota } of desglose) {
    sheet.writeRight(plainAmount(base), ends.base, y);
    sheet.writeRight(t.tipo(rateInWords(impuesto)), ends.tipo, y);
    sheet.writeRight(plainAmount(cuota), ends.cuota, y);
    y += 15;
  }
  y += 3;
  sheet.adorn(() => {
    sheet.doc.roundedRect(left, y, page.right - left, 32, 4).fill(colours.yellow);
  });
  sheet.write(total < 0 ? t.totalDevuelto : t.total, left + 12, y + 9.5, { size: 12, weight: 'heavy' });
  sheet.writeRight(formatEuros(total, idioma), page.right - 12, y + 7.5, { size: 15, weight: 'heavy' });
  return y + 50;
};

/** What the law wants said, below all amounts. */
export const drawRemarks = (sheet: Sheet, { factura }: InvoicePaper, from: number): void => {
  const width = page.right - page.left;
  const style: TextStyle = { size: 8, colour: colours.grey };
  let y = from;
  for (const text of remarks(factura)) {
    if (y + sheet.heightOf(text, width, style) > page.bottom) {
      sheet.doc.addPage();
      y = page.top + 12;
    }
    y = sheet.wrap(text, page.left, y, width, style) + 5;
  }
};

/** At the foot of every page: whose invoice it is, where its issuer is registered, and which page of how many. */
export const drawFeet = (sheet: Sheet, { factura }: InvoicePaper): void => {
  const t = paperTexts(factura.idioma);
  const { emisor, numero } = factura;
  const { count } = sheet.doc.bufferedPageRange();
  const style: TextStyle = { size: 7.5, colour: colours.grey, tag: 'none' };
  for (let each = 0; each < count; each++) {
    sheet.doc.switchToPage(each);
    sheet.line(page.bottom + 16);
    sheet.wrap(
      [emisor.nombre, `${t.nif[emisor.pais]} ${emisor.nif}`, emisor.registro].filter(Boolean).join(' · '),
      page.left,
      page.bottom + 22,
      360,
      style,
    );
    sheet.writeRight(`${numero} · ${t.pagina(each + 1, count)}`, page.right, page.bottom + 22, style);
  }
};
