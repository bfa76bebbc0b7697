import { isRefusal } from '#domain/refusal.ts';
import { bearsLabel } from '#domain/tyres/eu-label.ts';
import { printChosenSize } from '#domain/tyres/print-size.ts';
import { parseVehicleSize, printVehicleSize } from '#domain/tyres/vehicle-size.ts';
import { offerColumns, traitsOf, tyreColumns } from './columns.ts';
import type { TyreRow } from './tyre-row.ts';
import type { ModelNumbers } from './shared-columns.ts';
import { placesIn, type Words } from './words.ts';

export type NumberName = keyof typeof tyreColumns | keyof typeof offerColumns;

/** A tyre as the columns of its size have it. */
export type TyreNumbers = Readonly<Record<NumberName, number>>;

export const numberNames = [...Object.keys(tyreColumns), ...Object.keys(offerColumns)] as readonly NumberName[];

/** The lists in which columns name places. */
export interface Lists {
  readonly speeds: Words;
  readonly tipos: Words;
  readonly posiciones: Words;
  /** How sizes are printed. */
  readonly medidas: Words;
}

/** A size without the rating, which is that of one tyre. */
const printMeasures = (tyre: TyreRow): string => {
  const size = parseVehicleSize(tyre.medida);
  if (tyre.medida === '' || isRefusal(size)) return printChosenSize(tyre);
  const unrated = { flexion: undefined, cfo: false, ic: undefined, ic2: undefined, cv: undefined, pr: undefined };
  return printVehicleSize({ ...size, ...unrated, overspeed: false });
};

const noLabel = { ruido: 0, mojado: 0, consumo: 0 };
const labelOf = (tyre: TyreRow): typeof noLabel => {
  const { ruido, mojado, consumo } = bearsLabel(tyre) ? tyre : noLabel;
  return { ruido, mojado, consumo };
};

/**
 * Reads tyres as numbers; a word that the lists do not have is added to them. `model` is the number of the model still, and what
 * the model says of the tyre is missing: `ofModels` fills it in.
 */
export const numbersOver = ({ speeds, tipos, posiciones, medidas }: Lists): ((tyre: TyreRow) => TyreNumbers) => {
  // There are few, and to print one takes longer than to read the rest of a tyre.
  const printed = new Map<string, number>();
  const medidaOf = (tyre: TyreRow): number => {
    const key = `${tyre.ancho}/${tyre.serie}/${tyre.llanta} ${tyre.medida}`;
    let place = printed.get(key);
    if (place === undefined) printed.set(key, (place = medidas.placeOf(printMeasures(tyre))));
    return place;
  };
  return (tyre) => ({
    ...labelOf(tyre),
    id: tyre.id,
    model: tyre.modelId,
    orden: tyre.orden,
    brand: 0,
    ic: tyre.ic,
    cv: speeds.placeOf(tyre.cv),
    traits: traitsOf(0, tyre.runflat, 0, tyre.refuerzo),
    tipo: tipos.placeOf(tyre.tipo),
    posicion: posiciones.placeOf(tyre.posicion),
    medida: medidaOf(tyre),
    ecotasa: tyre.ecotasa,
    precio: tyre.precio,
    descuento: tyre.descuento,
    completo: Number(tyre.completo),
  });
};

/** What a tyre has of its model, by the number of the model; undefined where there is none such. */
export const ofModels = ({
  ids,
  brands,
  traits,
}: ModelNumbers): ((modelId: number) => Pick<TyreNumbers, 'model' | 'brand' | 'traits'> | undefined) => {
  const placeOf = placesIn(ids);
  return (modelId) => {
    const model = placeOf(modelId);
    return model === undefined ? undefined : { model, brand: brands[model] ?? 0, traits: traits[model] ?? 0 };
  };
};
