import type { KnownVehicle } from '#contract/vehicle-data.ts';
import { storedChanged } from '#web/shell/stored-value.ts';
import { useSyncExternalStore } from 'react';
import { sameKeys } from './same-keys.ts';

/** The car that this browser remembers, by the contract's names, so that a call takes it as it is. */
export type MyCar = KnownVehicle['vehicleData'] & {
  readonly source: KnownVehicle['source'];
  readonly images: readonly string[];
  /** Of the vehicle in the account that keeps it; null where only this browser knows it. */
  readonly id: string | null;
};

const key = 'miCoche';
/** A copy under another one, or with other keys, is dropped (spec G30). */
const version = 1;

const example: { readonly [Key in keyof Required<MyCar>]: unknown } = {
  cod_matricula: null,
  tipoVehiculo: null,
  marca: null,
  modelo: null,
  motor: null,
  desde: null,
  hasta: null,
  codigoMotor: null,
  combustible: null,
  potenciaCv: null,
  potenciaKw: null,
  cilindrada: null,
  banda: null,
  capacidad_carter: null,
  aceites: [],
  bateria: null,
  ano_fabric: null,
  ano_matric: null,
  matriculacion: null,
  medidas: [{ original: null, delantera: null, trasera: null }],
  kms: null,
  postCode: null,
  color: null,
  source: null,
  images: [],
  id: null,
};

const isCar = (kept: unknown): kept is { readonly version: number; readonly state: MyCar } =>
  sameKeys(kept, { state: example, version: null }) && (kept as { version: unknown }).version === version;

/** As it lies in the storage, with what was read of it: React asks again and again. */
let read: { readonly text: string | null; readonly car: MyCar | null } = { text: null, car: null };

const textNow = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const parse = (text: string | null): MyCar | null => {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isCar(kept) ? kept.state : null;
  } catch {
    return null;
  }
};

/** The car that this browser remembers; null where it remembers none. */
export const rememberedCar = (): MyCar | null => {
  const text = textNow();
  if (text !== read.text) read = { text, car: parse(text) };
  return read.car;
};

/** Remembers a car instead of the one before; a full or forbidden storage only means that this browser will not. */
export const rememberCar = (state: MyCar): void => {
  try {
    localStorage.setItem(key, JSON.stringify({ state, version }));
    window.dispatchEvent(new Event(storedChanged));
  } catch {
    return;
  }
};

/** A car that was just found; of one that is remembered already, with what its driver told of it. */
export const carFound = ({ vehicleData, images, source }: KnownVehicle, kept: MyCar | null): MyCar => {
  const found = { ...vehicleData, images, source, id: null };
  if (!kept || kept.cod_matricula !== found.cod_matricula) return found;
  const { kms, postCode, color, id } = kept;
  return { ...found, kms, postCode, color, id, images: kept.images };
};

/** Remembers what was just found, with what its driver told along with it. */
export const rememberFound = (found: KnownVehicle, told: Partial<Pick<MyCar, 'kms' | 'postCode'>> = {}): void => {
  const car = carFound(found, rememberedCar());
  rememberCar({ ...car, kms: told.kms ?? car.kms, postCode: told.postCode || car.postCode });
};

/** Forgets a car that its account keeps no more; without `id` any of an account, whose owner leaves this browser. */
export const forgetCar = (id?: string): void => {
  const kept = rememberedCar()?.id ?? null;
  if (kept === null || (id !== undefined && kept !== id)) return;
  localStorage.removeItem(key);
  window.dispatchEvent(new Event(storedChanged));
};

const subscribe = (notify: () => void) => {
  window.addEventListener('storage', notify);
  window.addEventListener(storedChanged, notify);
  return () => {
    window.removeEventListener('storage', notify);
    window.removeEventListener(storedChanged, notify);
  };
};

/** The same for what is shown; null while the page comes from the server, which knows no browser. */
export const useMyCar = (): MyCar | null => useSyncExternalStore(subscribe, rememberedCar, () => null);
