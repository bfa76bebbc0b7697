import { isRefusal } from '../refusal.ts';
import { listedWord } from '../listed-word.ts';
import { fuels, oilConditions, unknownFacts, type AllowedOil } from './facts.ts';
import { listedCars } from './lists/cars.ts';
import { listedMotorcycles } from './lists/motorcycles.ts';
import {
  readFittedSize,
  vehicleTypes,
  type FittedSize,
  type Fitment,
  type Vehicle,
  type VehicleType,
} from './vehicle.ts';

/** A vehicle of our own lists: what all of its kind have in common, so without month of registration and year of manufacture. */
export type ListedVehicle = Vehicle & {
  /** How a motorcycle is built, `scooter` or `naked`; empty of others. */
  readonly construccion: string;
};

const size = (text: string, tipo: VehicleType): FittedSize => {
  const read = readFittedSize(text, tipo);
  if (isRefusal(read)) throw new Error(`listed vehicles: ${text} is no size`);
  return read;
};

const readSets = (sets: string, tipo: VehicleType): Fitment[] =>
  sets.split(', ').map((set, place) => {
    const [front = '', rear] = set.split(' + ');
    return {
      original: place === 0,
      delantera: size(front, tipo),
      trasera: rear === undefined ? undefined : size(rear, tipo),
    };
  });

const readOil = (text: string): AllowedOil => {
  const [norma = '', sae = '', condicion] = text.split('@');
  return { norma, sae, condicion: condicion === undefined ? undefined : listedWord(oilConditions, condicion) };
};

const number = (text: string): number | undefined => (text === '' ? undefined : Number(text));

const readCar = (row: string): ListedVehicle => {
  const [
    tipo,
    marca = '',
    modelo = '',
    motor = '',
    desde = '',
    hasta = '',
    fuel,
    kw = '',
    cv = '',
    codigo = '',
    ...rest
  ] = row.split(';');
  const [carter = '', oils = '', bateria = '', sets = ''] = rest;
  const tipoVehiculo = listedWord(vehicleTypes, tipo);
  return {
    ...unknownFacts,
    tipoVehiculo,
    marca,
    modelo,
    motor,
    desde: number(desde),
    hasta: number(hasta),
    matriculacion: undefined,
    combustible: listedWord(fuels, fuel),
    potenciaKw: number(kw),
    potenciaCv: number(cv),
    codigoMotor: codigo,
    capacidadCarter: number(carter),
    aceites: oils === '' ? [] : oils.split(', ').map(readOil),
    bateria,
    construccion: '',
    medidas: readSets(sets, tipoVehiculo),
  };
};

const readMotorcycle = (row: string): ListedVehicle => {
  const [marca = '', modelo = '', cc = '', desde = '', hasta = '', construccion = '', fuel, sets = ''] = row.split(';');
  return {
    ...unknownFacts,
    tipoVehiculo: 'moto',
    marca,
    modelo,
    motor: cc === '' ? '' : `${cc} cc`,
    desde: number(desde),
    hasta: number(hasta),
    matriculacion: undefined,
    combustible: listedWord(fuels, fuel),
    cilindrada: number(cc),
    construccion,
    medidas: readSets(sets, 'moto'),
  };
};

const readRows = (rows: string, read: (row: string) => ListedVehicle): ListedVehicle[] =>
  rows.split('\n').filter(Boolean).map(read);

/** Read when first asked for: only a shop that is asked about vehicles pays for it. */
let read: readonly ListedVehicle[] | undefined;

/** The vehicles of our own lists (`db` as the source of what is said about one). */
export const listedVehicles = (): readonly ListedVehicle[] =>
  (read ??= [...readRows(listedCars, readCar), ...readRows(listedMotorcycles, readMotorcycle)]);
