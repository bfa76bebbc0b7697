import type { KnownVehicle } from '#contract/vehicle-data.ts';
import { assistantKeys } from './assistant-keys.ts';
import { localCopy } from './local-copy.ts';
import { remember, rememberedNow } from './remembered.ts';
import { forgetTold } from './search-memory.ts';

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

const copy = localCopy<MyCar>(key, version, example);

/** The car that this browser remembers; null where it remembers none. */
export const rememberedCar = copy.now;

/** The model without the maker's own letters for it: «León», not «León (5F)». */
export const calledOf = ({ marca, modelo }: MyCar): string | null => (modelo ?? marca)?.replace(/ *\(.*/, '') ?? null;

/** Remembers a car instead of the one before; a full or forbidden storage only means that this browser will not. */
export const rememberCar = (car: MyCar): void => {
  copy.keep(car);
  remember({ matricula: car.cod_matricula, coche: calledOf(car), moto: car.tipoVehiculo === 'moto' });
};

/** A plate that somebody typed; what its vehicle is called is known where it was looked up before. */
export const rememberPlate = (matricula: string): void => {
  if (matricula === rememberedNow().matricula) return;
  const car = rememberedCar();
  const its = car?.cod_matricula === matricula ? car : null;
  remember({ matricula, coche: its && calledOf(its), moto: its?.tipoVehiculo === 'moto' });
};

/** A plate that somebody typed of which nothing more is known than what was typed. */
export const plateAlone = (): string | null => {
  const { matricula } = rememberedNow();
  return matricula === rememberedCar()?.cod_matricula ? null : matricula;
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

const drop = (): void => {
  copy.drop();
  remember({ matricula: null, coche: null, moto: false });
};

/** Forgets a car that its account keeps no more; without `id` any of an account, whose owner leaves this browser. */
export const forgetCar = (id?: string): void => {
  const kept = rememberedCar()?.id ?? null;
  if (kept === null || (id !== undefined && kept !== id)) return;
  drop();
};

/** Forgets the vehicle wherever this browser kept it; the one of an account stays in the account. */
export const forgetVehicle = (): void => {
  for (const asked of Object.values(assistantKeys)) localStorage.removeItem(asked);
  forgetTold();
  drop();
};

export const useMyCar = copy.useNow;
