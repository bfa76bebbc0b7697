import type { Fecha } from '../booking/calendar.ts';
import type { ProductKind } from '../catalogue/product-kinds.ts';
import type { Season } from '../tyres/season.ts';
import type { UpkeepThing } from './things.ts';

/** Something of a vehicle that was done: by us, with an order or an appointment, or elsewhere, as its driver says. */
export interface Done {
  readonly cosa: UpkeepThing;
  readonly fecha: Fecha;
  /** On the clock, where somebody told it. */
  readonly kms: number | null;
  readonly de: 'taller' | 'dicho';
  /** Of new tyres. */
  readonly temporada: Season | null;
}

const byService: Readonly<Record<string, readonly UpkeepThing[]>> = {
  revision: ['revision'],
  'cambio-aceite': ['revision'],
  'moto-revision': ['revision'],
  'liquido-frenos': ['liquido-frenos'],
  'aire-acondicionado': ['gas'],
  'moto-transmision': ['transmision'],
};

/**
 * What an appointment for a service leaves done. Of brakes, batteries and tyres it is not known from the appointment alone
 * whether anything was changed: it leaves nothing done.
 */
export const doneByService = (servicio: string): readonly UpkeepThing[] => byService[servicio] ?? [];

/** What is known of a product that was fitted. */
export interface FittedProduct {
  readonly tipo: ProductKind;
  readonly idNavision: string;
  readonly nivel: string | null;
}

/** The appointments in which we take a vehicle to the inspection, and bring it back passed (spec R26). */
const passesItv = new Set(['95140', '95141']);

const byProduct: Readonly<Partial<Record<ProductKind, readonly UpkeepThing[]>>> = {
  revision: ['revision'],
  revision_moto: ['revision'],
  ac: ['gas'],
  ac2: ['gas'],
  bateria: ['bateria'],
  neumatico: ['neumaticos'],
};

/** What an order leaves done once its work is. */
export const doneByProduct = ({ tipo, idNavision, nivel }: FittedProduct): readonly UpkeepThing[] => {
  if (tipo === 'preitv') return passesItv.has(idNavision) ? ['itv'] : [];
  const done = byProduct[tipo] ?? [];
  return tipo === 'revision' && nivel === 'Premium' ? [...done, 'liquido-frenos'] : done;
};

/** The last time that something was done; on one day, what is told of the clock counts. */
export const lastDone = (history: readonly Done[], cosa: UpkeepThing): Done | undefined =>
  history
    .filter((done) => done.cosa === cosa)
    .toSorted((one, other) => other.fecha.localeCompare(one.fecha) || (other.kms ?? 0) - (one.kms ?? 0))[0];
