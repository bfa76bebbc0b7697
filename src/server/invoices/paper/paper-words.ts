import { withComma } from '#domain/format-number.ts';
import { formatEuros, splitEuros } from '#domain/money/format-euros.ts';
import type { WasteFee } from '#domain/catalogue/waste-fee.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { taxOf } from '#domain/invoices/issuer.ts';
import { seriesOf } from '#domain/invoices/series.ts';
import type { Language } from '#domain/language.ts';
import type { Cents } from '#domain/money/cents.ts';
import { toPercent, type BasisPoints } from '#domain/money/rate.ts';
import { invoices as ca } from '#i18n/ca/invoices.ts';
import { invoices as es, type InvoicePaperTexts } from '#i18n/es/invoices.ts';

const texts = { es, ca };

export const paperTexts = (language: Language): InvoicePaperTexts => texts[language].paper;

/** `22/11/2026`. */
export const paperDay = (fecha: string): string => fecha.split('-').toReversed().join('/');

/** `1.409,60`: what stands in a column of amounts. */
export const plainAmount = (amount: Cents): string => {
  const { sign, euros, cents } = splitEuros(amount);
  return `${sign}${euros},${cents}`;
};

/** A unit price of hundredths of a cent: two decimals, or four where it has them. */
export const unitAmount = (hundredths: number, language: Language): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 4, useGrouping: 'always' })
    .format(hundredths / 10_000)
    .replace('-', '−');

/** `21`, `4,5`. */
export const rateInWords = (rate: BasisPoints): string => withComma(toPercent(rate));

const listed = ({ idioma }: Invoice, refs: readonly { readonly numero: string; readonly fecha: string }[]): string =>
  new Intl.ListFormat(idioma).format(refs.map(({ numero, fecha }) => paperTexts(idioma).factura(numero, fecha)));

/** What an eco-fee is for; in Spain with the law that wants it named beside its amount. */
export const feeText = ({ idioma, emisor }: Invoice, tasa: WasteFee): string => {
  const t = paperTexts(idioma);
  return emisor.pais === 'ES' ? `${t.ecotasa[tasa]} (${t.leyEcotasa[tasa]})` : t.ecotasa[tasa];
};

/** What the law asks an invoice to say of itself: what it corrects and why, what it replaces, what is guaranteed. */
export const remarks = (factura: Invoice): string[] => {
  const { idioma, rectifica, sustituye, emisor } = factura;
  const t = paperTexts(idioma);
  const spanish = emisor.pais === 'ES';
  const correction = rectifica
    ? [
        t.rectifica(listed(factura, rectifica.facturas)),
        t.modo[rectifica.modo],
        (spanish ? t.causa : t.causaAndorra)[rectifica.causa],
        ...(rectifica.sustituido
          ? [
              t.sustituido(
                formatEuros(rectifica.sustituido.base, idioma),
                formatEuros(rectifica.sustituido.cuota, idioma),
              ),
            ]
          : []),
      ]
    : [];
  return [
    ...(correction.length > 0 ? [correction.join(' ')] : []),
    ...(sustituye.length > 0 ? [t.sustituye(listed(factura, sustituye))] : []),
    ...(factura.total > 0 && factura.papel !== 'anticipo' ? [spanish ? t.garantia : t.garantiaAndorra] : []),
  ];
};

export const titleOf = ({ tipo, idioma }: Invoice): string => paperTexts(idioma).titulo[seriesOf(tipo)];

export const taxName = ({ emisor }: Invoice): string => taxOf(emisor);
