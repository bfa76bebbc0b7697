import { reasons } from '#domain/finder/best-of.ts';
import { reinforcements } from '#domain/tyres/reinforcement.ts';
import { runflatMarkings } from '#domain/tyres/runflat-marking.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { promotionMark } from './promotions.ts';
import { rating } from './ratings.ts';
import { sheetService } from './services.ts';
import { euros, filterFlag, filterNumber, filterText, paging, sorting, text, userInfo } from './shapes.ts';
import { brandCard, fromPrice, modelCard } from './tyre-cards.ts';
import { category, euLabel, season, tyrePicture, tyreTraits, tyreVehicle, vehicleKind } from './tyre-values.ts';

const reinforcement = z.enum(reinforcements);

export const tyreFilters = z.object({
  ancho: filterNumber,
  serie: filterNumber,
  llanta: filterNumber,
  ic: filterNumber,
  cv: filterText,
  runflat: filterFlag,
  refuerzo: z.array(reinforcement).max(reinforcements.length).nullish(),
  invierno: filterFlag,
  allseason: filterFlag,
  verano: filterFlag,
  idsmarca: z.array(z.coerce.number().int().positive().max(2_147_483_647)).max(100).nullish(),
  categorias: z.array(category).max(3).nullish(),
  tipoVehiculo: vehicleKind.nullish(),
});

/** A tyre as lists show it. Every amount in euros, tax of the visitor's country included. */
export const tyreResult = z.object({
  id: z.number().int(),
  id_navision: z.string(),
  marca: z.string(),
  marcaSlug: z.string().describe('in addresses, with the vehicle behind it unless it is a car: michelin-moto'),
  modelo: z.string(),
  modeloSlug: z.string(),
  specs: z.string(),
  medida: z.string(),
  imagen: tyrePicture,
  ic: z.number().int().nullable().describe('null of the few tyres that carry no rating'),
  cv: z.string().nullable(),
  categoria: category,
  temporada: season,
  tipoVehiculo: tyreVehicle,
  rasgos: tyreTraits.nullable().describe('null of tyres of cars, 4x4 and vans'),
  runflat: z.boolean(),
  tipo_runflat: z
    .enum(runflatMarkings)
    .nullable()
    .describe('how its maker marks a run-flat tyre; null of others, and where it is not known'),
  xl: z.boolean(),
  refuerzo: reinforcement.nullable().describe('extra load, or high load, which bears more still'),
  ms: z.boolean(),
  etiqueta: euLabel.nullable().describe('null outside the scope of Regulation (EU) 2020/740, art. 2'),
  garantia: z.number().int(),
  precio: euros.describe('one tyre, eco-fee and tax included'),
  precioAnterior: euros.nullable().describe('lowest price of the 30 days before a reduction (Ley 7/1996, art. 20)'),
  descuento: z.number().describe('percent, 0 where not reduced'),
  ecotasa: euros.describe('of one tyre, tax included'),
  montaje: euros.describe('fitting of one tyre, tax included'),
  unidades: z.number().int().describe('how many are usually bought at once: four for a car, one for a motorcycle'),
  cantidad: z
    .number()
    .int()
    .describe('how many of them go into the basket: the usual ones, fewer where fewer are left'),
  importeMontado: euros.describe('`cantidad` tyres fitted, everything included'),
  disponibilidad: z.union([z.literal(0), z.literal(1)]),
  stock: z.number().int().describe('units that can be had, 8 means eight or more'),
  plazo: z.number().int().describe('working days until it can be at the workshop'),
  promocion: promotionMark,
  valoracion: rating.describe('of the reviews of its model that are shown'),
});

const counted = <Value extends z.ZodType>(value: Value) => z.array(z.object({ value, total: z.number().int() }));

export const tyreFacets = z.object({
  ic: counted(z.number()),
  cv: counted(z.string()),
  temporada: counted(season),
  runflat: counted(z.boolean()),
  refuerzo: counted(reinforcement),
  categoria: counted(category),
  marca: z.array(z.object({ id: z.number().int(), marca: z.string(), categoria: category, total: z.number().int() })),
});

export const tyreSearch = z.object({
  ...paging,
  ...sorting,
  web: z.union([text(40), z.number(), z.boolean()]).nullish(),
  filters: tyreFilters,
  userInfo,
  destacar: z
    .boolean()
    .default(false)
    .describe('the first page begins with the tyres that are the best of their size in something'),
});

