import type { CallName } from '#contract/calls.ts';
import type { Answer } from '#contract/contract.ts';
import type { PicturedPage } from '#contract/share-address.ts';
import { address } from '#contract/addresses.ts';
import { articleAddress } from '#contract/product-address.ts';
import { promotionAddress } from '#contract/promotion-address.ts';
import type { Language } from '#domain/language.ts';
import { articlePicture } from '../article-pictures/article-picture.ts';
import { articlesOf } from '../catalogue/articles.ts';
import type { Runtime } from '../runtime.ts';
import { offerPicture } from './offer-picture.ts';
import type { Shared } from './paint-shared.ts';

/** Asks as a visitor of the page would; undefined where it is refused. */
export type AskCall = <Name extends CallName>(
  name: Name,
  parts: { readonly params: object; readonly query?: object; readonly body?: object },
) => Promise<Answer<Name> | undefined>;

export interface SharedWish {
  readonly runtime: Runtime;
  readonly ask: AskCall;
  readonly language: Language;
  /** Those of the page's address. */
  readonly params: Readonly<Record<string, string>>;
}

/** What a page is about, and the one address at which it is. */
export interface Found extends Shared {
  readonly path: string;
}

const tyre = async ({ ask, language, params: { marca, modelo } }: SharedWish): Promise<Found | undefined> => {
  const page = await ask('readTyrePage', { params: { marca, pagina: modelo } });
  if (!page) return undefined;
  if ('modelo' in page) {
    const { marca: maker, marcaSlug, modelo: title, slug, imagen } = page.modelo.modelo;
    return {
      path: address('tyreModel', language, { marca: marcaSlug, modelo: slug }),
      words: { over: maker, title },
      tyre: imagen,
    };
  }
  const { marca: maker, marcaSlug, modelo: title, modeloSlug, specs, medida, imagen } = page.ficha.neumatico;
  return {
    path: address('tyreModel', language, { marca: marcaSlug, modelo: `${modeloSlug}-${specs}` }),
    words: { over: maker, title, under: medida },
    tyre: imagen,
  };
};

const drawingOf = async ({ runtime, language }: SharedWish, id_navision: string): Promise<string | undefined> => {
  const { byNumber } = await articlesOf(runtime);
  const found = byNumber.get(id_navision);
  return found && (await articlePicture(found, language));
};

const article = async (wish: SharedWish): Promise<Found | undefined> => {
  const { ask, language, params } = wish;
  const id = /-(\d{1,10})$/.exec(params['producto'] ?? '')?.[1];
  const sheet = id === undefined ? undefined : await ask('readArticle', { params: { id } });
  if (!sheet) return undefined;
  const { nombre: title, id_navision } = sheet.articulo;
  const path = articleAddress(sheet.articulo, language);
  return path === undefined ? undefined : { path, words: { title }, drawing: await drawingOf(wish, id_navision) };
};

/** What an offer is about; of a tyre that it names only its sheet knows the picture. */
const shownOf = async (
  { runtime, ask, language }: SharedWish,
  { id_site_promocion, productos: [named] }: Answer<'readPromotion'>['promocion'],
): Promise<Pick<Shared, 'tyre' | 'drawing'>> => {
  const shown = await offerPicture(runtime, id_site_promocion);
  if (shown) return 'tyre' in shown ? shown : { drawing: await articlePicture(shown.article, language) };
  const sold = named && (await ask('readProduct', { params: { id: named.id_navision }, body: { userInfo: {} } }));
  return { tyre: sold?.producto.imagen ?? undefined };
};

const offer = async (wish: SharedWish): Promise<Found | undefined> => {
  const { ask, language, params } = wish;
  const found = await ask('readPromotion', { params: { id: params['promocion'] } });
  if (!found) return undefined;
  const { promocion } = found;
  return {
    path: promotionAddress(promocion.vehiculo, promocion.id_site_promocion, language),
    words: { title: promocion[`titulo_${language}`] },
    ...(await shownOf(wish, promocion)),
  };
};

/** By the pages that have such a picture. */
export const whatIsShared: Readonly<Record<PicturedPage, (wish: SharedWish) => Promise<Found | undefined>>> = {
  tyreModel: tyre,
  battery: article,
  oil: article,
  safetyItem: article,
  transportItem: article,
  promotion: offer,
};
