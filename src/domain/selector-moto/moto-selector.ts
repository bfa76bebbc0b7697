import { categories, type Category } from '../tyres/category.ts';
import { withoutDash } from './moto-word.ts';
import { anyMotoTyre, type Application, type MotoSearch, type MotoVehicle } from './moto-search.ts';

/** A stored selector of another version is dropped (specification, shopping 9). */
export const motoSelectorVersion = 4;

/** The numbers of a size, and what names a motorcycle, each in the order in which they are asked. */
export const motoSizeParts = ['ancho', 'alto', 'llanta'] as const;
export type MotoSizePart = (typeof motoSizeParts)[number];
export const motoModelParts = ['marca', 'cilindrada', 'modelo', 'fabricacion', 'aplicacion'] as const;
export type MotoModelPart = (typeof motoModelParts)[number];
export type MotoPart = MotoSizePart | MotoModelPart;

/** One selector. `value` is null until it is chosen; 0 and the empty text are a choice too: any. */
interface Choice<Value> {
  readonly value: Value | null;
  readonly options: readonly Value[];
  readonly loading: boolean;
}

/** The state of the motorcycle selector (specification, shopping 3). */
export interface MotoSelector {
  readonly vehiculo: MotoVehicle;
  readonly ancho: Choice<number>;
  readonly alto: Choice<number>;
  readonly llanta: Choice<number>;
  readonly marca: Choice<string>;
  readonly cilindrada: Choice<string>;
  readonly modelo: Choice<string>;
  readonly fabricacion: Choice<string>;
  readonly aplicacion: Choice<Application>;
  /** Makers of tyres; empty is any, null not asked yet. */
  readonly marcas: readonly number[] | null;
  readonly tipos: readonly string[] | null;
  readonly gamas: readonly Category[];
  /** By which way the tyres are looked for. */
  readonly origen: 'medidas' | 'modelo';
  /** The model is known and its size is not: the size search is the way on. */
  readonly error: 'busca-por-medida' | null;
}

export type MotoValue<Part extends MotoPart> = Part extends MotoSizePart
  ? number
  : Part extends 'aplicacion'
    ? Application
    : string;
export type MotoSizeOptions = { readonly [Part in MotoSizePart]: readonly number[] };
export type MotoModelOptions = { readonly [Part in MotoModelPart]: readonly MotoValue<Part>[] };

const unasked = { value: null, options: [], loading: false };

export const emptyMotoSelector: MotoSelector = {
  vehiculo: 'moto',
  ancho: unasked,
  alto: unasked,
  llanta: unasked,
  marca: unasked,
  cilindrada: unasked,
  modelo: unasked,
  fabricacion: unasked,
  aplicacion: unasked,
  marcas: null,
  tipos: null,
  gamas: [],
  origen: 'medidas',
  error: null,
};

const isSizePart = (part: MotoPart): part is MotoSizePart => motoSizeParts.some((each) => each === part);

const partsOf = (part: MotoPart): readonly MotoPart[] => (isSizePart(part) ? motoSizeParts : motoModelParts);

/**
 * Chooses one part. Choosing another value than before resets the following ones of the same way, and the first of
 * them shows loading (specification, shopping 4).
 */
export const chooseMotoPart = <Part extends MotoPart>(
  selector: MotoSelector,
  part: Part,
  value: MotoValue<Part>,
): MotoSelector => {
  if (selector[part].value === value) return selector;
  const parts = partsOf(part);
  const following = parts.slice(parts.indexOf(part) + 1);
  return {
    ...selector,
    ...Object.fromEntries(following.map((each, place) => [each, { value: null, options: [], loading: place === 0 }])),
    [part]: { ...selector[part], value, loading: false },
    origen: isSizePart(part) ? 'medidas' : 'modelo',
    error: null,
  };
};

/** Takes options of one part after the other: a value that is not on offer any more is given up, and all that follows. */
const offerer = () => {
  let kept = true;
  return <Value extends string | number>(choice: Choice<Value>, offered: readonly Value[]): Choice<Value> => {
    const reached = kept;
    const stands = choice.value !== null && (!choice.value || offered.includes(choice.value));
    kept = kept && stands;
    return reached ? { value: stands ? choice.value : null, options: offered, loading: false } : unasked;
  };
};

/**
 * Takes the sizes on offer for what is chosen so far. Where a width is chosen, there is no rim to choose and only one
 * profile, the profile is chosen without asking, and the rim loads (specification, shopping 5).
 */
export const offerMotoSizes = (selector: MotoSelector, options: MotoSizeOptions): MotoSelector => {
  const offer = offerer();
  const [ancho, alto, llanta] = [
    offer(selector.ancho, options.ancho),
    offer(selector.alto, options.alto),
    offer(selector.llanta, options.llanta),
  ];
  const offered: MotoSelector = { ...selector, ancho, alto, llanta };
  const only = onlyProfile({ ancho: ancho.value ?? undefined, alto: alto.value ?? undefined }, options);
  return only === undefined ? offered : chooseMotoPart(offered, 'alto', only);
};

