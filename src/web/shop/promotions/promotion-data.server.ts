import type { Promotion } from '#contract/promotions.ts';
import type { VehicleGroup } from '#domain/catalogue/vehicles.ts';
import type { Language } from '#domain/language.ts';
import { address } from '#contract/addresses.ts';
import { Refused, type Api } from '#web/api.ts';
import { data, redirect } from 'react-router';
import { drawnAs } from '../articles/drawing-of.ts';
import {
  promotionAddress,
  promotionsAddress,
  promotionVehicleWords,
  vehicleOfWord,
} from '#contract/promotion-address.ts';
import { exampleOf } from './promotion-example.server.ts';
import { someOf, waysTo } from './promotion-products.server.ts';
import { conditionsOf, promotionCard, type CardPicture, promotionTexts, stepsOf } from './promotion-words.server.ts';

const othersShown = 3;
const biggest = 2_147_483_647;

const findPromotion = async (api: Api, id: string): Promise<Promotion | undefined> => {
  try {
    return (await api('readPromotion', { params: { id: Number(id) } })).promocion;
  } catch (error) {
    if (error instanceof Refused && error.problem.status === 404) return undefined;
    throw error;
  }
};

/** Other promotions that run: of the same vehicle, the ones that end first. */
const readOthers = async (api: Api, vehiculo: VehicleGroup, language: Language, now: Date, but?: number) => {
  const { promociones } = await api('listPromotions', { query: { vehiculo } });
  return promociones
    .filter(({ id_site_promocion }) => id_site_promocion !== but)
    .slice(0, othersShown)
    .map((promotion) => promotionCard(promotion, language, now));
};

const wordsIn = (vehiculo: VehicleGroup, promocion: string) => ({
  es: { vehiculo: promotionVehicleWords[vehiculo].es, promocion },
  ca: { vehiculo: promotionVehicleWords[vehiculo].ca, promocion },
});

const crumbs = (vehiculo: VehicleGroup, language: Language) => {
  const t = promotionTexts(language);
  return {
    migas: t.migas,
    inicio: { nombre: t.inicio, to: address('home', language) },
    ofertas: { nombre: t.titulo[vehiculo], to: promotionsAddress(vehiculo, language) },
  };
};

/** A promotion that ended, or never was: what there is instead, with the status of what is not there. */
const endedPage = async (api: Api, vehiculo: VehicleGroup, promocion: string, language: Language, now: Date) => {
  const t = promotionTexts(language);
  const page = {
    oferta: null,
    ...crumbs(vehiculo, language),
    enIdioma: wordsIn(vehiculo, promocion),
    words: { titulo: t.terminada, entrada: t.terminadaTexto, verOfertas: t.verOfertas },
    otras: await readOthers(api, vehiculo, language, now),
  };
  return data(page, { status: 404 });
};

/** Everything that the page of a promotion shows. */
export const readPromotionPage = async (
  api: Api,
  { vehiculo: word, promocion }: { readonly vehiculo: string; readonly promocion: string },
  language: Language,
  now: Date,
) => {
  const of = vehicleOfWord(word, language);
  if (!of || !/^[1-9]\d{0,9}$/.test(promocion) || Number(promocion) > biggest)
    throw new Response(null, { status: 404 });
  const promotion = await findPromotion(api, promocion);
  if (!promotion) return await endedPage(api, of, promocion, language, now);
  const { vehiculo, id_site_promocion: id } = promotion;
  if (vehiculo !== of) throw redirect(promotionAddress(vehiculo, id, language), 301);
  const t = promotionTexts(language);
  const [caminos, algunos, otras, { publicUrl }] = await Promise.all([
    waysTo(api, promotion, language),
    someOf(api, promotion),
    readOthers(api, vehiculo, language, now, id),
    api('siteInit', {}),
  ]);
  const page = {
    oferta: promotionCard(promotion, language, now),
    vigencia: { desde: promotion.desde, hasta: promotion.hasta, unidades: promotion.unidades_minimas },
    ...crumbs(vehiculo, language),
    enIdioma: wordsIn(vehiculo, promocion),
    publicUrl,
    words: {
      condiciones: t.condiciones,
      comoUsarla: t.comoUsarla,
      ejemplo: t.ejemplo,
      algunos: t.algunos,
      donde: t.donde,
      otras: t.otras,
    },
    condiciones: conditionsOf(promotion, language, now),
    pasos: stepsOf(promotion, language, now),
    ejemplo: await exampleOf(api, promotion, [...algunos.neumaticos, ...algunos.articulos], language),
    caminos,
    algunos,
    otras,
  };
  return data(page);
};

/** A drawing of what a promotion is about; undefined where nothing of it can be had. */
export const pictured = async (
  api: Api,
  promotion: Promotion,
  language: Language,
): Promise<CardPicture | undefined> => {
  const { neumaticos, articulos } = await someOf(api, promotion);
  const [tyre] = neumaticos;
  const [article] = articulos;
  if (tyre) return { neumatico: tyre.imagen };
  return article && { articulo: drawnAs(article, language) };
};

/** The promotions that end first, for the home page, with the words around them. */
export const promotionTeasers = async (api: Api, language: Language, now: Date) => {
  const t = promotionTexts(language);
  const { promociones } = await api('listPromotions', { query: {} });
  return {
    titulo: t.destacadas,
    todas: { nombre: t.todas, to: promotionsAddress('coche', language) },
    cartas: await Promise.all(
      promociones.slice(0, othersShown).map(async (promotion) => {
        const { to, titulo, cifra, hasta, descripcion } = promotionCard(promotion, language, now);
        return { to, titulo, cifra, hasta, descripcion, dibujo: await pictured(api, promotion, language) };
      }),
    ),
  };
};
