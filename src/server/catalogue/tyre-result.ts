import type { TyreResult } from '#contract/tyres.ts';
import type { Pais } from '#domain/accounts/postcode.ts';
import { unitsToAdd } from '#domain/catalogue/usual-units.ts';
import { toEuros } from '#domain/money/euros.ts';
import type { CountryTariff } from '#domain/pricing/country.ts';
import { unitPrice } from '#domain/pricing/unit-price.ts';
import { ratingOf } from '#domain/reviews/stars.ts';
import { bearsLabel } from '#domain/tyres/eu-label.ts';
import { makerAddress, tyreFamily } from '#domain/tyres/maker-address.ts';
import { usualSet } from '#domain/tyres/usual-set.ts';
import { minuteMs } from '#domain/time.ts';
import { shownStock } from '#domain/catalogue/shown-stock.ts';
import { timeOnTheWall } from '#domain/workshops/wall-day.ts';
import { unchanging } from '../json-text.ts';
import { bestOffer, type OfferTerms } from './best-offer.ts';
import type { TyreCard } from './cards-store.ts';
import type { Catalogue } from './catalogue.ts';
import type { BrandRow, ModelRow } from './columns-store.ts';
import { mountedPrice } from './mounted-price.ts';
import type { PromotionRow } from '../promotions/promotions-store.ts';
import { promotionMark, runningPromotions } from './running-promotions.ts';
import { servicePrice, tariffOf, type Tariffs } from './tariffs-store.ts';
import { tyrePicture } from './tyre-picture.ts';
import { unitShown, unreduced } from './unit-shown.ts';

export const fittingService = 'MONTAJE_TALLER';

type Priced = Pick<
  TyreResult,
  'precio' | 'precioAnterior' | 'descuento' | 'ecotasa' | 'montaje' | 'cantidad' | 'importeMontado'
>;
type Fixed = Omit<TyreResult, keyof Priced | 'plazo' | 'promocion'>;

const labelOf = (card: TyreCard, { tipo_vehiculo }: ModelRow): TyreResult['etiqueta'] => {
  if (!bearsLabel(card)) return null;
  const { c, consumo, mojado, ruido_db, ruido, nieve, hielo, eprel_id } = card;
  if (consumo === null || mojado === null || ruido_db === null || ruido === null || eprel_id === null) return null;
  const clase = tipo_vehiculo === 'camion' ? 'C3' : c ? 'C2' : 'C1';
  return { clase, consumo, mojado, ruido_db, ruido, nieve, hielo, eprel_id };
};

const fixedPart = (card: TyreCard, offer: OfferTerms, model: ModelRow, brand: BrandRow): Fixed => ({
  id: card.id,
  id_navision: card.id_navision,
  marca: brand.marca,
  marcaSlug: makerAddress(brand.slug, tyreFamily(model.tipo_vehiculo)),
  modelo: model.modelo,
  modeloSlug: model.slug,
  specs: card.specs,
  medida: card.medida,
  imagen: tyrePicture({
    maker: brand.slug,
    model: model.slug,
    vehicle: model.tipo_vehiculo,
    season: model.temporada,
    isFront: card.rasgos !== null && 'posicion' in card.rasgos && card.rasgos.posicion === 'delantera',
  }),
  ic: card.ic,
  cv: card.cv,
  categoria: brand.categoria,
  temporada: model.temporada,
  tipoVehiculo: model.tipo_vehiculo,
  rasgos: card.rasgos,
  runflat: card.runflat,
  tipo_runflat: card.tipo_runflat,
  xl: card.xl,
  refuerzo: card.hl ? 'HL' : card.xl ? 'XL' : null,
  ms: card.ms,
  etiqueta: labelOf(card, model),
  garantia: model.garantia_anos,
  disponibilidad: offer.stock > 0 ? 1 : 0,
  stock: shownStock(offer.stock),
  unidades: usualSet(model.tipo_vehiculo),
  valoracion: ratingOf(card.estrellas),
});

