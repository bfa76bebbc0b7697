import { times } from '../money/cents.ts';
import { nearestCents, toEuros } from '../money/euros.ts';
import { roundHalfUp } from '../money/round-half-up.ts';

/** A product as lists and sheets have it; euros with tax. */
export interface Shown {
  readonly id_navision: string;
  readonly marca: string;
  readonly modelo: string;
  readonly medida: string;
  readonly precio: number;
  /** Of what is no tyre. */
  readonly tipo_producto?: string;
}

/** A line of a basket; euros with tax. */
interface Line extends Shown {
  readonly cantidad: number;
  /** The line as it is paid. */
  readonly importe: number;
}

interface ChosenService {
  readonly id_navision: string;
  readonly nombre_es: string;
  readonly selected: boolean;
  readonly cantidad: number;
  readonly importe: number;
}

/** What of a basket is told; it has more, and none of that is. */
export interface ToldBasket {
  readonly products: readonly Line[];
  readonly services: readonly ChosenService[];
  readonly totals: { readonly total: number };
}

/** What of an order is told. Its number is not: it is somebody's. */
export interface ToldOrder {
  /** Euros with tax. */
  readonly total: number;
  readonly terms: 'reserva' | 'total' | 'taller';
  readonly paymentType: string | null;
}

interface MeasuredItem {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_brand: string;
  readonly item_category: string;
  /** One unit, euros with tax. */
  readonly price: number;
  readonly quantity: number;
}

interface Ecommerce {
  readonly currency: 'EUR';
  readonly items: readonly MeasuredItem[];
  readonly value?: number;
  readonly item_list_id?: string;
  readonly transaction_id?: string;
  readonly shipping_tier?: string;
  readonly payment_type?: string;
}

/** What happened, by the names of Google's schema for shops; it says nothing of who it happened to. */
export type MeasuredEvent =
  | { readonly event: 'search'; readonly search_term: string }
  | { readonly event: 'login' | 'sign_up' }
  | { readonly event: 'generate_lead'; readonly lead_source: string }
  | {
      readonly event:
        | 'view_item_list'
        | 'select_item'
        | 'view_item'
        | 'add_to_cart'
        | 'remove_from_cart'
        | 'view_cart'
        | 'begin_checkout'
        | 'add_shipping_info'
        | 'add_payment_info'
        | 'purchase';
      readonly ecommerce: Ecommerce;
    };

const itemOf = (product: Shown, quantity: number, price: number): MeasuredItem => ({
  item_id: product.id_navision,
  item_name: `${product.marca} ${product.modelo} ${product.medida}`.trim(),
  item_brand: product.marca,
  item_category: product.tipo_producto ?? 'neumatico',
  price: toEuros(nearestCents(price)),
  quantity,
});

/** What one unit of a line costs, rounded to the cent. */
const unitPrice = (importe: number, cantidad: number): number =>
  toEuros(roundHalfUp(BigInt(nearestCents(importe)), BigInt(Math.max(1, cantidad))));

const lineItem = (line: Line, quantity = line.cantidad): MeasuredItem =>
  itemOf(line, quantity, unitPrice(line.importe, line.cantidad));

const basketItems = ({ products, services }: ToldBasket): MeasuredItem[] => [
  ...products.map((line) => lineItem(line)),
  ...services
    .filter(({ selected, cantidad }) => selected && cantidad > 0)
    .map(({ id_navision, nombre_es, cantidad, importe }) => ({
      item_id: id_navision,
      item_name: nombre_es,
      item_brand: '',
      item_category: 'servicio',
      price: unitPrice(importe, cantidad),
      quantity: cantidad,
    })),
];

/** Somebody sees products in a list, which is named as its page is. */
export const listSeen = (list: string, products: readonly Shown[]): MeasuredEvent => ({
  event: 'view_item_list',
  ecommerce: {
    currency: 'EUR',
    item_list_id: list,
    items: products.map((product) => itemOf(product, 1, product.precio)),
  },
});

export const itemChosen = (list: string, product: Shown): MeasuredEvent => ({
  event: 'select_item',
  ecommerce: { currency: 'EUR', item_list_id: list, items: [itemOf(product, 1, product.precio)] },
});

export const itemSeen = (product: Shown): MeasuredEvent => ({
  event: 'view_item',
  ecommerce: {
    currency: 'EUR',
    value: toEuros(nearestCents(product.precio)),
    items: [itemOf(product, 1, product.precio)],
  },
});

/** A basket at a step of its way; its value is what the basket shows. */
export const basketSeen = (
  event: 'view_cart' | 'begin_checkout' | 'add_shipping_info',
  basket: ToldBasket,
): MeasuredEvent => ({
  event,
  ecommerce: {
    currency: 'EUR',
    value: basket.totals.total,
    ...(event === 'add_shipping_info' && { shipping_tier: 'taller' }),
    items: basketItems(basket),
  },
});

const wayOf = ({ terms, paymentType }: ToldOrder): string => (terms === 'taller' ? 'taller' : (paymentType ?? 'otro'));

/** How an order shall be paid was said. */
export const paymentChosen = (basket: ToldBasket, order: ToldOrder): MeasuredEvent => ({
  event: 'add_payment_info',
  ecommerce: { currency: 'EUR', value: order.total, payment_type: wayOf(order), items: basketItems(basket) },
});

/** An order stands; its value is what the order shows, to the cent. `id` tells it from others and says nothing else. */
export const purchased = (basket: ToldBasket, order: ToldOrder, id: string): MeasuredEvent => ({
  event: 'purchase',
  ecommerce: {
    currency: 'EUR',
    transaction_id: id,
    value: order.total,
    items: basketItems(basket),
  },
});

const unitsOf = (lines: readonly Line[]): ReadonlyMap<string, number> =>
  new Map(lines.map(({ id_navision, cantidad }) => [id_navision, cantidad]));

const moved = (event: 'add_to_cart' | 'remove_from_cart', line: Line, quantity: number): MeasuredEvent => {
  const item = lineItem(line, quantity);
  const value = toEuros(times(nearestCents(item.price), quantity));
  return { event, ecommerce: { currency: 'EUR', value, items: [item] } };
};

/** What came into a basket and what left it between two of its states. */
export const basketChanged = (before: readonly Line[], after: readonly Line[]): MeasuredEvent[] => {
  const [had, has] = [unitsOf(before), unitsOf(after)];
  const more = after.flatMap((line) => {
    const added = line.cantidad - (had.get(line.id_navision) ?? 0);
    return added > 0 ? [moved('add_to_cart', line, added)] : [];
  });
  const fewer = before.flatMap((line) => {
    const left = line.cantidad - (has.get(line.id_navision) ?? 0);
    return left > 0 ? [moved('remove_from_cart', line, left)] : [];
  });
  return [...more, ...fewer];
};

/** What a search was understood as: words of the shop, never those that were typed. */
export const searched = (understood: string | undefined): MeasuredEvent => ({
  event: 'search',
  search_term: understood ?? '(sin resultados)',
});
