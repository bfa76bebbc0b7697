import type { BasketProduct } from '#contract/basket.ts';
import { mostUnits } from '#domain/basket/content.ts';
import type { Language } from '#domain/language.ts';
import { address } from '#contract/addresses.ts';
import { Refused, type Api } from '#web/api.ts';

/**
 * What a link from another site asks for: `id` is the product's id_navision, `cantidad` how many units (1 without
 * it). `expressCheckinToken` goes into the basket and comes back with it unchanged. Nothing else in the address is read.
 */
export interface OutsideLink {
  readonly id: string;
  readonly cantidad: string;
  readonly expressCheckinToken?: string;
}

/** What comes of a link: a product that can be had in that quantity, or why not. */
export type OutsideAnswer =
  | { readonly kind: 'taken'; readonly id_navision: string; readonly cantidad: number }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'quantity' | 'scarce'; readonly producto: BasketProduct };

/** Addresses are typed by others: what is longer than any id or quantity is cut off, and then not found. */
const most = 60;
const longestToken = 200;

export const readOutsideLink = (query: URLSearchParams): OutsideLink => {
  const expressCheckinToken = query.get('expressCheckinToken') ?? '';
  return {
    id: (query.get('id') ?? '').trim().slice(0, most),
    cantidad: (query.get('cantidad') ?? '1').trim().slice(0, most),
    // Half a token is none.
    ...(expressCheckinToken && expressCheckinToken.length <= longestToken && { expressCheckinToken }),
  };
};

const addressWith = (page: 'home' | 'basketAdd', language: Language, link: OutsideLink): string =>
  `${address(page, language)}?${new URLSearchParams({ ...(page === 'home' && { enlace: 'no' }), ...link })}`;

/** The link itself, to follow it once more. */
export const outsideLinkAddress = (language: Language, link: OutsideLink): string =>
  addressWith('basketAdd', language, link);

/** The home page, which says what a link could not do. */
export const outsideTroubleAddress = (language: Language, link: OutsideLink): string =>
  addressWith('home', language, link);

/** The link that the home page has to speak of; undefined for everybody who came another way. */
export const outsideLinkInTrouble = (query: URLSearchParams): OutsideLink | undefined =>
  query.has('enlace') ? readOutsideLink(query) : undefined;

/** A product that is unknown, or not sold because its price lacks a value. */
const notSold = [
  'producto-no-existe',
  'falta-descuento',
  'falta-promo',
  'falta-ecotasa',
  'falta-impuesto',
  'datos-no-validos',
] as const;

const unitsOf = (typed: string): number | undefined => {
  const units = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return units >= 1 && units <= mostUnits ? units : undefined;
};

const isRefused = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Refused && codes.includes(error.problem.code);

/** Asks the catalogue whether the link can be followed. Nothing is put anywhere. */
export const askForOutsideLink = async (api: Api, { id, cantidad }: OutsideLink): Promise<OutsideAnswer> => {
  if (!id) return { kind: 'unknown' };
  const units = unitsOf(cantidad);
  const readProduct = async () => (await api('readProduct', { params: { id }, body: {} })).producto;
  try {
    if (units === undefined) return { kind: 'quantity', producto: await readProduct() };
    await api('priceProduct', { params: { id }, body: { cantidad: units } });
    return { kind: 'taken', id_navision: id, cantidad: units };
  } catch (error) {
    if (isRefused(error, 'producto-sin-disponibilidad')) return { kind: 'scarce', producto: await readProduct() };
    if (isRefused(error, ...notSold)) return { kind: 'unknown' };
    throw error;
  }
};
