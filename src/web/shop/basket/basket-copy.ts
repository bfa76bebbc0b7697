import type { Basket, BasketWish } from '#contract/basket.ts';
import { nothingChosen } from '#domain/basket/nothing-chosen.ts';

/** A basket as a browser keeps it. */
export interface BasketCopy {
  readonly cestaID: string;
  readonly cesta: Basket | null;
}

/** What of a basket is its visitor's choice; without a version it is new. */
type Chosen = Pick<
  Basket,
  | 'products'
  | 'services'
  | 'codigoPostalIntroducido'
  | 'selectedTaller'
  | 'selectedDate'
  | 'selectedTime'
  | 'matricula'
  | 'step'
  | 'paymentTerms'
  | 'paymentType'
  | 'generaFactura'
  | 'cupones'
  | 'sinPromociones'
  | 'origin'
  | 'searchToken'
> & { readonly version: number | null };

const empty: Chosen = { ...nothingChosen, version: null, products: [], services: [] };

/** What the visitor has chosen so far, as the server wants to hear it. */
export const wishOf = ({ cestaID, cesta }: BasketCopy) => {
  const chosen = cesta ?? empty;
  return {
    cestaID,
    version: chosen.version,
    products: chosen.products.map(({ id_navision, cantidad, matricula }) => ({ id_navision, cantidad, matricula })),
    services: chosen.services.map(({ id_navision, selected }) => ({ id_navision, selected })),
    codigoPostalIntroducido: chosen.codigoPostalIntroducido,
    selectedTaller: chosen.selectedTaller,
    selectedDate: chosen.selectedDate,
    selectedTime: chosen.selectedTime,
    matricula: chosen.matricula,
    step: chosen.step,
    paymentTerms: chosen.paymentTerms,
    paymentType: chosen.paymentType,
    generaFactura: chosen.generaFactura,
    cupones: chosen.cupones,
    sinPromociones: chosen.sinPromociones,
    origin: chosen.origin,
    searchToken: chosen.searchToken,
  } satisfies BasketWish;
};

/** Of two copies of one basket the later one: answers and tabs may overtake each other. */
export const laterCopy = (heard: Basket | null, known: Basket | null): Basket | null =>
  heard && known && heard.cestaID === known.cestaID && known.version > heard.version ? known : heard;
