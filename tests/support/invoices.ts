import { makeRefundInvoices } from '#domain/invoices/correct-invoice.ts';
import type { DraftInvoice, Invoice } from '#domain/invoices/invoice.ts';
import type { Issuer } from '#domain/invoices/issuer.ts';
import { makeFinalInvoice, makePaymentInvoice, type OrderToInvoice } from '#domain/invoices/make-invoice.ts';
import { invoiceNumber, seriesFor } from '#domain/invoices/series.ts';
import type { Recipient } from '#domain/invoices/recipient.ts';
import { makeFullInvoice, makeRewrittenInvoice } from '#domain/invoices/replace-invoice.ts';
import {
  linkOf,
  makeAnnulment,
  makeRegistration,
  type BillingRecord,
} from '#domain/invoices/verifactu/billing-record.ts';
import type { Language } from '#domain/language.ts';
import { cents } from '#domain/money/cents.ts';
import { isRefusal, type Refusal } from '#domain/refusal.ts';
import { invoices as ca } from '#i18n/ca/invoices.ts';
import { invoices as es } from '#i18n/es/invoices.ts';
import { sha256 } from '#server/invoices/verifactu/sha256.ts';
import type { BillingSystem } from '#server/invoices/verifactu/write-message.ts';

/** Valid by its control digit, and nobody's in the demo. */
export const spain: Issuer = {
  pais: 'ES',
  nombre: 'Rodera Talleres, S.L.',
  nif: 'B25123456',
  direccion: 'C. Major, 1',
  cpostal: '25001',
  poblacion: 'Lleida',
  prefijo: '',
  registro: 'Registro Mercantil de Lleida, tomo 1, folio 2, hoja L-3',
};
export const andorra: Issuer = {
  pais: 'AD',
  nombre: 'Rodera Andorra, S.L.',
  nif: 'L710000A',
  direccion: 'Av. Meritxell, 10',
  cpostal: 'AD500',
  poblacion: 'Andorra la Vella',
  prefijo: 'AD',
  registro: null,
};
export const customer: Recipient = {
  nombre: 'Núria Gallego Peña & Fills, S.L.',
  nif: '12345678Z',
  pais: 'ES',
  direccion: 'C. de l’Il·lusió, 12',
  cpostal: '25001',
  poblacion: 'Lleida',
  provincia: 'Lleida',
};
export const maker: BillingSystem = {
  nombreRazon: 'Rodera Software, S.L.',
  nif: 'B25123456',
  nombre: 'Rodera',
  id: 'RD',
  version: '1.0',
  instalacion: '1',
};

export const anOrder = (more: Partial<OrderToInvoice> = {}): OrderToInvoice => ({
  pedido: 'R-1042',
  idioma: 'es',
  rebaja: cents(0),
  receptor: null,
  lineas: [
    {
      descripcion: 'Michelin Primacy 4+ 205/55 R16 91V',
      cantidad: 4,
      precio: cents(79_12),
      ecotasa: cents(1_64),
      tasa: 'ecotasa',
      impuesto: 2100,
      importe: cents(300_48),
    },
    {
      descripcion: 'Montaje, equilibrado y válvula',
      cantidad: 4,
      precio: cents(23_97),
      ecotasa: cents(0),
      tasa: null,
      impuesto: 2100,
      importe: cents(95_88),
    },
  ],
  ...more,
});

export const termsIn = (idioma: Language, simplifiedMax = 400_00) => ({
  simplifiedMax: cents(simplifiedMax),
  words: { es, ca }[idioma].words,
});

export const drafted = <Made>(answer: Made | Refusal): Made => {
  if (isRefusal(answer)) throw new Error(answer.refusal);
  return answer;
};

/** Numbers drafts as the desk would, one after the other in each series. */
export const issued = (
  earlier: readonly Invoice[],
  emisor: Issuer,
  fecha: string,
  ...drafts: DraftInvoice[]
): Invoice[] => {
  const all = [...earlier];
  for (const draft of drafts) {
    const series = seriesFor(emisor.prefijo, draft.tipo, fecha);
    const like = all.filter(({ tipo }) => seriesFor('', tipo, fecha).serie === series.serie).length;
    all.push({ ...draft, numero: invoiceNumber(series, like + 1), fecha, emisor });
  }
  return all;
};

/** One of each kind: advance, final, corrective ones of both, in full in place of them, rewritten. */
export const oneOfEach = (emisor: Issuer = spain, idioma: Language = 'es'): Invoice[] => {
  const terms = termsIn(idioma);
  const order = anOrder({ idioma });
  const on = (fecha: string, earlier: readonly Invoice[], ...drafts: DraftInvoice[]) =>
    issued(earlier, emisor, fecha, ...drafts);
  const advance = on('2026-11-18', [], drafted(makePaymentInvoice(order, [], cents(41_24), terms)));
  const fitted = on('2026-11-20', advance, drafted(makeFinalInvoice(order, advance, '2026-11-19', terms)));
  const back = on('2026-11-21', fitted, ...drafted(makeRefundInvoices(fitted, cents(20_00), 'rebaja', terms.words)));
  const full = on('2026-11-21', back, drafted(makeFullInvoice(back, customer, terms.words)));
  const rewritten = on(
    '2026-11-22',
    full,
    drafted(
      makeRewrittenInvoice(full.at(-1) as Invoice, full, { ...customer, pais: 'AD', nif: 'L710000A' }, terms.words),
    ),
  );
  return on(
    '2026-11-22',
    rewritten,
    ...drafted(makeRefundInvoices(rewritten, cents(100_00), 'resolucion', terms.words)),
    drafted(makePaymentInvoice(anOrder({ idioma, receptor: customer }), [], cents(396_36), terms)),
  );
};

export const momentOf = (second: number): string =>
  new Date(Date.UTC(2026, 10, 22, 10, 0, second)).toISOString().replace('.000Z', '+00:00');

/** The chain of some invoices, the last of which is annulled where asked. */
export const chainOf = (invoices: readonly Invoice[], annulled = false): BillingRecord[] => {
  const records: BillingRecord[] = [];
  const making = () => {
    const before = records.at(-1);
    return { anterior: before ? linkOf(before) : null, generado: momentOf(records.length), sha256 };
  };
  for (const invoice of invoices) records.push(makeRegistration(invoice, making()));
  const last = invoices.at(-1);
  if (annulled && last) records.push(makeAnnulment(last, making()));
  return records;
};
