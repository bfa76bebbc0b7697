import { addressLine } from '#domain/workshops/postal-address.ts';
import type { BasketOrder } from '#contract/basket.ts';
import type { Language } from '#domain/language.ts';
import { toEuros } from '#domain/money/euros.ts';
import { payments as ca } from '#i18n/ca/payments.ts';
import { payments as es, type PaymentSentence } from '#i18n/es/payments.ts';
import type { LastPayment, OrderRow } from './orders-store.ts';

const sentences = { es, ca };

const isSentence = (key: string): key is PaymentSentence => key in es;

const sentenceKey = ({ status, family }: LastPayment): string | null => {
  switch (status) {
    case 'denegado':
      return family ?? 'otro';
    case 'abandonado':
    case 'devolver':
    case 'devuelto':
      return status;
    case 'iniciado':
    case 'pagado':
      return null;
  }
};

const sentenceOf = (pago: LastPayment, language: Language): string | null => {
  const key = sentenceKey(pago);
  return key === null ? null : sentences[language][isSentence(key) ? key : 'otro'];
};

/** `d•••@example.com`: enough to know one's own address by, too little to learn somebody else's. */
export const maskEmail = (email: string): string => `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`;

/** An order as the browser that made it sees it, but for what the link of its appointment opens. */
export const showOrder = (order: OrderRow, language: Language): BasketOrder => ({
  orderNumber: order.orderNumber,
  status: order.status,
  terms: order.terms,
  paymentType: order.paymentType,
  total: toEuros(order.total),
  aPagar: toEuros(order.aPagar),
  pagado: toEuros(order.pagado),
  selectedTaller: order.codTienda,
  tallerAlias: order.snapshot.taller.alias,
  tallerDireccion: addressLine(order.snapshot.taller),
  tallerTelefono: order.snapshot.taller.telefono,
  selectedDate: order.fecha ?? order.snapshot.selectedDate,
  selectedTime: order.hora?.slice(0, 5) ?? order.snapshot.selectedTime,
  minutos: order.snapshot.minutos,
  email: maskEmail(order.email),
  pago: order.pago && {
    status: order.pago.status,
    code: order.pago.code,
    family: order.pago.family,
    sentence: sentenceOf(order.pago, language),
  },
  caduca: order.caduca?.toISOString() ?? null,
  calendario: null,
  cita: null,
  oferta: order.oferta?.id ?? null,
});
