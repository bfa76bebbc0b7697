import type { Basket } from '#contract/basket.ts';
import type { PageName } from '#contract/addresses.ts';
import { missingStep, stepBack, type BasketStep } from '#domain/basket/steps.ts';
import type { BasketTexts } from '#i18n/es/basket.ts';

/** What is known of whoever orders, in this browser. */
export interface Known {
  /** They are signed in, or typed who they are as a guest. */
  readonly contact: boolean;
  /** An invoice can be written. */
  readonly billing: boolean;
}

/** What is shown of the way: each stands for the steps that share its screen. */
export const basketStations = ['cesta', 'visita', 'datos', 'pago'] as const;
export type Station = (typeof basketStations)[number];

interface StepRow {
  readonly page: PageName & `basket${string}`;
  readonly station: Station;
  /** The key of its title, where that is not the name that the list of steps has for it. */
  readonly title?: keyof BasketTexts & `${string}Titulo`;
  /** Its title for who is signed in, who is not asked who they are. */
  readonly knownTitle?: keyof BasketTexts & `${string}Titulo`;
  /** Its title while the order that the basket became is unpaid. */
  readonly unpaidTitle?: keyof BasketTexts & `${string}Titulo`;
  /** Where its main action leads, as soon as it may. A step with a form of its own, or whose cards lead on, has none. */
  readonly goOn?: { readonly to: BasketStep; readonly may: (basket: Basket) => boolean };
  /** Somebody types here: a held time that ran out does not take the page away. */
  readonly isTyping?: true;
}

/** The steps of a purchase, in the order of `domain/basket/steps.ts`; the screen of each is a file of this folder. */
const basketWizard: Readonly<Record<BasketStep, StepRow>> = {
  solicitud: {
    page: 'basketRequest',
    station: 'cesta',
    goOn: { to: 'talleres', may: ({ agotados }) => agotados.length === 0 },
  },
  opciones: {
    page: 'basketOptions',
    station: 'cesta',
    title: 'cestaTitulo',
    goOn: { to: 'talleres', may: ({ agotados }) => agotados.length === 0 },
  },
  talleres: { page: 'basketWorkshops', station: 'visita', title: 'talleresTitulo' },
  'fecha-y-hora': {
    page: 'basketTime',
    station: 'visita',
    title: 'fechaTitulo',
    goOn: { to: 'registro', may: ({ hold }) => hold !== null },
  },
  registro: {
    page: 'basketRegister',
    station: 'datos',
    title: 'registroTitulo',
    knownTitle: 'pagoTitulo',
    isTyping: true,
  },
  'datos-facturacion': {
    page: 'basketBilling',
    station: 'pago',
    title: 'pagoTitulo',
    isTyping: true,
  },
  pago: { page: 'basketPayment', station: 'pago', title: 'pagoTitulo', isTyping: true },
  'tu-reserva': { page: 'basketDone', station: 'pago', unpaidTitle: 'sinPagarTitulo' },
};

export const basketRow = (step: BasketStep): StepRow => basketWizard[step];

export const pageOfBasketStep = (step: BasketStep): StepRow['page'] => basketWizard[step].page;

/** The address at which each station begins, and which of them a step belongs to. */
export const pageOfStation: Readonly<Record<Station, StepRow['page']>> = {
  cesta: 'basketRequest',
  visita: 'basketTime',
  datos: 'basketRegister',
  pago: 'basketPayment',
};

/** Where "back" leads on the screen of a step: what shares the screen is in sight already. */
export const backFrom = (step: BasketStep, basket: Basket): BasketStep | undefined => {
  const before = stepBack(step, basket);
  const isHere = before !== undefined && basketWizard[before].station === basketWizard[step].station;
  return isHere ? backFrom(before, basket) : before;
};

/** The title of a step's page; null where it is the step's own name. */
export const basketTitle = (
  step: BasketStep,
  basket: Pick<Basket, 'pedido'> | null,
  isSignedIn = false,
): StepRow['title'] | null => {
  const { title, unpaidTitle, knownTitle } = basketWizard[step];
  if (basket?.pedido?.status === 'pendiente-pago' && unpaidTitle) return unpaidTitle;
  return (isSignedIn && knownTitle) || (title ?? null);
};

/** The step that the main action leads to; null where nothing may be gone on to yet. */
export const goOnFrom = (step: BasketStep, basket: Basket): BasketStep | null => {
  const { goOn } = basketWizard[step];
  return goOn?.may(basket) ? goOn.to : null;
};

/** What an order that the basket became still allows. One that lapsed may be ordered anew, and is still shown as such. */
const orderOf = (step: BasketStep, { pedido }: Basket): 'none' | 'open' | 'settled' => {
  if (!pedido) return 'none';
  if (pedido.status === 'caducado') return step === 'tu-reserva' ? 'open' : 'none';
  return pedido.status === 'pendiente-pago' ? 'open' : 'settled';
};

/** An order knows who made it, in whatever window it is paid. */
const knownTo = ({ pedido }: Basket, known: Known) =>
  pedido?.status === 'pendiente-pago' ? { contact: true, billing: true } : known;

/** The time that was chosen and held is not held any more, and this step stays all the same. */
export const hasLostTime = (step: BasketStep, { hold, selectedDate, selectedTime, pedido }: Basket): boolean =>
  basketWizard[step].isTyping === true &&
  hold === null &&
  selectedDate !== null &&
  selectedTime !== null &&
  (pedido === null || pedido.status === 'caducado');

/** The step that must come first, when something that `step` builds on is missing. */
export const missingBefore = (step: BasketStep, basket: Basket, known: Known): BasketStep | undefined =>
  missingStep(step, {
    ...basket,
    ...knownTo(basket, known),
    held: basket.hold !== null || hasLostTime(step, basket),
    order: orderOf(step, basket),
  });
