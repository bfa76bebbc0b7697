import type { Input } from '#contract/contract.ts';
import { nothingChosen } from '#domain/basket/nothing-chosen.ts';

/** What a visitor wants, parsed. */
export type Wish = Input<'updateBasket'>['body']['cestaState'];

type Kept<Field extends keyof Wish> = Exclude<Wish[Field], undefined>;

export interface ProductInBasket {
  readonly id_navision: string;
  readonly cantidad: number;
  readonly matricula: string | null;
  /** The basket's version that first had it, and the one that last changed its quantity. */
  readonly desde: number;
  readonly cambiado: number;
}

/** What a basket's row keeps: what was chosen, no prices and nothing about who chose it. */
export interface BasketState {
  readonly products: readonly ProductInBasket[];
  /** What the visitor said about each service: chosen or not. */
  readonly services: Readonly<Record<string, boolean>>;
  readonly codigoPostalIntroducido: Kept<'codigoPostalIntroducido'>;
  readonly selectedTaller: Kept<'selectedTaller'>;
  readonly selectedDate: Kept<'selectedDate'>;
  readonly selectedTime: Kept<'selectedTime'>;
  readonly matricula: Kept<'matricula'>;
  readonly step: NonNullable<Wish['step']>;
  readonly paymentTerms: Kept<'paymentTerms'>;
  readonly paymentType: Kept<'paymentType'>;
  readonly generaFactura: boolean;
  /** Codes, in the order in which they were typed. */
  readonly cupones: readonly string[];
  /** Promotions that the visitor does without. */
  readonly sinPromociones: readonly number[];
  readonly origin: NonNullable<Wish['origin']>;
  readonly searchToken: Kept<'searchToken'>;
  readonly newVehicleData: Kept<'newVehicleData'>;
  readonly vehicleOrigin: Kept<'vehicleOrigin'>;
  readonly selectedRevision: Kept<'selectedRevision'>;
  readonly promotionCode: Kept<'promotionCode'>;
  readonly expressCheckinToken: Kept<'expressCheckinToken'>;
}

export const emptyBasket: BasketState = {
  ...nothingChosen,
  products: [],
  services: {},
  newVehicleData: null,
  vehicleOrigin: null,
  selectedRevision: null,
  promotionCode: null,
  expressCheckinToken: null,
};

/** Two states that say the same; the database does not keep the order of fields. */
export const sameState = (one: BasketState, other: BasketState): boolean => inOrder(one) === inOrder(other);

const inOrder = (state: BasketState): string =>
  JSON.stringify([
    state.products.map(({ id_navision, cantidad, matricula }) => [id_navision, cantidad, matricula]),
    Object.entries(state.services).sort(([one], [other]) => (one < other ? -1 : 1)),
    Object.keys(emptyBasket)
      .filter((field) => field !== 'products' && field !== 'services')
      .map((field) => state[field as keyof BasketState]),
  ]);

/** Where its visitor is and how they will pay: what may change while an order waits for its payment. */
export const aside = ({ step, paymentTerms, paymentType, generaFactura, origin, searchToken }: BasketState) => ({
  step,
  paymentTerms,
  paymentType,
  generaFactura,
  origin,
  searchToken,
});

/** Two states of which the same order is made. */
export const sameOrder = (one: BasketState, other: BasketState): boolean =>
  sameState({ ...one, ...aside(emptyBasket) }, { ...other, ...aside(emptyBasket) });
