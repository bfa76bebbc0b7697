import { couponCode } from '#domain/coupons/coupon.ts';
import { emptyBasket, type BasketState, type ProductInBasket, type Wish } from './basket-state.ts';

interface Stored {
  readonly state: BasketState;
  readonly version: number;
}

/** The same product named twice is wanted that often. */
const wantedOnce = (products: Wish['products']): Wish['products'] => {
  const byId = new Map<string, Wish['products'][number]>();
  for (const product of products) {
    const before = byId.get(product.id_navision);
    byId.set(product.id_navision, before ? { ...product, cantidad: before.cantidad + product.cantidad } : product);
  }
  return [...byId.values()];
};

/**
 * Where both this tab and another changed a quantity, the larger counts: two too many are seen on the next
 * screen, two too few in the workshop.
 */
const mergeProducts = (stored: Stored | null, wish: Wish, base: number): ProductInBasket[] => {
  const next = (stored?.version ?? 0) + 1;
  const before = new Map(stored?.state.products.map((product) => [product.id_navision, product]));
  const wanted = wantedOnce(wish.products).map(({ id_navision, cantidad, matricula = null }): ProductInBasket => {
    const known = before.get(id_navision);
    if (!known) return { id_navision, cantidad, matricula, desde: next, cambiado: next };
    const agreed = known.cambiado > base ? Math.max(cantidad, known.cantidad) : cantidad;
    return {
      id_navision,
      cantidad: agreed,
      matricula: matricula ?? known.matricula,
      desde: known.desde,
      cambiado: agreed === known.cantidad ? known.cambiado : next,
    };
  });
  const named = new Set(wanted.map(({ id_navision }) => id_navision));
  // Missing from the wish: taken out by this tab, which had seen it, or put in by another since.
  const unseen = (stored?.state.products ?? []).filter(
    ({ id_navision, desde }) => !named.has(id_navision) && desde > base,
  );
  return [...wanted, ...unseen];
};

/** A copy that knew less takes none away. */
const mergeCoupons = (before: readonly string[], wanted: Wish['cupones'], stale: boolean): readonly string[] => {
  if (!wanted) return before;
  const typed = wanted.map(couponCode);
  // One that was typed twice stays so until it is judged: the visitor is told.
  return stale ? [...new Set([...before, ...typed])] : typed;
};

const mergeForgone = (before: readonly number[], wanted: Wish['sinPromociones'], stale: boolean): readonly number[] =>
  wanted ? [...new Set(stale ? [...before, ...wanted] : wanted)] : before;

/**
 * What a basket holds after a wish, made on the copy of version `wish.version`. On the newest copy the
 * wish is simply followed. On an older one, because another tab changed the basket meanwhile, or on none,
 * nothing that the wish could not know of is lost.
 */
export const mergeWish = (stored: Stored | null, wish: Wish): BasketState => {
  const base = wish.version ?? 0;
  const before = stored?.state ?? emptyBasket;
  const stale = stored !== null && base < stored.version;
  /** Absent says nothing; null takes back, unless it comes from a copy that did not know the value. */
  const follow = <Value>(wanted: Value | undefined, known: Value): Value =>
    wanted === undefined || (stale && wanted === null) ? known : wanted;

  const services: Record<string, boolean> = { ...before.services };
  for (const { id_navision, selected } of wish.services ?? []) {
    services[id_navision] = selected || (stale && before.services[id_navision] === true);
  }
  return {
    products: mergeProducts(stored, wish, base),
    services,
    codigoPostalIntroducido: follow(wish.codigoPostalIntroducido, before.codigoPostalIntroducido),
    selectedTaller: follow(wish.selectedTaller, before.selectedTaller),
    selectedDate: follow(wish.selectedDate, before.selectedDate),
    selectedTime: follow(wish.selectedTime, before.selectedTime),
    matricula: follow(wish.matricula, before.matricula),
    step: wish.step ?? before.step,
    paymentTerms: follow(wish.paymentTerms, before.paymentTerms),
    paymentType: follow(wish.paymentType, before.paymentType),
    generaFactura: wish.generaFactura ?? before.generaFactura,
    cupones: mergeCoupons(before.cupones, wish.cupones, stale),
    sinPromociones: mergeForgone(before.sinPromociones, wish.sinPromociones, stale),
    origin: wish.origin ?? before.origin,
    searchToken: follow(wish.searchToken, before.searchToken),
    newVehicleData: follow(wish.newVehicleData, before.newVehicleData),
    vehicleOrigin: follow(wish.vehicleOrigin, before.vehicleOrigin),
    selectedRevision: follow(wish.selectedRevision, before.selectedRevision),
    promotionCode: follow(wish.promotionCode, before.promotionCode),
    expressCheckinToken: follow(wish.expressCheckinToken, before.expressCheckinToken),
  };
};
