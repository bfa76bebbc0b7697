import type { Basket } from '#contract/basket.ts';
import type { PageName } from '#web/addresses.ts';

export const basketSteps = [
  'solicitud',
  'opciones',
  'talleres',
  'fecha-y-hora',
  'registro',
  'datos-facturacion',
  'pago',
  'tu-reserva',
] as const;
export type BasketStep = (typeof basketSteps)[number];

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

/** Where "back" leads (specification, shopping 4); the reservation has no way back. */
export const stepBefore: Record<BasketStep, BasketStep | undefined> = {
  solicitud: undefined,
  opciones: 'solicitud',
  talleres: 'opciones',
  'fecha-y-hora': 'talleres',
  registro: 'fecha-y-hora',
  'datos-facturacion': 'registro',
  pago: 'fecha-y-hora',
  'tu-reserva': undefined,
};

/** The step that must come first, when something that `step` builds on is missing. */
export const missingStep = (step: BasketStep, basket: Basket | null, contactKnown: boolean): BasketStep | undefined => {
  if (step === 'tu-reserva') return basket?.pedido ? undefined : 'solicitud';
  if (basket?.pedido && basket.pedido.status !== 'caducado' && basket.pedido.status !== 'pendiente-pago')
    return 'tu-reserva';
  const place = basketSteps.indexOf(step);
  if (place > 0 && !basket?.products.length) return 'solicitud';
  if (place > 2 && basket?.selectedTaller == null) return 'talleres';
  if (place > 3 && (basket?.selectedTime == null || !basket.hold) && !basket?.pedido) return 'fecha-y-hora';
  if (place > 4 && !contactKnown) return 'registro';
  return undefined;
};