/** The profile that chooses itself: a width is chosen, no rim is offered and there is one profile. */
export const onlyProfile = (
  chosen: Pick<MotoSearch, 'ancho' | 'alto'>,
  options: Pick<MotoSizeOptions, 'alto' | 'llanta'>,
): number | undefined =>
  chosen.ancho && !chosen.alto && options.llanta.length === 0 && options.alto.length === 1
    ? options.alto[0]
    : undefined;

/** Takes the motorcycles on offer for what is chosen so far; dashes in their features are emptied. */
export const offerMotoModels = (selector: MotoSelector, options: MotoModelOptions): MotoSelector => {
  const offer = offerer();
  const words = (texts: readonly string[]): string[] => texts.map(withoutDash).filter((text) => text !== '');
  return {
    ...selector,
    marca: offer(selector.marca, words(options.marca)),
    cilindrada: offer(selector.cilindrada, words(options.cilindrada)),
    modelo: offer(selector.modelo, words(options.modelo)),
    fabricacion: offer(selector.fabricacion, words(options.fabricacion)),
    aplicacion: offer(selector.aplicacion, options.aplicacion),
  };
};

/** What a model's size is looked up as; a dash is what tables write for nothing. */
export type LookedUpSize = { readonly [Part in MotoSizePart]: number | string | null };

const numberIn = (value: number | string | null): number => {
  const number = typeof value === 'string' ? Number(withoutDash(value)) : (value ?? 0);
  return Number.isFinite(number) ? number : 0;
};

/** Takes the size of the chosen model. Without width or rim it is an error, whose way on is the search by size (specification, shopping 5 and 8). */
export const takeModelSize = (selector: MotoSelector, found: LookedUpSize): MotoSelector => {
  const [ancho, alto, llanta] = [numberIn(found.ancho), numberIn(found.alto), numberIn(found.llanta)];
  if (!ancho || !llanta) return { ...selector, error: 'busca-por-medida' };
  const chosen = (value: number): Choice<number> => ({ ...unasked, value });
  return { ...selector, ancho: chosen(ancho), alto: chosen(alto), llanta: chosen(llanta), error: null };
};

/** The selector that a shared address opens; what follows a gap is not taken. */
export const openMotoSelector = (search: MotoSearch): MotoSelector => {
  const upToGap = <Value>(values: readonly (Value | undefined)[]): (Value | null)[] => {
    const gap = values.indexOf(undefined);
    return values.map((value, place) => (gap >= 0 && place >= gap ? null : (value ?? null)));
  };
  const chosen = <Value>(value: Value | null | undefined): Choice<Value> => ({ ...unasked, value: value ?? null });
  const measured = Boolean(search.ancho && search.llanta);
  const [ancho, alto, llanta] = upToGap([search.ancho, measured ? (search.alto ?? 0) : search.alto, search.llanta]);
  // The year may be left open (specification, shopping 5).
  const fabricacion = search.modelo === undefined ? search.fabricacion : (search.fabricacion ?? '');
  const [marca, cilindrada, modelo, years] = upToGap([search.marca, search.cilindrada, search.modelo, fabricacion]);
  return {
    ...emptyMotoSelector,
    vehiculo: search.vehiculo,
    ancho: chosen(ancho),
    alto: chosen(alto),
    llanta: chosen(llanta),
    marca: chosen(marca),
    cilindrada: chosen(cilindrada),
    modelo: chosen(modelo),
    fabricacion: chosen(years),
    aplicacion: chosen(typeof years === 'string' ? search.aplicacion : null),
    marcas: search.marcas.length > 0 ? search.marcas : null,
    tipos: search.tipos.length > 0 ? search.tipos : null,
    gamas: search.gamas,
    origen: search.marca === undefined ? 'medidas' : 'modelo',
  };
};

/** The selector as a search, by the way that was chosen. */
export const motoSearchOf = (selector: MotoSelector): MotoSearch => ({
  ...anyMotoTyre,
  vehiculo: selector.vehiculo,
  ...(selector.origen === 'medidas'
    ? {
        ancho: selector.ancho.value || undefined,
        alto: selector.alto.value || undefined,
        llanta: selector.llanta.value || undefined,
      }
    : {
        marca: selector.marca.value || undefined,
        cilindrada: selector.cilindrada.value || undefined,
        modelo: selector.modelo.value || undefined,
        fabricacion: selector.fabricacion.value || undefined,
        aplicacion: selector.aplicacion.value ?? undefined,
      }),
  marcas: selector.marcas ?? [],
  tipos: selector.tipos ?? [],
  gamas: categories.filter((category) => selector.gamas.includes(category)),
});
