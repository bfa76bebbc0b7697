import type { Basket, BasketOrder } from '#contract/basket.ts';
import type { Hold } from '#contract/times.ts';
import type { Language } from '#domain/language.ts';
import { sentenceOf } from '#i18n/sentence.ts';
import type { HeldTime } from '../booking/hold-time.ts';
import { refusedPromotion } from '../promotions/refused-promotion.ts';
import type { BasketState } from './basket-state.ts';
import type { PricedState } from './price-state.ts';
import { showDiscounts } from './show-discounts.ts';
import { showPriced } from './show-priced.ts';

export const showHold = (held: HeldTime): Hold => ({
  codTienda: held.codTienda,
  date: held.fecha,
  time: held.hora,
  minutos: held.minutos,
  expires: held.expires.toISOString(),
  latest: held.latest.toISOString(),
});

export interface ShownParts {
  readonly cestaID: string;
  readonly version: number;
  readonly state: BasketState;
  readonly priced: PricedState;
  readonly hold: HeldTime | null;
  readonly pedido: BasketOrder | null;
  /** A sentence for the visitor. */
  readonly cuponError: string | null;
  readonly promocionError: string | null;
  readonly retirados?: Basket['retirados'];
  readonly visita: Basket['visita'];
}

/** What is said of a coupon and of a promotion that do not count. */
export const discountTrouble = (
  { rechazo, sinPromocion: [lost] }: PricedState,
  language: Language,
): Pick<ShownParts, 'cuponError' | 'promocionError'> => {
  const refused = lost && refusedPromotion(lost, language);
  return {
    cuponError: rechazo && sentenceOf(rechazo.refusal, language, rechazo.values),
    promocionError: refused ? sentenceOf(refused.refusal, language, refused.values) : null,
  };
};

/** A basket as its owner sees it: what was chosen, priced. It names nobody. */
export const showBasket = ({
  cestaID,
  version,
  state,
  priced,
  hold,
  pedido,
  cuponError,
  promocionError,
  retirados = [],
  visita,
}: ShownParts): Basket => ({
  cestaID,
  version,
  ...showPriced(priced, state.selectedDate),
  codigoPostalIntroducido: state.codigoPostalIntroducido,
  selectedTaller: state.selectedTaller,
  selectedDate: state.selectedDate,
  selectedTime: state.selectedTime,
  matricula: state.matricula,
  step: state.step,
  paymentTerms: state.paymentTerms,
  paymentType: state.paymentType,
  generaFactura: state.generaFactura,
  cupones: priced.cupones.map(({ codigo }) => codigo),
  cuponError,
  displayCouponBox: priced.admiteCupones,
  sinPromociones: [...state.sinPromociones],
  promocionError,
  discount: showDiscounts(priced),
  origin: state.origin,
  searchToken: state.searchToken,
  newVehicleData: state.newVehicleData,
  vehicleOrigin: state.vehicleOrigin,
  selectedRevision: state.selectedRevision,
  promotionCode: state.promotionCode,
  expressCheckinToken: state.expressCheckinToken,
  hold: hold && showHold(hold),
  pedido,
  agotados: priced.agotados.map(({ id_navision }) => id_navision),
  retirados,
  visita,
});
