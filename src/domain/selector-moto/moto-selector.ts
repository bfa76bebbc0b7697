import type { Category } from '../tyres/category.ts';
import type { Application, MotoSearch, MotoVehicle } from './moto-search.ts';

/** A stored selector of another version is dropped (spec S35, G30). */
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

/** The state of the motorcycle selector (spec S25). */
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
}

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
};

const isSizePart = (part: MotoPart): part is MotoSizePart => motoSizeParts.some((each) => each === part);

const partsOf = (part: MotoPart): readonly MotoPart[] => (isSizePart(part) ? motoSizeParts : motoModelParts);

/**
 * Chooses one answer. Another one than before resets the following ones of the same way, and what the tyres were narrowed by
 * (spec S32).
 */
export const chooseMotoPart = <Part extends MotoPart>(
  search: MotoSearch,
  part: Part,
  value: MotoSearch[Part],
): Partial<MotoSearch> => {
  if (search[part] === value) return search;
  const parts = partsOf(part);
  const before = parts.slice(0, parts.indexOf(part)).map((each) => [each, search[each]] as const);
  return { vehiculo: search.vehiculo, cp: search.cp, ...Object.fromEntries(before), [part]: value };
};

/** The profile that chooses itself: a width is chosen, no rim is offered and there is one profile. */
export const onlyProfile = (
  chosen: Pick<MotoSearch, 'ancho' | 'alto'>,
  options: { readonly alto: readonly number[]; readonly llanta: readonly number[] },
): number | undefined =>
  chosen.ancho && !chosen.alto && options.llanta.length === 0 && options.alto.length === 1
    ? options.alto[0]
    : undefined;

/** The selector that a shared address opens; what follows a gap is not taken. */
export const openMotoSelector = (search: MotoSearch): MotoSelector => {
  const upToGap = <Value>(values: readonly (Value | undefined)[]): (Value | null)[] => {
    const gap = values.indexOf(undefined);
    return values.map((value, place) => (gap >= 0 && place >= gap ? null : (value ?? null)));
  };
  const chosen = <Value>(value: Value | null | undefined): Choice<Value> => ({ ...unasked, value: value ?? null });
  const measured = Boolean(search.ancho && search.llanta);
  const [ancho, alto, llanta] = upToGap([search.ancho, measured ? (search.alto ?? 0) : search.alto, search.llanta]);
  // The year may be left open (spec S28).
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