/** One unit, and as many as go into the basket at once, fitted. */
const pricedPart = (
  card: TyreCard,
  offer: OfferTerms,
  model: ModelRow,
  tariffs: Tariffs,
  pais: CountryTariff,
): Priced => {
  const impuesto = pais.impuesto_bp;
  const parts = { precio: offer.precio, descuento: offer.descuento, promo: 0, ecotasa: card.ecotasa };
  const vehicle = { kind: model.tipo_vehiculo, llanta: card.llanta };
  const cantidad = unitsToAdd(usualSet(model.tipo_vehiculo), offer.stock);
  const fitting = servicePrice(tariffs, fittingService, vehicle);
  return {
    ...unitShown({ offer, historia: card.historia, ecotasa: card.ecotasa, impuesto }),
    montaje: fitting ? toEuros(unitPrice({ ...unreduced, precio: fitting.precio, impuesto })) : 0,
    cantidad,
    importeMontado: toEuros(mountedPrice(tariffs, pais, { ...parts, ...vehicle, cantidad })),
  };
};

interface Shown {
  readonly offer: OfferTerms;
  /** Those that ran when it was made. */
  readonly promotions: readonly PromotionRow[];
  /** Ordered before the warehouse's hour, or after it: as it was shown the last time. */
  result: TyreResult;
}

// A card lives until something about it changes; what was made of it, until other promotions run.
const shown = new WeakMap<TyreCard, Partial<Record<Pais, Shown>>>();

const show = (
  { directory, tariffs }: Catalogue,
  card: TyreCard,
  pais: Pais,
  promotions: readonly PromotionRow[],
): Shown | undefined => {
  const model = directory.modelById.get(card.modelId);
  const brand = model && directory.brandById.get(model.brandId);
  const offer = model && bestOffer(card.ofertas, usualSet(model.tipo_vehiculo));
  if (!offer || !brand) return undefined;
  const result = unchanging({
    ...fixedPart(card, offer, model, brand),
    ...pricedPart(card, offer, model, tariffs, tariffOf(tariffs, pais)),
    promocion: promotionMark(promotions, {
      id_navision: card.id_navision,
      tipo_producto: 'neumatico',
      tipo_vehiculo: model.tipo_vehiculo,
      marcaSlug: brand.slug,
      temporada: model.temporada,
      llanta: card.llanta,
      cantidad: usualSet(model.tipo_vehiculo),
    }),
    plazo: offer.plazo_dias,
  });
  return { offer, promotions, result };
};

const shownIn = (catalogue: Catalogue, card: TyreCard, { pais, ahora }: Viewer): Shown | undefined => {
  const promotions = runningPromotions(catalogue.tariffs, ahora);
  const known = shown.get(card) ?? {};
  if (known[pais]?.promotions === promotions) return known[pais];
  const made = show(catalogue, card, pais, promotions);
  if (made) shown.set(card, { ...known, [pais]: made });
  return made;
};

/** Who looks: in which country, at what hour warehouses have, and at which instant. */
export interface Viewer {
  readonly pais: Pais;
  readonly hora: string;
  readonly ahora: Date;
}

let lastHour = { minute: NaN, hora: '' };

/** The hour by which warehouses take orders: `HH:MM`. Asked for by every list, so it is told once a minute. */
export const warehouseHour = (now: Date): string => {
  const minute = Math.floor(now.getTime() / minuteMs);
  if (minute !== lastHour.minute) lastHour = { minute, hora: timeOnTheWall(now) };
  return lastHour.hora;
};

/** A tyre as lists show it; undefined for what no warehouse has ever offered. */
export const tyreResult = (catalogue: Catalogue, card: TyreCard, viewer: Viewer): TyreResult | undefined => {
  const known = shownIn(catalogue, card, viewer);
  if (!known) return undefined;
  const { hora_corte, plazo_dias } = known.offer;
  const plazo = viewer.hora < hora_corte.slice(0, 5) ? plazo_dias : plazo_dias + 1;
  if (known.result.plazo !== plazo) known.result = unchanging({ ...known.result, plazo });
  return known.result;
};

/** The tyres of some numbers, in their order. */
export const tyreResults = async (
  catalogue: Catalogue,
  ids: readonly number[],
  viewer: Viewer,
): Promise<TyreResult[]> => {
  const cards = await catalogue.cards(ids);
  return cards.map((card) => tyreResult(catalogue, card, viewer)).filter((result) => result !== undefined);
};