const tyrePage = z.object({
  pages: z.number().int(),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
  neumaticos: z.array(tyreResult),
  filtros: tyreFacets,
  razones: z
    .array(z.object({ id_navision: z.string(), razones: z.array(z.enum(reasons)) }))
    .describe('why tyres of this page are the best of all that were found of their size'),
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

/** A product sheet: the tyre and all that the law and a careful buyer ask for. */
export const tyreSheet = z.object({
  neumatico: tyreResult,
  ancho: z.number(),
  serie: z.number(),
  llanta: z.number(),
  gama: z.string(),
  fabricante: z.string().describe('name and address, Regulation (EU) 2023/988'),
  peso: z.number().int().describe('grams'),
  cargaKg: z.number().nullable(),
  velocidadKmh: z.number().int().nullable(),
  diametro: z.number().int().describe('mm, outer'),
  servicios: z.array(sheetService),
  otras: z.array(tyreResult).describe('the same size, others that sell well'),
});

const tyreModel = z.object({ modelo: modelCard, neumaticos: z.array(tyreResult) });

const slug = text(120, 1);

export const tyres = {
  selectTyres: endpoint({
    area: 'tyres',
    summary: 'Tyres of a size, ten a page, with what each filter would leave',
    access: 'anyone',
    body: tyreSearch,
    output: tyrePage,
  }),
  selectTyresWithAgent: endpoint({
    area: 'tyres',
    summary: 'The same search, sent with the browser’s user agent',
    access: 'anyone',
    body: tyreSearch.extend({ useragent: text(400).nullish() }),
    output: tyrePage,
  }),
  countTyres: endpoint({
    area: 'tyres',
    summary: 'How many tyres the filters leave',
    access: 'anyone',
    body: z.object({ filters: tyreFilters }),
    output: z.object({ total: z.number().int() }),
  }),
  readTyreValues: endpoint({
    area: 'tyres',
    summary: 'Options of each next step of the size selector',
    access: 'anyone',
    query: sizeQuery,
    output: sizeOptions,
  }),
  readTyreDefaults: endpoint({
    area: 'tyres',
    summary: 'Where the size selector starts: the most asked size and the options around it',
    access: 'anyone',
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
    summary:
      'Tyres of a landing page: by season, kind of vehicle, brand, use or size; of cars, 4x4 and vans unless another kind is asked for',
    access: 'anyone',
    query: z.object({
      temporada: season.optional(),
      tipo: tyreVehicle.optional(),
      marca: slug.optional().describe('a maker’s address: michelin, michelin-moto'),
      gama: slug
        .optional()
        .describe('what tyres are good for: eco, moto-trail; agricola-tractor has agricola-tractor-VF in it'),
      ancho: filterNumber,
      serie: filterNumber,
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
          desde: fromPrice,
        }),
      ),
    }),
  }),
};

/** Makers, models and sheets: pages with an address of their own. */
export const tyrePages = {
  readTyreBrands: endpoint({
    area: 'tyres',
    summary: 'All makers of tyres that are sold, once for each kind of vehicle',
    access: 'anyone',
    query: z.object({
      sinPrecios: filterFlag.describe('only which there are: without where their prices begin, which change all day'),
    }),
    output: z.object({ marcas: z.array(brandCard) }),
  }),
  readTyreBrand: endpoint({
    area: 'tyres',
    summary: 'A maker with its models',
    access: 'anyone',
    params: z.object({ marca: slug }),
    output: z.object({
      marca: brandCard,
      modelos: z.array(modelCard),
      familias: z.array(brandCard).describe('the same maker’s tyres of other vehicles'),
    }),
    refusals: ['pagina-no-existe'],
  }),
  readTyreModel: endpoint({
    area: 'tyres',
    summary: 'A model with its sizes',
    access: 'anyone',
    params: z.object({ marca: slug, modelo: slug }),
    query: z.object({ cpostal: text(10).optional() }),
    output: tyreModel,
    refusals: ['pagina-no-existe'],
  }),
  readTyrePage: endpoint({
    area: 'tyres',
    summary: 'What stands at an address below a maker: a model, or one tyre of it',
    access: 'anyone',
    params: z.object({ marca: slug, pagina: text(200, 1) }),
    query: z.object({ cpostal: text(10).optional() }),
    output: z.union([
      z.object({
        ficha: tyreSheet,
        pagina: z.string().describe('its own address, where this one is another way to it'),
      }),
      z.object({ modelo: tyreModel }),
    ]),
    refusals: ['pagina-no-existe'],
  }),
  readTyreSheet: endpoint({
    area: 'tyres',
    summary: 'A product sheet by its address',
    access: 'anyone',
    params: z.object({ marca: slug, modelo: slug, specs: slug }),
    query: z.object({ cpostal: text(10).optional() }),
    output: tyreSheet,
    refusals: ['pagina-no-existe'],
  }),
};

export type TyreResult = z.output<typeof tyreResult>;
export type TyreFacets = z.output<typeof tyreFacets>;
export type TyreSheet = z.output<typeof tyreSheet>;
