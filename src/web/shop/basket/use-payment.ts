import type { Basket, BasketOrder } from '#contract/basket.ts';
import { address } from '#contract/addresses.ts';
import type { Problem } from '#contract/refusals.ts';
import { asksForProof, type Proof } from '#web/guests/prove-email.tsx';
import { browserApi, Refused } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { rememberDraft, typedSoFar, useSession } from '#web/stored/session-store.ts';
import { createRetryKey, refusedBy, type SendOutcome } from '#web/walk/sending.ts';
import { useSend } from '#web/walk/use-send.ts';
import { useState, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import type { Site } from './ask-site.ts';
import { changeBasket, orderWish, reloadBasket } from './basket-store.ts';
import { goToGateway } from './gateway.ts';
import { rememberOrder } from './known-ahead.ts';
import { useBasketTexts } from './texts.ts';

/** Until the browser has gone, the form is being sent. */
const leftForGood = new Promise<null>(() => {});

export type Terms = BasketOrder['terms'];
type PaymentType = NonNullable<BasketOrder['paymentType']>;

/** How much is paid now, and with what: as it was chosen before, as far as it is still offered. */
const usePaymentChoice = (basket: Basket, site: Site) => {
  const { pedido, paymentTerms, paymentType, totals } = basket;
  const { draft } = typedSoFar();
  const atWorkshop = totals.total <= site.pagoEnTallerHasta;
  const [terms, setTerms] = useState<Terms>(
    (atWorkshop || draft.terms !== 'taller' ? draft.terms : null) ?? pedido?.terms ?? paymentTerms ?? 'reserva',
  );
  const wished = draft.paymentType ?? pedido?.paymentType ?? paymentType ?? 'tarjeta';
  const [type, setType] = useState<PaymentType>(site.tiposPago.includes(wished) ? wished : 'tarjeta');
  const due = { reserva: totals.reserva, total: totals.total, taller: 0 }[terms];
  return {
    atWorkshop,
    terms,
    setTerms: (chosen: Terms) => {
      rememberDraft({ terms: chosen });
      setTerms(chosen);
    },
    type,
    setType: (chosen: PaymentType) => {
      rememberDraft({ paymentType: chosen });
      setType(chosen);
    },
    due,
  };
};

/** Orders the basket, or pays another way what it was ordered as; with what was typed by then. */
const useOrder = (basket: Basket, { terms, type }: Pick<ReturnType<typeof usePaymentChoice>, 'terms' | 'type'>) => {
  const language = useLanguage();
  const { token, user } = useSession();
  const paymentType = terms === 'taller' ? null : type;
  return async (idempotencyKey: string, generaFactura: boolean) => {
    const { contact, billing: typed } = typedSoFar();
    const billing = generaFactura ? typed : null;
    const userInfo = user ? { idioma: language } : { ...contact, idioma: language };
    const api = browserApi(language);
    const options = { token: token ?? undefined, idempotencyKey };
    if (basket.pedido?.status === 'pendiente-pago') {
      const data = { cestaID: basket.cestaID, paymentTerms: terms, paymentType, billing };
      return await api('changeOrder', { body: { data, userInfo } }, options);
    }
    const { total } = basket.totals;
    const cestaState = { ...orderWish(), paymentTerms: terms, paymentType, billing, generaFactura, total };
    return await api('placeOrder', { body: { cestaState, userInfo } }, options);
  };
};

/** Whether the invoice names somebody: as it is wanted, or because it must. */
const useInvoice = (basket: Basket, isNamed: boolean) => {
  const isOrdered = basket.pedido?.status === 'pendiente-pago';
  const [wanted, setWanted] = useState(basket.generaFactura || (isOrdered && typedSoFar().billing !== null));
  const setInvoice = (wants: boolean) => {
    setWanted(wants);
    // How an order is paid is said when it is paid; changing its basket would give it up.
    if (!isOrdered) void changeBasket({ generaFactura: wants });
  };
  return { isNamed, invoice: wanted, setInvoice, named: isNamed || wanted };
};

/** Everything that the payment's form knows and does. */
export const usePayment = (basket: Basket, site: Site, proof: RefObject<Proof | null>, take: () => boolean) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const choice = usePaymentChoice(basket, site);
  const order = useOrder(basket, choice);
  const [retryKey] = useState(createRetryKey);
  /** Refused because the shop does not know who asks; what is refused for one way to pay is not said of another. */
  const [unknown, setUnknown] = useState<Problem | null>(null);
  const invoice = useInvoice(basket, choice.due > site.facturaSimplificadaHasta);
  const sending = useSend(async (): Promise<SendOutcome> => {
    if (!take()) return undefined;
    if ((await proof.current?.()) === false) return undefined;
    try {
      const { pedido, pasarela } = await order(retryKey.of('order'), invoice.named);
      retryKey.forget();
      rememberOrder(pedido);
      // From now on the order says how it is paid; another one begins anew.
      rememberDraft({ terms: null, paymentType: null });
      if (pasarela) {
        goToGateway(pasarela);
        return await leftForGood;
      }
      setUnknown(null);
      // What the order says is known; what lies beside it follows.
      void reloadBasket();
      await navigate(address('basketDone', language));
      return null;
    } catch (failure) {
      if (!(failure instanceof Refused)) throw failure;
      retryKey.forget();
      const { problem } = failure;
      setUnknown(asksForProof(problem) ? problem : null);
      await reloadBasket();
      return asksForProof(problem) ? null : refusedBy(problem);
    }
  }, t.sinConexion);
  const choose = (terms: Terms) => {
    setUnknown(null);
    choice.setTerms(terms);
  };
  return { ...choice, ...sending, ...invoice, choose, unknown };
};
