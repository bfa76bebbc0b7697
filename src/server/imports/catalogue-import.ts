import { vehicleGroup } from '#domain/catalogue/vehicles.ts';
import { catalogueColumns, readCatalogueRow, type CatalogueRow } from '#domain/imports/catalogue-row.ts';
import { problemAt } from '#domain/imports/read-row.ts';
import type { RowProblem } from '#domain/imports/problems.ts';
import { slugOf } from '#domain/slug.ts';
import { tyreFacts } from '#i18n/es/tyre-facts.ts';
import type { Database } from '../database/database.ts';
import {
  numberProducts,
  readBrandNames,
  readClaimFacts,
  readModels,
  writeArticles,
  writeModels,
  writeProducts,
  writeTraits,
  writeTyres,
  type ModelFacts,
  type TraitTable,
} from './catalogue-store.ts';
import { problemOfRow, type ImportKind, type Numbered } from './import-kind.ts';
import { traitRowsOf } from './trait-rows.ts';

/** A product of a maker that is known. */
type KnownProduct = CatalogueRow & { readonly brand_id: number };

/** What cars' models are made for: that which has a sentence. */
const ranges = Object.keys(tyreFacts.gama);

const modelOf = (row: KnownProduct): ModelFacts | undefined => {
  if (row.clase !== 'tyre') return undefined;
  const { tipo_vehiculo, temporada, gama, garantia_anos } = row.tyre;
  const { brand_id, modelo } = row;
  return { brand_id, slug: slugOf(modelo), modelo, tipo_vehiculo, temporada, gama, garantia_anos };
};

const addressOf = ({ brand_id, slug }: Pick<ModelFacts, 'brand_id' | 'slug'>): string => `${brand_id}/${slug}`;

const stated = ['tipo_vehiculo', 'temporada', 'gama', 'garantia_anos'] as const;

const differences = (one: ModelFacts, other: ModelFacts) => stated.filter((name) => one[name] !== other[name]);

const writeProductsOf = async (db: Database, rows: readonly KnownProduct[]): Promise<void> => {
  const ids = await numberProducts(
    db,
    rows.map(({ id_navision }) => id_navision),
  );
  const tyres: object[] = [];
  const articles: object[] = [];
  const traits = new Map<TraitTable, { products: number[]; rows: object[] }>();
  await writeProducts(
    db,
    rows.map((row) => ({ ...row, id: ids.get(row.id_navision) })),
  );
  for (const row of rows) {
    const product_id = ids.get(row.id_navision) ?? 0;
    const { orden, modelo, brand_id } = row;
    if (row.clase === 'tyre')
      tyres.push({ ...row.tyre, ...row.size, product_id, brand_id, slug: slugOf(modelo), orden });
    else articles.push({ ...row.article, product_id, modelo, orden });
    for (const [table, some] of traitRowsOf(row, product_id)) {
      const all = traits.get(table) ?? { products: [], rows: [] };
      traits.set(table, all);
      all.products.push(product_id);
      for (const each of some) all.rows.push(each);
    }
  }
  if (tyres.length > 0) await writeTyres(db, tyres);
  if (articles.length > 0) await writeArticles(db, articles);
  for (const [table, { products, rows }] of traits) await writeTraits(db, table, products, rows);
};

