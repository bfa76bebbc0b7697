import { batteryTechnologies, type ArticleKind, type ArticleTraits } from '../catalogue/article-traits.ts';
import { productVehicles } from '../catalogue/vehicles.ts';
import { isRefusal, refuse, type Refusal } from '../refusal.ts';
import { parseVehicleSize } from '../tyres/vehicle-size.ts';
import { decimal, euros, flag, listOf, oneOf, text, whole, type ReadCell } from './cells.ts';
import { needed, optional, readRow, type Cells, type Columns, type ReadRow, type RowOf } from './read-row.ts';

/** What every product that is no tyre says. */
export const articleColumns = {
  tipo_vehiculo: needed(oneOf(productVehicles)),
  nombre_producto_es: needed(text(200)),
  nombre_producto_ca: needed(text(200)),
  descripcion_es: needed(text(2000)),
  descripcion_ca: needed(text(2000)),
  ecotasa: optional(euros(0, 1000), 0),
  minutos: optional(whole(0, 600), 0),
  skill: optional(text(40), null),
  partes_es: optional(listOf(text(200)), []),
  partes_ca: optional(listOf(text(200)), []),
} as const;
export type ArticleCells = RowOf<typeof articleColumns>;

interface Fit {
  readonly ancho: number;
  readonly serie: number;
  readonly llanta: number;
}

const fit: ReadCell<Fit> = (written): Fit | Refusal<'medida-no-valida'> => {
  const size = parseVehicleSize(written);
  if (isRefusal(size)) return refuse('medida-no-valida');
  return { ancho: size.ancho, serie: Math.round(size.serie * 10) / 10, llanta: size.llanta };
};

const year = whole(1950, 2100);
const none = {} as const;
const tube = {
  llanta: needed(decimal(1, 2, 60)),
  valvula: optional(text(40), null),
  reforzada: optional(flag, false),
  medidas: needed(listOf(fit)),
} as const;
const accessory = { familia: needed(text(40)) } as const;
const gas = {
  gas: needed(oneOf(['R134a', 'R1234yf'])),
  gramos: needed(whole(1, 100_000)),
  desde: needed(year),
  hasta: optional(year, null),
} as const;
const pack = {
  nivel: needed(text(40)),
  carter_grande: optional(flag, false),
  cilindrada_desde: optional(whole(0, 10_000), null),
  cilindrada_hasta: optional(whole(0, 10_000), null),
} as const;

/** What each kind says besides. */
export const traitColumns = {
  camara: tube,
  mousse: tube,
  bateria: {
    tecnologia: needed(oneOf(batteryTechnologies)),
    start_stop: optional(flag, false),
    borne_positivo: needed(oneOf(['derecha', 'izquierda'])),
    voltaje: needed(whole(2, 96)),
    ah: needed(decimal(1, 0.1, 5000)),
    arranque: needed(whole(1, 5000)),
    caja: needed(text(20)),
    largo: needed(whole(10, 2000)),
    ancho: needed(whole(10, 2000)),
    alto: needed(whole(10, 2000)),
  },
  aceite: {
    viscosidad: needed(text(20)),
    litros: needed(decimal(1, 0.1, 1500)),
    homologacion: optional(listOf(text(60)), []),
    especificacion: optional(listOf(text(60)), []),
  },
  'acc-seguridad': accessory,
  'acc-transporte': accessory,
  amortiguador: {
    eje: needed(oneOf(['delantero', 'trasero'])),
    tecnologia: needed(oneOf(['gas', 'aceite'])),
    vehiculo_marca: needed(text(60)),
    vehiculo_modelo: needed(text(80)),
    desde: needed(year),
    hasta: optional(year, null),
  },
  kito1: none,
  kito2: none,
  ozono: none,
  ac: gas,
  ac2: gas,
  revision: pack,
  revision_moto: pack,
  packinvierno: none,
  preitv: none,
} as const satisfies Readonly<Record<ArticleKind, Columns>>;

/** The attributes of an article of a kind. */
export const readTraits = (tipo: ArticleKind, cells: Cells): ReadRow<ArticleTraits> => {
  const read = readRow(traitColumns[tipo] as Columns, cells);
  // The columns of a kind are named and typed as its attributes are.
  return 'problems' in read ? read : { row: { tipo, ...read.row } as ArticleTraits };
};
