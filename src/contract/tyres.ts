import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { euros, filterFlag, filterNumber, filterText, text, userInfo } from './shapes.ts';

export const season = z.enum(['verano', 'invierno', 'allseason']);
export const vehicleKind = z.enum(['turismo', '4x4', 'furgoneta']);
export const category = z.enum(['PREMIUM', 'QUALITY', 'BUDGET']);
const labelClass = z.enum(['A', 'B', 'C', 'D', 'E']);

export const tyreFilters = z.object({
  ancho: filterNumber,
  serie: filterNumber,
  llanta: filterNumber,
  ic: filterNumber,
  cv: filterText,
  runflat: filterFlag,
  invierno: filterFlag,
  allseason: filterFlag,
  verano: filterFlag,
  idsmarca: z.array(z.coerce.number().int().positive().max(2_147_483_647)).max(100).nullish(),
  categorias: z.array(category).max(3).nullish(),
  tipoVehiculo: vehicleKind.nullish(),
});

/** EU label, Regulation (EU) 2020/740. */
export const euLabel = z.object({
  clase: z.enum(['C1', 'C2', 'C3']),
  consumo: labelClass,
  mojado: labelClass,
  ruido_db: z.number().int(),
  ruido: z.enum(['A', 'B', 'C']),
  nieve: z.boolean(),
  hielo: z.boolean(),
  eprel_id: z.number().int(),
});

/** A tyre as lists show it. Every amount in euros, tax of the visitor's country included. */
export const tyreResult = z.object({
  id: z.number().int(),
  id_navision: z.string(),
  marca: z.string(),
  marcaSlug: z.string(),
  modelo: z.string(),
  modeloSlug: z.string(),
  specs: z.string(),
  medida: z.string(),
  ic: z.number().int(),
  cv: z.string(),
  categoria: category,
  temporada: season,
  tipoVehiculo: vehicleKind,
  runflat: z.boolean(),
  xl: z.boolean(),
  ms: z.boolean(),
  etiqueta: euLabel,
  garantia: z.number().int(),
  precio: euros.describe('one tyre, eco-fee and tax included'),
  precioAnterior: euros.nullable().describe('lowest price of the 30 days before a reduction (Ley 7/1996, art. 20)'),
  descuento: z.number().describe('percent, 0 where not reduced'),
  ecotasa: euros.describe('of one tyre, tax included'),
  montaje: euros.describe('fitting of one tyre, tax included'),
  importeMontado: euros.describe('four tyres fitted, everything included'),
  disponibilidad: z.union([z.literal(0), z.literal(1)]),
  stock: z.number().int().describe('units that can be had, 8 means eight or more'),
  plazo: z.number().int().describe('working days until it can be at the workshop'),
});

const counted = <Value extends z.ZodType>(value: Value) => z.array(z.object({ value, total: z.number().int() }));

export const tyreFacets = z.object({
  ic: counted(z.number()),
  cv: counted(z.string()),
  temporada: counted(season),
  runflat: counted(z.boolean()),
  categoria: counted(category),
  marca: z.array(z.object({ id: z.number().int(), marca: z.string(), categoria: category, total: z.number().int() })),
});

export const tyreSearch = z.object({
  pageSize: z.coerce.number().int().min(1).max(50).default(10),
  page: z.coerce.number().int().min(0).max(10_000).default(0),
  order: z.enum(['recomendado', 'marca', 'precio']).default('recomendado'),
  direction: z.enum(['asc', 'desc']).default('asc'),
  web: text(40).nullish(),
  filters: tyreFilters,
  userInfo,
});

const tyrePage = z.object({
  pages: z.number().int(),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
  neumaticos: z.array(tyreResult),
  filtros: tyreFacets,
  token: z.string().describe('names this search; a basket keeps it as searchToken'),
});

const sizeQuery = z.object({
  ancho: filterNumber,
  serie: filterNumber,
  llanta: filterNumber,
  ic: filterNumber,
  cv: filterText,
  'tipo-vehiculo': vehicleKind.optional(),
});

/** What can still be chosen at each step, given the steps before it. */
const sizeOptions = z.object({
  ancho: z.array(z.number()),
  serie: z.array(z.number()),
  llanta: z.array(z.number()),
  carga: z.array(z.number()),
  velocidad: z.array(z.string()),
});

const brandCard = z.object({
  id: z.number().int(),
  slug: z.string(),
  marca: z.string(),
  categoria: category,
  destacada: z.boolean(),
  modelos: z.number().int(),
  desde: euros.nullable(),
});

const modelCard = z.object({
  slug: z.string(),
  modelo: z.string(),
  marca: z.string(),
  marcaSlug: z.string(),
  categoria: category,
  temporada: season,
  tipoVehiculo: vehicleKind,
  gama: z.string(),
  garantia: z.number().int(),
  medidas: z.number().int(),
  desde: euros.nullable(),
});

