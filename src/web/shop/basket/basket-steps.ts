import type { Basket } from '#contract/basket.ts';
import { missingStep, type BasketStep } from '#domain/basket/steps.ts';
import type { PageName } from '#contract/addresses.ts';

export const stepPages: Record<BasketStep, PageName & `basket${string}`> = {
  solicitud: 'basketRequest',
  opciones: 'basketOptions',
  talleres: 'basketWorkshops',
  'fecha-y-hora': 'basketTime',
  registro: 'basketRegister',
  'datos-facturacion': 'basketBilling',
  pago: 'basketPayment',
  'tu-reserva': 'basketDone',
};

/** What an order that the basket became still allows. One that lapsed may be ordered anew, and is still shown as such. */
const orderOf = (step: BasketStep, { pedido }: Basket): 'none' | 'open' | 'settled' => {
  if (!pedido) return 'none';
  if (pedido.status === 'caducado') return step === 'tu-reserva' ? 'open' : 'none';
  return pedido.status === 'pendiente-pago' ? 'open' : 'settled';
};

/** An order knows who made it, in whatever window it is paid. */
const knownTo = ({ pedido }: Basket, known: { contact: boolean; billing: boolean }) =>
  pedido?.status === 'pendiente-pago' ? { contact: true, billing: true } : known;

/** Where somebody types, a held time that ran out does not take the page away. */
const typing: ReadonlySet<BasketStep> = new Set(['registro', 'datos-facturacion', 'pago']);

/** The time that was chosen and held is not held any more, and this step stays all the same. */
export const hasLostTime = (step: BasketStep, { hold, selectedDate, selectedTime, pedido }: Basket): boolean =>
  typing.has(step) &&
  hold === null &&
  selectedDate !== null &&
  selectedTime !== null &&
  (pedido === null || pedido.status === 'caducado');

/** The step that must come first, when something that `step` builds on is missing. */
export const missingBefore = (
  step: BasketStep,
  basket: Basket,
  known: { contact: boolean; billing: boolean },
): BasketStep | undefined =>
  missingStep(step, {
    ...basket,
    ...knownTo(basket, known),
    held: basket.hold !== null || hasLostTime(step, basket),
    order: orderOf(step, basket),
  });
