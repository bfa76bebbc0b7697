import { articleMeasure, type ArticleKind, type ArticleTraits } from '../catalogue/article-traits.ts';
import { isGoods, productKinds } from '../catalogue/product-kinds.ts';
import { vehicleGroup } from '../catalogue/vehicles.ts';
import { isRefusal } from '../refusal.ts';
import { slugOf } from '../slug.ts';
import { runflatMarkingOf } from '../tyres/runflat-marking.ts';
import { articleColumns, readTraits, traitColumns, type ArticleCells } from './article-columns.ts';
import { flag, oneOf, text, whole } from './cells.ts';
import type { CellProblem } from './problems.ts';
import { needed, optional, problemAt, readRow, surplus, type Cells, type ReadRow, type RowOf } from './read-row.ts';
import {
  groupColumns,
  keptSize,
  labelColumns,
  tyreColumns,
  unmarked,
  type CarCells,
  type KeptSize,
  type TyreCells,
} from './tyre-columns.ts';

/** What every product says. */
export const productColumns = {
  id_navision: needed(text(40)),
  tipo_producto: needed(oneOf(productKinds)),
  marca: needed(text(60)),
  modelo: needed(text(80)),
  activo: optional(flag, true),
  orden: optional(whole(1, 2_000_000_000), null),
} as const;
type ProductCells = RowOf<typeof productColumns>;

const tyreNames = {
  nombre_producto_es: optional(text(200), null),
  nombre_producto_ca: optional(text(200), null),
} as const;

/** Every column that a catalogue may have. */
export const catalogueColumns: ReadonlySet<string> = new Set(
  [productColumns, tyreColumns, ...Object.values(groupColumns), articleColumns, ...Object.values(traitColumns)].flatMap(
    (shape) => Object.keys(shape),
  ),
);

/** What a tyre of one group of vehicles has besides, and where it is kept. */
export type TyreTraits =
  | { readonly table: 'tyre_moto'; readonly tipo: string; readonly posicion: string; readonly camara: string }
  | { readonly table: 'tyre_truck'; readonly eje: string }
  | {
      readonly table: 'tyre_agri';
      readonly uso: string;
      readonly flexion: 'IF' | 'VF' | null;
      readonly pr: number | null;
    };

export type CatalogueRow = ProductCells & {
  readonly nombre_producto_es: string;
  readonly nombre_producto_ca: string;
} & (
    | {
        readonly clase: 'tyre';
        readonly tyre: TyreCells & CarCells;
        readonly size: KeptSize;
        readonly traits: TyreTraits | null;
      }
    | {
        readonly clase: 'article';
        readonly article: ArticleCells & { readonly slug: string; readonly medida: string };
        readonly traits: ArticleTraits;
      }
  );

const labelProblems = (tyre: TyreCells, cells: Cells): CellProblem[] => {
  const missing = labelColumns.filter((name) => tyre[name] === null);
  const whole = missing.length === 0 || missing.length === labelColumns.length;
  // Searches of cars show the label of every tyre; of other vehicles many have none.
  const wanted = vehicleGroup(tyre.tipo_vehiculo) === 'coche' || !whole;
  return wanted ? missing.map((name) => problemAt(name, cells, 'etiqueta-incompleta')) : [];
};

/** Markings that stand only beside another: a kind of run-flat, snow (spec T8: only 3PMSF proves winter grip), the label's ice grip of class C1. */
const markingProblems = (
  { runflat, tipo_runflat, hielo }: CarCells,
  { tipo_vehiculo, temporada, nieve }: TyreCells,
  { c }: Pick<KeptSize, 'c'>,
  cells: Cells,
): CellProblem[] => [
  ...(tipo_runflat !== null && !runflat ? [problemAt('tipo_runflat', cells, 'runflat-no')] : []),
  ...(vehicleGroup(tipo_vehiculo) === 'coche' && temporada !== 'verano' && !nieve
    ? [problemAt('nieve', cells, 'nieve-falta')]
    : []),
  ...(hielo && (!nieve || c) ? [problemAt('hielo', cells, 'hielo-no')] : []),
];

