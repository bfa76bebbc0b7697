import type { ArticleResult } from '#contract/catalogue.ts';
import type { Pais } from '#domain/accounts/postcode.ts';
import { goesWith } from '#domain/basket/content.ts';
import { isPickup } from '#domain/basket/handover.ts';
import { isGoods } from '#domain/catalogue/product-kinds.ts';
import { unitsToAdd, usualUnits } from '#domain/catalogue/usual-units.ts';
import type { Language } from '#domain/language.ts';
import { toEuros } from '#domain/money/euros.ts';
import { priceBasket, type LineToPrice } from '#domain/pricing/price-basket.ts';
import { unitPrice } from '#domain/pricing/unit-price.ts';
import { ratingOf } from '#domain/reviews/stars.ts';
import { associatedDiscount } from '#domain/services/associated-discount.ts';
import { shownStock } from '#domain/catalogue/shown-stock.ts';
import { unchanging } from '../json-text.ts';
import type { Article } from './articles-store.ts';
import { bestOffer, type OfferTerms } from './best-offer.ts';
import type { PromotionRow } from '../promotions/promotions-store.ts';
import { promotionMark, runningPromotions } from './running-promotions.ts';
import { servicePrice, tariffOf, type ServicePriceRow, type ServiceRow, type Tariffs } from './tariffs-store.ts';
import type { Viewer } from './tyre-result.ts';
import { unitShown, unreduced } from './unit-shown.ts';

const noDeposit = { depositBp: 0, depositMin: 0 };

/** A service that is done on an article, at the price for its vehicle. */
export interface ArticleService {
  readonly row: ServiceRow;
  readonly price: ServicePriceRow;
}

/** What a basket of it is offered, in the order of the tariff. */
export const articleServices = (tariffs: Tariffs, { traits, tipo_vehiculo }: Article): ArticleService[] =>
  tariffs.services.flatMap((row) => {
    const { tipo_producto_asociado: tipoProductoAsociado, otros_tipos: otrosTipos } = row;
    if (!goesWith({ tipoProductoAsociado, otrosTipos }, traits.tipo)) return [];
    const price = servicePrice(tariffs, row.id_navision, { kind: tipo_vehiculo, llanta: 0 });
    return price ? [{ row, price }] : [];
  });

const isFromTheStart = ({ row }: ArticleService): boolean => row.incluido || row.obligatorio;

const isFitting = ({ row }: ArticleService): boolean =>
  row.categoria_servicio === 'montaje' && !isPickup(row.id_navision);

/** The best offer of as many of an article as are bought at once; undefined for what no warehouse has ever offered. */
export const articleOffer = ({ ofertas, traits }: Article): OfferTerms | undefined =>
  bestOffer(ofertas, usualUnits(traits.tipo));

const handover = ({ traits, minutos }: Article, services: readonly ArticleService[]): ArticleResult['entrega'] => {
  if (!isGoods(traits.tipo)) return 'taller';
  return minutos > 0 || services.some(isFitting) ? 'montaje' : 'recogida';
};

type Priced = Pick<
  ArticleResult,
  'precio' | 'precioAnterior' | 'descuento' | 'ecotasa' | 'entrega' | 'montaje' | 'cantidad' | 'importeMontado'
>;

/** One unit, and as many as are bought at once with everything that a basket of them contains, priced as the basket does. */
const pricedPart = (article: Article, offer: OfferTerms, tariffs: Tariffs, of: Pais): Priced => {
  const pais = tariffOf(tariffs, of);
  const impuesto = pais.impuesto_bp;
  const cantidad = unitsToAdd(usualUnits(article.traits.tipo), offer.stock);
  const parts = { precio: offer.precio, descuento: offer.descuento, promo: 0, ecotasa: article.ecotasa };
  const services = articleServices(tariffs, article).filter(isFromTheStart);
  const lines: LineToPrice[] = [
    {
      clase: isGoods(article.traits.tipo) ? 'producto' : 'servicio',
      id_navision: article.id_navision,
      cantidad,
      ...parts,
    },
    ...services.map(({ row, price }): LineToPrice => ({
      clase: 'servicio',
      id_navision: row.id_navision,
      cantidad: row.base_calculo === 'U' ? cantidad : 1,
      precio: price.precio,
      ...unreduced,
      descuento: associatedDiscount(row, cantidad),
    })),
  ];
  const { total } = priceBasket(lines, { pais, reserva: noDeposit, cupones: [] });
  const fitting = services.find((service) => isFitting(service) && service.price.precio > 0);
  return {
    ...unitShown({ offer, historia: article.historia, ecotasa: article.ecotasa, impuesto }),
    entrega: handover(article, services),
    montaje: fitting ? toEuros(unitPrice({ ...unreduced, precio: fitting.price.precio, impuesto })) : null,
    cantidad,
    importeMontado: toEuros(total),
  };
};

const show = (
  article: Article,
  offer: OfferTerms,
  tariffs: Tariffs,
  pais: Pais,
  language: Language,
  late: boolean,
  promotions: readonly PromotionRow[],
): ArticleResult =>
  unchanging({
    id: article.id,
    id_navision: article.id_navision,
    tipo_producto: article.traits.tipo,
    tipoVehiculo: article.tipo_vehiculo,
    marca: article.marca,
    marcaSlug: article.marcaSlug,
    modelo: article.modelo,
    modeloSlug: article.slug,
    medida: article.medida,
    nombre: article[`nombre_producto_${language}`],
    descripcion: article[`descripcion_${language}`],
    atributos: article.traits,
    partes: article[`partes_${language}`],
    ...pricedPart(article, offer, tariffs, pais),
    unidades: usualUnits(article.traits.tipo),
    disponibilidad: offer.stock > 0 ? 1 : 0,
    stock: shownStock(offer.stock),
    plazo: offer.plazo_dias + (late ? 1 : 0),
    promocion: promotionMark(promotions, {
      id_navision: article.id_navision,
      tipo_producto: article.traits.tipo,
      tipo_vehiculo: article.tipo_vehiculo,
      marcaSlug: article.marcaSlug,
      temporada: null,
      llanta: 0,
      cantidad: usualUnits(article.traits.tipo),
    }),
    valoracion: ratingOf(article.estrellas),
  });

interface Shown {
  /** Those that ran when it was made. */
  readonly promotions: readonly PromotionRow[];
  readonly byMoment: Map<string, ArticleResult>;
}

// An article lives until something about it, or about the tariffs, changes; what was made of it, until other
// promotions run.
const shown = new WeakMap<Article, Shown>();

const shownWith = (article: Article, promotions: readonly PromotionRow[]): Shown['byMoment'] => {
  const known = shown.get(article);
  if (known?.promotions === promotions) return known.byMoment;
  const byMoment = new Map<string, ArticleResult>();
  shown.set(article, { promotions, byMoment });
  return byMoment;
};

/** An article as lists show it; undefined for what no warehouse has ever offered. */
export const articleResult = (
  tariffs: Tariffs,
  article: Article,
  { pais, hora, ahora }: Viewer,
  language: Language,
): ArticleResult | undefined => {
  const offer = articleOffer(article);
  if (!offer) return undefined;
  const late = isGoods(article.traits.tipo) && hora >= offer.hora_corte.slice(0, 5);
  const promotions = runningPromotions(tariffs, ahora);
  const made = shownWith(article, promotions);
  const moment = `${pais} ${language} ${late}`;
  const known = made.get(moment);
  if (known) return known;
  const result = show(article, offer, tariffs, pais, language, late, promotions);
  made.set(moment, result);
  return result;
};
