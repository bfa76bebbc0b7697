import { cents, plus, sum, times } from '#domain/money/cents.ts';
import { isRefusal, type Refusal } from '#domain/refusal.ts';
import type { DraftInvoice, Invoice } from '#domain/invoices/invoice.ts';
import type { InvoiceWords } from '#domain/invoices/invoice-words.ts';
import type { Issuer } from '#domain/invoices/issuer.ts';
import { type OrderToInvoice } from '#domain/invoices/make-invoice.ts';
import { type OrderedLine } from '#domain/invoices/order-lines.ts';
import type { Recipient } from '#domain/invoices/recipient.ts';
import { invoiceNumber, seriesFor } from '#domain/invoices/series.ts';
import { grossOfAll, shareAt } from '#domain/invoices/tax-shares.ts';

export const named = (papel: string) => (pedido: string) => `${papel} de ${pedido}`;
export const words: InvoiceWords = {
  anticipo: (pedido) => `Anticipo del pedido ${pedido}`,
  deduccion: (numero, fecha) => `Facturado antes: ${numero}, ${fecha}`,
  devolucion: (numero) => `Devolución de ${numero}`,
  descripcion: {
    anticipo: named('anticipo'),
    total: named('total'),
    final: named('final'),
    rectificativa: named('rectificativa'),
    canje: named('canje'),
  },
};
export const terms = { simplifiedMax: cents(400_00), words };

export const emisor: Issuer = {
  pais: 'ES',
  nombre: 'Rodera Talleres, S.L.',
  nif: 'B25000001',
  direccion: 'C. Major, 1',
  cpostal: '25001',
  poblacion: 'Lleida',
  prefijo: '',
  registro: null,
};
export const receptor: Recipient = {
  nombre: 'Núria Solé Vila',
  nif: '12345678Z',
  pais: 'ES',
  direccion: 'C. Major, 12',
  cpostal: '25001',
  poblacion: 'Lleida',
  provincia: 'Lleida',
};

export const line = (precio: number, cantidad = 1, more: Partial<OrderedLine> = {}): OrderedLine => ({
  descripcion: 'Neumático',
  cantidad,
  precio: cents(precio),
  ecotasa: cents(0),
  tasa: null,
  impuesto: 2100,
  importe: times(cents(precio), cantidad),
  ...more,
});
export const tyres = line(79_12, 4, { ecotasa: cents(1_64), tasa: 'ecotasa' });
export const fitting = line(23_97, 4, { descripcion: 'Montaje' });
export const order: OrderToInvoice = {
  pedido: 'R-1042',
  idioma: 'es',
  lineas: [tyres, fitting],
  rebaja: cents(0),
  receptor: null,
};

export const made = (answer: DraftInvoice | Refusal): DraftInvoice => {
  if (isRefusal(answer)) throw new Error(answer.refusal);
  return answer;
};
/** Whether lines, eco-fees and taxes make the total, by rate and as a whole. */
export const addsUp = ({ lineas, desglose, total }: DraftInvoice): boolean =>
  grossOfAll(desglose) === total &&
  [...new Set([...lineas, ...desglose].map(({ impuesto }) => impuesto))].every((impuesto) => {
    const own = lineas.filter((each) => each.impuesto === impuesto);
    return sum(own.map(({ base, ecotasa }) => plus(base, ecotasa))) === shareAt(desglose, impuesto).base;
  });

export const fecha = '2026-11-22';
/** Issued: numbered as the desk would, one after the other in each series. */
export const issue = (earlier: readonly Invoice[], ...drafts: readonly DraftInvoice[]): Invoice[] => {
  const all = [...earlier];
  for (const draft of drafts) {
    const serie = seriesFor('', draft.tipo, fecha);
    const before = all.filter(({ tipo }) => seriesFor('', tipo, fecha).serie === serie.serie).length;
    all.push({ ...draft, numero: invoiceNumber(serie, before + 1), fecha, emisor });
  }
  return all;
};
export const several = (answer: DraftInvoice[] | Refusal): DraftInvoice[] => {
  if (isRefusal(answer)) throw new Error(answer.refusal);
  return answer;
};
