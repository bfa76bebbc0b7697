import type { TyreSheet } from '#contract/tyres.ts';
import type { Language } from '#domain/language.ts';
import { cents } from '#domain/money/cents.ts';
import { toEuros } from '#domain/money/euros.ts';
import { unitPrice } from '#domain/pricing/unit-price.ts';
import { isRefusal } from '#domain/refusal.ts';
import { outerDiameter } from '#domain/tyres/geometry.ts';
import { loadCapacity } from '#domain/tyres/load-index.ts';
import { tyreFamily } from '#domain/tyres/maker-address.ts';
import { seasons } from '#domain/tyres/season.ts';
import { parseTyreSize } from '#domain/tyres/size.ts';
import { parseVehicleSize, vehicleTyreExtent } from '#domain/tyres/vehicle-size.ts';
import { speedLimit } from '#domain/tyres/speed-symbols.ts';
import { unchanging } from '../json-text.ts';
import type { TyreCard } from './cards-store.ts';
import type { Catalogue } from './catalogue.ts';
import { traitsOf, unreinforced } from './columns.ts';
import type { BrandRow, ModelRow } from './columns-store.ts';
import { showAssociation } from './show-service.ts';
import { servicePrice, tariffOf } from './tariffs-store.ts';
import { tyreResult, tyreResults, type Viewer } from './tyre-result.ts';

/** So many others of the same size, season and kind stand on a sheet. */
const othersShown = 4;

const othersLike = ({ columns, remember }: Catalogue, card: TyreCard, model: ModelRow): number[] => {
  const size = columns.sizes.find(
    ({ ancho, serie, llanta }) => ancho === card.ancho && serie === card.serie && llanta === card.llanta,
  );
  if (!size) return [];
  const { id, traits } = size.tyres;
  const { precio, completo } = size.offers;
  const kind = columns.kinds.indexOf(model.tipo_vehiculo);
  const wanted = traitsOf(seasons.indexOf(model.temporada), card.runflat, kind, 0);
  const first = remember(`others ${size.ancho}/${size.serie}/${size.llanta} ${wanted}`, () => {
    const found: number[] = [];
    // Those of which a whole set can be had first.
    for (const whole of [1, 0])
      for (let row = 0; row < size.count && found.length <= othersShown; row += 1)
        if (precio[row] !== 0 && completo[row] === whole && unreinforced(traits[row] ?? 0) === wanted)
          found.push(id[row] ?? 0);
    return found;
  });
  return first.filter((other) => other !== card.id).slice(0, othersShown);
};

const diameterOf = ({ medida, ancho, serie, llanta }: TyreCard, { tipo_vehiculo }: ModelRow): number => {
  if (tyreFamily(tipo_vehiculo) !== 'coche') {
    const size = parseVehicleSize(medida);
    return isRefusal(size) ? 0 : vehicleTyreExtent(size).diametro;
  }
  const size = parseTyreSize(medida);
  return outerDiameter(isRefusal(size) ? { notation: 'metric', ancho, serie, llanta } : size);
};

const servicesFor = (
  { tariffs, remember }: Catalogue,
  { llanta }: TyreCard,
  { tipo_vehiculo: kind }: ModelRow,
  { pais }: Viewer,
  language: Language,
): TyreSheet['servicios'] =>
  remember(`services ${kind} ${llanta} ${pais} ${language}`, () =>
    unchanging(
      tariffs.services.flatMap((service) => {
        const price = servicePrice(tariffs, service.id_navision, { kind, llanta });
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
            precio: toEuros(unitPrice({ ...net, impuesto: tariffOf(tariffs, pais).impuesto_bp })),
            incluido: incluido || obligatorio,
            ...showAssociation(service),
          },
        ];
      }),
    ),
  );

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
    cargaKg: card.ic === null ? null : (loadCapacity(card.ic) ?? null),
    velocidadKmh: card.cv === null ? null : (speedLimit(card.cv) ?? null),
    diametro: diameterOf(card, model),
    servicios: servicesFor(catalogue, card, model, viewer, language),
    otras: await tyreResults(catalogue, othersLike(catalogue, card, model), viewer),
  };
};