/** What its group of vehicles adds to a tyre; `gama` of vehicles without one of their own says kind and class. */
const readGroup = (
  { tipo_vehiculo }: TyreCells,
  cells: Cells,
  { flexion, pr }: Pick<KeptSize, 'flexion' | 'pr'>,
): ReadRow<CarCells & { readonly traits: TyreTraits | null }> => {
  const other = (clase: string, traits: TyreTraits) => ({
    row: { gama: `${tipo_vehiculo}-${clase}`, ...unmarked, traits },
  });
  switch (vehicleGroup(tipo_vehiculo)) {
    case 'coche': {
      const read = readRow(groupColumns.coche, cells);
      return 'problems' in read ? read : { row: { ...read.row, traits: null } };
    }
    case 'moto': {
      const read = readRow(groupColumns.moto, cells);
      return 'problems' in read ? read : other(read.row.tipo, { table: 'tyre_moto', ...read.row });
    }
    case 'camion': {
      const read = readRow(groupColumns.camion, cells);
      return 'problems' in read ? read : other(read.row.eje, { table: 'tyre_truck', ...read.row });
    }
    case 'agricola': {
      const read = readRow(groupColumns.agricola, cells);
      if ('problems' in read) return read;
      const { uso } = read.row;
      const clase = flexion && uso === 'tractor' ? `${uso}-${flexion}` : uso;
      return other(clase, { table: 'tyre_agri', uso, flexion, pr });
    }
  }
};

const noSize = { flexion: null, pr: null, c: false } as const;

const readTyre = (product: ProductCells, cells: Cells): ReadRow<CatalogueRow> => {
  const read = readRow({ ...tyreColumns, ...tyreNames }, cells);
  if ('problems' in read) return read;
  const { nombre_producto_es, nombre_producto_ca, ...tyre } = read.row;
  const shapes = [productColumns, tyreColumns, tyreNames, groupColumns[vehicleGroup(tyre.tipo_vehiculo)]];
  const runflat = readRow({ runflat: groupColumns.coche.runflat }, cells);
  const size = keptSize(tyre.tipo_vehiculo, tyre.medida, 'row' in runflat && runflat.row.runflat);
  const group = readGroup(tyre, cells, isRefusal(size) ? noSize : size);
  const problems = [
    ...surplus(shapes, cells),
    ...labelProblems(tyre, cells),
    ...(isRefusal(size) ? [problemAt('medida', cells, size.refusal)] : []),
    ...('problems' in group
      ? group.problems
      : markingProblems(group.row, tyre, isRefusal(size) ? noSize : size, cells)),
  ];
  if (problems.length > 0 || isRefusal(size) || 'problems' in group) return { problems };
  const { traits, ...marks } = group.row;
  const name = `${product.marca} ${product.modelo} ${size.medida}${marks.runflat ? ' run-flat' : ''}`;
  return {
    row: {
      ...product,
      nombre_producto_es: nombre_producto_es ?? name,
      nombre_producto_ca: nombre_producto_ca ?? name,
      clase: 'tyre',
      tyre: {
        ...tyre,
        ...marks,
        // Makers mark all of theirs alike.
        tipo_runflat: marks.tipo_runflat ?? (marks.runflat ? runflatMarkingOf(slugOf(product.marca)) : null),
      },
      size,
      traits,
    },
  };
};

const readArticle = (product: ProductCells, tipo: ArticleKind, cells: Cells): ReadRow<CatalogueRow> => {
  const read = readRow(articleColumns, cells);
  const traits = readTraits(tipo, cells);
  const problems = [
    ...('problems' in read ? read.problems : []),
    ...('problems' in traits ? traits.problems : []),
    ...surplus([productColumns, articleColumns, traitColumns[tipo]], cells),
  ];
  if ('problems' in read || 'problems' in traits || problems.length > 0) return { problems };
  const { nombre_producto_es, nombre_producto_ca, partes_es, partes_ca } = read.row;
  if (partes_es.length !== partes_ca.length)
    return {
      problems: [problemAt('partes_ca', cells, 'celdas', { hay: partes_ca.length, deberia: partes_es.length })],
    };
  const medida = articleMeasure(traits.row);
  const slug = slugOf(isGoods(tipo) ? `${product.modelo} ${medida}` : product.modelo);
  return {
    row: {
      ...product,
      nombre_producto_es,
      nombre_producto_ca,
      clase: 'article',
      article: { ...read.row, slug, medida },
      traits: traits.row,
    },
  };
};

/** Reads a row of a catalogue: the columns that its kind of product has, and nothing in the others. */
export const readCatalogueRow = (cells: Cells): ReadRow<CatalogueRow> => {
  const product = readRow(productColumns, cells);
  if ('problems' in product) return product;
  const { tipo_producto } = product.row;
  return tipo_producto === 'neumatico' ? readTyre(product.row, cells) : readArticle(product.row, tipo_producto, cells);
};
