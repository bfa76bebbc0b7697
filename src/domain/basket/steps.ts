import { stepInstead } from '../walk/steps.ts';

/** The steps of the basket in their order; `datos-facturacion` only where an invoice is wanted. */
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

/** How far a basket has come. */
export interface BasketProgress {
  readonly products: readonly unknown[];
  readonly services: readonly { readonly obligatorio: boolean }[];
  readonly selectedTaller: number | null;
  readonly selectedDate: string | null;
  readonly selectedTime: string | null;
  /** The chosen time is held for this basket. */
  readonly held: boolean;
  /** Who orders is known: signed in, or typed. */
  readonly contact: boolean;
  readonly generaFactura: boolean;
  readonly billing: boolean;
  /** The order it became: `open` may still be paid, `settled` may not. */
  readonly order: 'none' | 'open' | 'settled';
}

/** Whether there is anything to choose among the options: what is always included is no choice. */
export const hasOptions = ({ services }: Pick<BasketProgress, 'services'>): boolean =>
  services.some(({ obligatorio }) => !obligatorio);

/** Where "back" leads (spec B23 to B26). The request and the reservation have none. */
export const stepBack = (step: BasketStep, basket: Pick<BasketProgress, 'services'>): BasketStep | undefined => {
  const back: Readonly<Record<BasketStep, BasketStep | undefined>> = {
    solicitud: undefined,
    opciones: 'solicitud',
    talleres: hasOptions(basket) ? 'opciones' : 'solicitud',
    'fecha-y-hora': 'talleres',
    registro: 'fecha-y-hora',
    'datos-facturacion': 'registro',
    pago: 'fecha-y-hora',
    'tu-reserva': undefined,
  };
  return back[step];
};

/** What each step builds on, with the step that gives it. */
const needs: readonly (readonly [from: BasketStep, given: (basket: BasketProgress) => boolean])[] = [
  ['solicitud', ({ products }) => products.length > 0],
  ['talleres', ({ selectedTaller }) => selectedTaller !== null],
  [
    'fecha-y-hora',
    ({ selectedDate, selectedTime, held, order }) =>
      selectedDate !== null && selectedTime !== null && (held || order === 'open'),
  ],
  ['registro', ({ contact }) => contact],
  ['datos-facturacion', ({ generaFactura, billing }) => !generaFactura || billing],
];

/**
 * The step to show instead of the one asked for: undefined when it may be entered. A step waits for all that
 * stands before it; a settled order shows nothing but the reservation, and there is none without an order.
 */
export const missingStep = (step: BasketStep, basket: BasketProgress): BasketStep | undefined => {
  if (step === 'tu-reserva' && basket.order !== 'none') return undefined;
  if (basket.order === 'settled') return 'tu-reserva';
  const [open] = needs.find(([, given]) => !given(basket)) ?? (['pago'] as const);
  return stepInstead(step, basketSteps, open);
};