/** Products of every kind. Makers must be known; models are made and changed by what their tyres say. */
export const catalogueImport = async (db: Database): Promise<ImportKind<KnownProduct>> => {
  const brands = new Map((await readBrandNames(db)).map(({ id, slug }) => [slug, id]));
  const models = new Map<string, ModelFacts>((await readModels(db)).map((model) => [addressOf(model), model]));
  // What the file says of a model, first of all by the row of this line.
  const inFile = new Map<string, { readonly linea: number; readonly model: ModelFacts }>();

  const modelProblems = (linea: number, model: ModelFacts): RowProblem[] => {
    const first = inFile.get(addressOf(model));
    if (!first) inFile.set(addressOf(model), { linea, model });
    const known = models.get(addressOf(model));
    const valueOf = (name: (typeof stated)[number]): string => String(model[name]);
    if (known && known.tipo_vehiculo !== model.tipo_vehiculo)
      return [
        problemOfRow(linea, 'tipo_vehiculo', model.tipo_vehiculo, 'otro-vehiculo', { vehiculo: known.tipo_vehiculo }),
      ];
    return first
      ? differences(first.model, model).map((name) =>
          problemOfRow(linea, name, valueOf(name), 'modelo-distinto', { linea: first.linea }),
        )
      : [];
  };

  return {
    shape: { known: catalogueColumns, needed: ['id_navision', 'tipo_producto', 'marca', 'modelo', 'tipo_vehiculo'] },
    read: (cells) => {
      const read = readCatalogueRow(cells);
      if ('problems' in read) return read;
      const brand_id = brands.get(slugOf(read.row.marca));
      if (brand_id === undefined) return { problems: [problemAt('marca', cells, 'marca-desconocida')] };
      const { row } = read;
      if (row.clase === 'tyre' && vehicleGroup(row.tyre.tipo_vehiculo) === 'coche' && !ranges.includes(row.tyre.gama))
        return { problems: [problemAt('gama', cells, 'opcion-desconocida', { opciones: ranges.join(', ') })] };
      return { row: { ...row, brand_id } };
    },
    keys: (row) => [
      { columna: 'id_navision', clave: row.id_navision },
      ...(row.clase === 'tyre'
        ? [{ columna: 'medida', clave: `${row.brand_id}/${slugOf(row.modelo)}/${row.size.specs}` }]
        : []),
    ],
    check: async (db, rows) => await checkProducts(db, rows, modelProblems),
    write: async (db, rows) => {
      const changed = new Map<string, ModelFacts>();
      for (const row of rows) {
        const model = modelOf(row);
        const known = model && models.get(addressOf(model));
        if (model && (!known || differences(known, model).length > 0)) changed.set(addressOf(model), model);
      }
      if (changed.size > 0) await writeModels(db, [...changed.values()]);
      await writeProductsOf(db, rows);
    },
  };
};

const checkProducts = async (
  db: Database,
  rows: readonly Numbered<KnownProduct>[],
  modelProblems: (linea: number, model: ModelFacts) => RowProblem[],
): Promise<RowProblem[]> => {
  const facts = await readClaimFacts(
    db,
    rows.map(({ linea, row }) => {
      const { brand_id = null, slug = null } = modelOf(row) ?? {};
      return {
        linea,
        id_navision: row.id_navision,
        brand_id,
        slug,
        specs: row.clase === 'tyre' ? row.size.specs : null,
      };
    }),
  );
  const factsOf = new Map(facts.map((each) => [each.linea, each]));
  return rows.flatMap(({ linea, row }) => {
    const model = modelOf(row);
    const problems = model ? modelProblems(linea, model) : [];
    const { tipo_producto = null, tipo_vehiculo = null, otro = null } = factsOf.get(linea) ?? {};
    if (tipo_producto !== null && tipo_producto !== row.tipo_producto)
      problems.push(problemOfRow(linea, 'tipo_producto', row.tipo_producto, 'otro-tipo', { tipo: tipo_producto }));
    else if (tipo_vehiculo && model && vehicleGroup(tipo_vehiculo) !== vehicleGroup(model.tipo_vehiculo))
      problems.push(
        problemOfRow(linea, 'tipo_vehiculo', model.tipo_vehiculo, 'otro-vehiculo', { vehiculo: tipo_vehiculo }),
      );
    if (otro !== null && row.clase === 'tyre')
      problems.push(problemOfRow(linea, 'medida', row.tyre.medida, 'medida-de-otro', { producto: otro }));
    return problems;
  });
};
