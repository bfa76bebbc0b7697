import { isRefusal } from '../refusal.ts';
import { printTyreSize } from '../tyres/print-size.ts';
import { runflatMarkings } from '../tyres/runflat-marking.ts';
import { seasons } from '../tyres/season.ts';
import { tyreSpecs } from '../tyres/tyre-specs.ts';
import { isRated, parseTyreSize } from '../tyres/size.ts';
import { parseVehicleSize, printVehicleSize } from '../tyres/vehicle-size.ts';
import { slugOf } from '../slug.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { productVehicles, vehicleGroup, type ProductVehicle } from '../catalogue/vehicles.ts';
import { euros, flag, oneOf, text, whole } from './cells.ts';
import type { Columns, RowOf } from './read-row.ts';
import { needed, optional } from './read-row.ts';

const classes = ['A', 'B', 'C', 'D', 'E'] as const;

/** What every tyre says, of whatever vehicle. */
export const tyreColumns = {
  tipo_vehiculo: needed(oneOf(productVehicles)),
  medida: needed(text(40)),
  temporada: needed(oneOf(seasons)),
  garantia_anos: optional(whole(0, 50), 2),
  ms: optional(flag, false),
  nieve: optional(flag, false),
  consumo: optional(oneOf(classes), null),
  mojado: optional(oneOf(classes), null),
  ruido_db: optional(whole(50, 100), null),
  ruido: optional(oneOf(['A', 'B', 'C']), null),
  eprel_id: optional(whole(1, 2_000_000_000), null),
  peso: needed(whole(100, 3_000_000)),
  ecotasa: needed(euros(0, 1000)),
} as const;
export type TyreCells = RowOf<typeof tyreColumns>;

/** The five values of the label, which stand together or not at all. */
export const labelColumns = ['consumo', 'mojado', 'ruido_db', 'ruido', 'eprel_id'] as const;

const carColumns = {
  gama: needed(text(30)),
  runflat: optional(flag, false),
  tipo_runflat: optional(oneOf(runflatMarkings), null),
  hielo: optional(flag, false),
} as const;
export type CarCells = RowOf<typeof carColumns>;

/** Of tyres of vehicles that cannot have what cars' tyres may. */
export const unmarked = { runflat: false, tipo_runflat: null, hielo: false } as const;

const motoColumns = {
  tipo: needed(oneOf(['scooter', 'urbano', 'deportivo', 'trail', 'custom', 'offroad', 'trial', 'quad', 'patinete'])),
  posicion: needed(oneOf(['delantera', 'trasera', 'ambas'])),
  camara: needed(oneOf(['TL', 'TT'])),
} as const;
const truckColumns = { eje: needed(oneOf(['direccion', 'traccion', 'remolque', 'mixto'])) } as const;
const farmColumns = {
  uso: needed(oneOf(['tractor', 'direccion', 'vinedo', 'hileras', 'cosechadora', 'apero', 'remolque', 'industrial'])),
} as const;

/** What tyres of one group of vehicles say besides. */
export const groupColumns = {
  coche: carColumns,
  moto: motoColumns,
  camion: truckColumns,
  agricola: farmColumns,
} as const satisfies Readonly<Record<ReturnType<typeof vehicleGroup>, Columns>>;

/** A size as the catalogue keeps it: what it is found by, its address and how people read it. */
export interface KeptSize {
  readonly ancho: number;
  readonly serie: number;
  readonly llanta: number;
  readonly ic: number | null;
  readonly ic2: number | null;
  readonly cv: string | null;
  readonly c: boolean;
  readonly xl: boolean;
  readonly hl: boolean;
  readonly specs: string;
  readonly medida: string;
  readonly flexion: 'IF' | 'VF' | null;
  readonly pr: number | null;
}

/** Reads a size in the ways of its vehicle. Tyres of cars, vans and 4x4 need their rating: `205/55 R16 91V`. */
export const keptSize = (
  vehicle: ProductVehicle,
  medida: string,
  runflat: boolean,
): KeptSize | Refusal<'medida-no-valida'> => {
  if (vehicleGroup(vehicle) === 'coche') {
    const size = parseTyreSize(medida);
    if (isRefusal(size)) return size;
    if (!isRated(size)) return refuse('medida-no-valida');
    const { ancho, serie, llanta, ic, cv, ic2 = null, service, reinforced } = size;
    const c = service === 'C' || service === 'CP';
    const names = { specs: tyreSpecs({ size, runflat }), medida: printTyreSize(size) };
    const load = { xl: reinforced === 'XL', hl: reinforced === 'HL' };
    return { ancho, serie, llanta, ic, ic2, cv, c, ...load, ...names, flexion: null, pr: null };
  }
  const size = parseVehicleSize(medida);
  if (isRefusal(size)) return size;
  const { ancho, serie, llanta, ic, ic2 = null, cv, flexion = null, pr = null } = size;
  const printed = printVehicleSize(size);
  const rating = ic === undefined || cv === undefined ? { ic: null, cv: null } : { ic, cv };
  return {
    ancho,
    serie: Math.round(serie * 10) / 10,
    llanta,
    ...rating,
    ic2,
    c: false,
    xl: false,
    hl: false,
    specs: slugOf(printed.replaceAll('.', '-')),
    medida: printed,
    flexion,
    pr,
  };
};
