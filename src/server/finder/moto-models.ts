import type { Answer } from '#contract/contract.ts';
import { isRefusal } from '#domain/refusal.ts';
import { wheels, type Wheel } from '#domain/finder/vehicles.ts';
import { withoutDash } from '#domain/finder/address-query.ts';
import { readFittedSize, type FittedSize } from '#domain/vehicles/vehicle.ts';
import { catalogueOf } from '../catalogue/catalogue.ts';
import type { Database } from '../database/database.ts';
import { loadMotoModels, type MotoModelRow } from './moto-models-store.ts';

/** What is told of a motorcycle; what is missing or empty means any. */
export interface MotoChosen {
  readonly marca?: string | undefined;
  readonly cilindrada?: string | undefined;
  readonly modelo?: string | undefined;
  readonly fabricacion?: string | undefined;
}

/** A motorcycle with the sizes of each wheel, the original one first; none where the table has a dash. */
type MotoModel = MotoModelRow & { readonly sizes: Readonly<Record<Wheel, readonly FittedSize[]>> };

interface Kept {
  models?: Promise<readonly MotoModel[]>;
}

const sizesOn = ({ medidas }: MotoModelRow, wheel: Wheel): FittedSize[] => {
  const sizes = new Map<string, FittedSize>();
  for (const set of medidas) {
    const size = readFittedSize(set[wheel], 'moto');
    if (!isRefusal(size) && !sizes.has(size.medida)) sizes.set(size.medida, size);
  }
  return [...sizes.values()];
};

const know = (row: MotoModelRow): MotoModel => ({
  ...row,
  sizes: { delantera: sizesOn(row, 'delantera'), trasera: sizesOn(row, 'trasera') },
});

/** The motorcycles of a database, at most a second old: read again when anything in the catalogue changes. */
export const motoModelsOf = async (db: Database): Promise<readonly MotoModel[]> => {
  const { remember } = await catalogueOf(db, 'moto');
  const kept = remember('moto models', (): Kept => ({}));
  kept.models ??= loadMotoModels(db).then(
    (rows) => rows.map(know),
    (error: unknown) => {
      // What failed is not what is known: whoever asks next tries again.
      delete kept.models;
      throw error;
    },
  );
  return await kept.models;
};

const distinct = (values: readonly string[]): string[] =>
  [...new Set(values.map(withoutDash))].filter((value) => value !== '');

/** Engine sizes from small to large; what has none comes last. */
const bySize = (one: string, other: string): number =>
  (Number(one) || Number.MAX_SAFE_INTEGER) - (Number(other) || Number.MAX_SAFE_INTEGER);

/** The options of each answer, given those before it; the year may be left open (spec S28). */
export const motoModelOptions = (
  models: readonly MotoModel[],
  { marca, cilindrada, modelo, fabricacion }: MotoChosen,
): Answer<'readMotoModelValues'> => {
  const ofBrand = marca ? models.filter((model) => model.marca === marca) : [];
  const ofEngine = cilindrada ? ofBrand.filter((model) => model.cilindrada === cilindrada) : [];
  const ofModel = modelo ? ofEngine.filter((model) => model.modelo === modelo) : [];
  const ofYear = fabricacion ? ofModel.filter((model) => model.fabricacion === fabricacion) : ofModel;
  return {
    marca: distinct(models.map((model) => model.marca)),
    cilindrada: distinct(ofBrand.map((model) => model.cilindrada)).sort(bySize),
    modelo: distinct(ofEngine.map((model) => model.modelo)),
    fabricacion: distinct(ofModel.map((model) => model.fabricacion)),
    aplicacion: wheels.filter((wheel) => ofYear.some((model) => model.sizes[wheel].length > 0)),
  };
};

const shown = ({ medida, ancho, serie: alto, llanta, ic, cv }: FittedSize) => ({
  medida,
  ancho,
  alto,
  llanta,
  ic: ic ?? null,
  cv: cv ?? null,
});

const unknown = { medida: null, ancho: null, alto: null, llanta: null, ic: null, cv: null };

/** The size of a wheel of a motorcycle, as it left the factory, and what else it may carry; undefined for one that nobody knows. */
export const motoSizeOf = (
  models: readonly MotoModel[],
  { marca, cilindrada, modelo, fabricacion }: MotoChosen,
  wheel: Wheel,
): Answer<'findMotoSize'> | undefined => {
  const model = models.find(
    (each) =>
      each.marca === marca &&
      each.cilindrada === cilindrada &&
      each.modelo === modelo &&
      (!fabricacion || each.fabricacion === fabricacion),
  );
  if (!model) return undefined;
  const [original, ...others] = model.sizes[wheel];
  return { ...(original ? shown(original) : unknown), alternativas: others.map(shown) };
};