/** A product sheet: the tyre and all that the law and a careful buyer ask for. */
export const tyreSheet = z.object({
  neumatico: tyreResult,
  ancho: z.number(),
  serie: z.number(),
  llanta: z.number(),
  gama: z.string(),
  fabricante: z.string().describe('name and address, Regulation (EU) 2023/988'),
  peso: z.number().int().describe('grams'),
  cargaKg: z.number(),
  velocidadKmh: z.number().int(),
  diametro: z.number().int().describe('mm, outer'),
  servicios: z.array(
    z.object({
      id_navision: z.string(),
      categoriaServicio: z.string(),
      base_calculo: z.enum(['U', 'F']),
      nombre: z.string(),
      descripcion: z.string(),
      precio: euros,
      incluido: z.boolean(),
    }),
  ),
  otras: z.array(tyreResult).describe('the same size, others that sell well'),
});

const slug = text(120, 1);

export const tyres = {
  selectTyres: endpoint({
    area: 'tyres',
    summary: 'Tyres of a size, ten a page, with what each filter would leave',
    caller: 'anyone',
    body: tyreSearch,
    output: tyrePage,
  }),
  selectTyresWithAgent: endpoint({
    area: 'tyres',
    summary: 'The same search, sent with the browser’s user agent',
    caller: 'anyone',
    body: tyreSearch.extend({ useragent: text(400).nullish() }),
    output: tyrePage,
  }),
  countTyres: endpoint({
    area: 'tyres',
    summary: 'How many tyres the filters leave',
    caller: 'anyone',
    body: z.object({ filters: tyreFilters }),
    output: z.object({ total: z.number().int() }),
  }),
  readTyreValues: endpoint({
    area: 'tyres',
    summary: 'Options of each next step of the size selector',
    caller: 'anyone',
    query: sizeQuery,
    output: sizeOptions,
  }),
  readTyreDefaults: endpoint({
    area: 'tyres',
    summary: 'Where the size selector starts: the most asked size and the options around it',
    caller: 'anyone',
    query: z.object({ 'tipo-vehiculo': vehicleKind.optional() }),
    output: z.object({
      defaults: z.object({
        ancho: z.number(),
        serie: z.number(),
        llanta: z.number(),
        carga: z.number(),
        velocidad: z.string(),
      }),
      options: sizeOptions,
    }),
  }),
  readTyreLanding: endpoint({
    area: 'tyres',
    summary: 'Tyres of a landing page: by season, kind of vehicle, brand or rim',
    caller: 'anyone',
    query: z.object({
      temporada: season.optional(),
      tipo: vehicleKind.optional(),
      marca: slug.optional(),
      llanta: filterNumber,
      page: z.coerce.number().int().min(0).max(10_000).default(0),
      pageSize: z.coerce.number().int().min(1).max(50).default(10),
      cpostal: text(10).optional(),
    }),
    output: z.object({
      pages: z.number().int(),
      total: z.number().int(),
      page: z.number().int(),
      neumaticos: z.array(tyreResult),
      modelos: z.array(modelCard),
      medidas: z.array(
        z.object({
          ancho: z.number(),
          serie: z.number(),
          llanta: z.number(),
          medida: z.string(),
          total: z.number().int(),
          desde: euros,
        }),
      ),
    }),
  }),
  readTyreBrands: endpoint({
    area: 'tyres',
    summary: 'All makers of tyres that are sold',
    caller: 'anyone',
    output: z.object({ marcas: z.array(brandCard) }),
  }),
  readTyreBrand: endpoint({
    area: 'tyres',
    summary: 'A maker with its models',
    caller: 'anyone',
    params: z.object({ marca: slug }),
    output: z.object({ marca: brandCard, modelos: z.array(modelCard) }),
    refusals: ['pagina-no-existe'],
  }),
  readTyreModel: endpoint({
    area: 'tyres',
    summary: 'A model with its sizes',
    caller: 'anyone',
    params: z.object({ marca: slug, modelo: slug }),
    query: z.object({ cpostal: text(10).optional() }),
    output: z.object({ modelo: modelCard, neumaticos: z.array(tyreResult) }),
    refusals: ['pagina-no-existe'],
  }),
  readTyreSheet: endpoint({
    area: 'tyres',
    summary: 'A product sheet by its address',
    caller: 'anyone',
    params: z.object({ marca: slug, modelo: slug, specs: slug }),
    query: z.object({ cpostal: text(10).optional() }),
    output: tyreSheet,
    refusals: ['pagina-no-existe'],
  }),
};

export type TyreResult = z.output<typeof tyreResult>;
export type TyreFacets = z.output<typeof tyreFacets>;
export type TyreSheet = z.output<typeof tyreSheet>;
