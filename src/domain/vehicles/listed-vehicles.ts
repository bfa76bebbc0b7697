import { isRefusal } from '../refusal.ts';
import { listedWord } from '../listed-word.ts';
import { fuels, oilConditions, unknownFacts, type AllowedOil } from './facts.ts';
import { listedCars } from './lists/cars.ts';
import { listedMotorcycles } from './lists/motorcycles.ts';
import { vehicleTypes, type VehicleType } from './vehicle-types.ts';
import { readFittedSize, type FittedSize, type Fitment, type Vehicle } from './vehicle.ts';

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

/** The columns of a row by their names. */
const cellsOf = <Name extends string>(columns: readonly Name[], row: string): ((name: Name) => string) => {
  const cells = row.split(';');
  return (name) => cells[columns.indexOf(name)] ?? '';
};

const carColumns = [
  'tipo',
  'marca',
  'modelo',
  'motor',
  'desde',
  'hasta',
  'combustible',
  'kw',
  'cv',
  'codigo',
  'carter',
  'aceites',
  'bateria',
  'medidas',
] as const;

const readCar = (row: string): ListedVehicle => {
  const cell = cellsOf(carColumns, row);
  const tipoVehiculo = listedWord(vehicleTypes, cell('tipo'));
  return {
    ...unknownFacts,
    tipoVehiculo,
    marca: cell('marca'),
    modelo: cell('modelo'),
    motor: cell('motor'),
    desde: number(cell('desde')),
    hasta: number(cell('hasta')),
    matriculacion: undefined,
    combustible: listedWord(fuels, cell('combustible')),
    potenciaKw: number(cell('kw')),
    potenciaCv: number(cell('cv')),
    codigoMotor: cell('codigo'),
    capacidadCarter: number(cell('carter')),
    aceites: cell('aceites').split(', ').filter(Boolean).map(readOil),
    bateria: cell('bateria'),
    construccion: '',
    medidas: readSets(cell('medidas'), tipoVehiculo),
  };
};

const motorcycleColumns = [
  'marca',
  'modelo',
  'cilindrada',
  'desde',
  'hasta',
  'construccion',
  'combustible',
  'medidas',
] as const;

const readMotorcycle = (row: string): ListedVehicle => {
  const cell = cellsOf(motorcycleColumns, row);
  const cilindrada = number(cell('cilindrada'));
  return {
    ...unknownFacts,
    tipoVehiculo: 'moto',
    marca: cell('marca'),
    modelo: cell('modelo'),
    motor: cilindrada === undefined ? '' : `${cell('cilindrada')} cc`,
    desde: number(cell('desde')),
    hasta: number(cell('hasta')),
    matriculacion: undefined,
    combustible: listedWord(fuels, cell('combustible')),
    cilindrada,
    construccion: cell('construccion'),
    medidas: readSets(cell('medidas'), 'moto'),
  };
};

const readRows = (rows: string, read: (row: string) => ListedVehicle): ListedVehicle[] =>
  rows.split('\n').filter(Boolean).map(read);

/** Read when first asked for: only a shop that is asked about vehicles pays for it. */
let read: readonly ListedVehicle[] | undefined;

/** The vehicles of our own lists (`db` as the source of what is said about one). */
export const listedVehicles = (): readonly ListedVehicle[] =>
  (read ??= [...readRows(listedCars, readCar), ...readRows(listedMotorcycles, readMotorcycle)]);
