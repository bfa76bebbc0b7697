import type { TyreSheet } from '#contract/tyres.ts';
import type { Language } from '#domain/language.ts';
import { cents } from '#domain/money/cents.ts';
import { toEuros } from '#domain/money/euros.ts';
import { unitPrice } from '#domain/pricing/unit-price.ts';
import { isRefusal } from '#domain/refusal.ts';
import { outerDiameter } from '#domain/tyres/geometry.ts';
import { loadCapacity } from '#domain/tyres/load-index.ts';
import { parseTyreSize } from '#domain/tyres/size.ts';
import { speedLimit } from '#domain/tyres/speed-symbols.ts';
import type { TyreCard } from './cards-store.ts';
import type { Catalogue } from './catalogue.ts';
import type { BrandRow, ModelRow } from './columns-store.ts';
import { servicePrice, tariffOf } from './tariffs-store.ts';
import { tyreResult, tyreResults, type Viewer } from './tyre-result.ts';

/** So many others of the same size and season stand on a sheet. */
const othersShown = 4;

const othersLike = ({ columns }: Catalogue, id: number): number[] => {
  const { sizes, size, traits, precio } = columns;
  const own = columns.id.indexOf(id);
  const range = sizes[size[own] ?? 0];
  const others: number[] = [];
  if (own < 0 || !range) return others;
  for (let row = range.from; row < range.to && others.length < othersShown; row += 1)
    if (row !== own && precio[row] !== 0 && traits[row] === traits[own]) others.push(columns.id[row] ?? 0);
  return others;
};

const diameterOf = ({ medida, ancho, serie, llanta }: TyreCard): number => {
  const size = parseTyreSize(medida);
  return outerDiameter(isRefusal(size) ? { notation: 'metric', ancho, serie, llanta } : size);
};

const servicesFor = (
  { tariffs }: Catalogue,
  card: TyreCard,
  model: ModelRow,
  viewer: Viewer,
  language: Language,
): TyreSheet['servicios'] =>
  tariffs.services.flatMap((service) => {
    const price = servicePrice(tariffs, service.id_navision, { kind: model.tipo_vehiculo, llanta: card.llanta });
    if (!price || service.tipo_producto_asociado !== 'neumatico') return [];
    const { id_navision, categoria_servicio, base_calculo, incluido, obligatorio } = service;
    const net = { precio: price.precio, descuento: 0, promo: 0, ecotasa: cents(0) };
    return [
      {
        id_navision,
        categoriaServicio: categoria_servicio,
        base_calculo,
        nombre: service[`nombre_${language}`],
        descripcion: service[`descripcion_${language}`],
        precio: toEuros(unitPrice({ ...net, impuesto: tariffOf(tariffs, viewer.pais).impuesto_bp })),
        incluido: incluido || obligatorio,
      },
    ];
  });

/** A product sheet; undefined for what no warehouse has ever offered. */
export const tyreSheet = async (
  catalogue: Catalogue,
  { card, model, brand }: { card: TyreCard; model: ModelRow; brand: BrandRow },
  viewer: Viewer,
  language: Language,
): Promise<TyreSheet | undefined> => {
  const neumatico = tyreResult(catalogue, card, viewer);
  if (!neumatico) return undefined;
  return {
    neumatico,
    ancho: card.ancho,
    serie: card.serie,
    llanta: card.llanta,
    gama: model.gama,
    fabricante: brand.fabricante,
    peso: card.peso,
    cargaKg: loadCapacity(card.ic) ?? 0,
    velocidadKmh: speedLimit(card.cv) ?? 0,
    diametro: diameterOf(card),
    servicios: servicesFor(catalogue, card, model, viewer, language),
    otras: await tyreResults(catalogue, othersLike(catalogue, card.id), viewer),
  };
};
