import type { Category } from '../tyres/category.ts';
import type { MotoSearch } from './moto-search.ts';
import { openParts, type Choice } from './parts.ts';
import type { Application, MotoVehicle } from './vehicles.ts';

/** A stored selector of another version is dropped (spec S35, G30). */
export const motoSelectorVersion = 4;

/** The numbers of a size, and what names a motorcycle, each in the order in which they are asked. */
export const motoSizeParts = ['ancho', 'alto', 'llanta'] as const;
export type MotoSizePart = (typeof motoSizeParts)[number];
export const motoModelParts = ['marca', 'cilindrada', 'modelo', 'fabricacion', 'aplicacion'] as const;
export type MotoModelPart = (typeof motoModelParts)[number];
export type MotoPart = MotoSizePart | MotoModelPart;

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

/** The selector that a shared address opens. */
export const openMotoSelector = (search: MotoSearch): MotoSelector => ({
  vehiculo: search.vehiculo,
  ...openParts(motoSizeParts, search, unasked, { alto: ({ ancho, llanta }) => (ancho && llanta ? 0 : undefined) }),
  ...openParts(motoModelParts, search, unasked, {
    // The year may be left open (spec S28).
    fabricacion: ({ modelo }) => (modelo === undefined ? undefined : ''),
  }),
  marcas: search.marcas.length > 0 ? search.marcas : null,
  tipos: search.tipos.length > 0 ? search.tipos : null,
  gamas: search.gamas,
  origen: search.marca === undefined ? 'medidas' : 'modelo',
});
