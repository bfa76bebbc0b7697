import { z } from 'zod';
import { batteryTechnologies } from '#domain/catalogue/article-traits.ts';
import { facetNames } from '#domain/catalogue/article-facets.ts';
import { catalogueKinds, type CatalogueKey } from '#domain/catalogue/catalogue-keys.ts';
import { productKinds } from '#domain/catalogue/product-kinds.ts';
import { productVehicles } from '#domain/catalogue/vehicles.ts';
import { endpoint } from './endpoint.ts';
import { promotionMark } from './promotions.ts';
import { rating } from './ratings.ts';
import { sheetService } from './services.ts';
import { euros, sorting, text } from './shapes.ts';

const year = z.number().int();
const numberOrNull = z.number().nullable();

const tube = {
  llanta: z.number(),
  valvula: z.string().nullable(),
  reforzada: z.boolean(),
  medidas: z
    .array(z.object({ ancho: z.number(), serie: z.number(), llanta: z.number() }))
    .readonly()
    .describe('the sizes that it fits'),
};
const accessory = { familia: z.string() };
const gasCharge = { gas: z.enum(['R134a', 'R1234yf']), gramos: z.number().int(), desde: year, hasta: year.nullable() };
const pack = {
  nivel: z.string(),
  carter_grande: z.boolean().describe('for sumps of more than five litres'),
  cilindrada_desde: numberOrNull,
  cilindrada_hasta: numberOrNull,
};
const of = <const Kind extends string, Shape extends z.ZodRawShape>(tipo: Kind, shape: Shape) =>
  z.object({ tipo: z.literal(tipo), ...shape });

/** What a product that is no tyre is known by, for each kind. */
const articleTraits = z.discriminatedUnion('tipo', [
  of('bateria', {
    tecnologia: z.enum(batteryTechnologies),
    start_stop: z.boolean(),
    borne_positivo: z.enum(['derecha', 'izquierda']),
    voltaje: z.number().int(),
    ah: z.number(),
    arranque: z.number().int().describe('amperes by EN 50342'),
    caja: z.string(),
    largo: z.number().int().describe('mm'),
    ancho: z.number().int().describe('mm'),
    alto: z.number().int().describe('mm'),
  }),
  of('aceite', {
    viscosidad: z.string(),
    litros: z.number(),
    homologacion: z.array(z.string()).readonly(),
    especificacion: z.array(z.string()).readonly(),
  }),
  of('acc-seguridad', accessory),
  of('acc-transporte', accessory),
  of('amortiguador', {
    eje: z.enum(['delantero', 'trasero']),
    tecnologia: z.enum(['gas', 'aceite']),
    vehiculo_marca: z.string(),
    vehiculo_modelo: z.string(),
    desde: year,
    hasta: year.nullable(),
  }),
  of('camara', tube),
  of('mousse', tube),
  of('ac', gasCharge),
  of('ac2', gasCharge),
  of('revision', pack),
  of('revision_moto', pack),
  of('kito1', {}),
  of('kito2', {}),
  of('ozono', {}),
  of('packinvierno', {}),
  of('preitv', {}),
]);

/** A product that is no tyre, as lists show it. Every amount in euros, tax of the visitor's country included. */
export const articleResult = z.object({
  id: z.number().int().describe('id_site_producto, the last part of its sheet’s address'),
  id_navision: z.string(),
  tipo_producto: z.enum(productKinds).exclude(['neumatico']),
  tipoVehiculo: z.enum(productVehicles),
  marca: z.string(),
  marcaSlug: z.string(),
  modelo: z.string(),
  modeloSlug: z.string(),
  medida: z.string().describe('what tells it from its like, in any language'),
  nombre: z.string(),
  descripcion: z.string(),
  atributos: articleTraits,
  partes: z.array(z.string()).readonly().describe('what a pack, a kit or a treatment is made of'),
  precio: euros.describe('one unit, fee and tax included'),
  precioAnterior: euros.nullable().describe('lowest price of the 30 days before a reduction (Ley 7/1996, art. 20)'),
  descuento: z.number().describe('percent, 0 where not reduced'),
  ecotasa: euros.describe('of one unit, tax included'),
  entrega: z
    .enum(['montaje', 'recogida', 'taller'])
    .describe('fitted in the workshop, picked up there, or work that is done there'),
  montaje: euros.nullable().describe('fitting of one unit, tax included; null where it costs nothing or is not done'),
  unidades: z.number().int().describe('how many are bought at once, as a rule'),
  cantidad: z
    .number()
    .int()
    .describe('how many of them go into the basket: the usual ones, fewer where fewer are left'),
  importeMontado: euros.describe('`cantidad` of them with what comes with them from the start'),
  disponibilidad: z.union([z.literal(0), z.literal(1)]),
  stock: z.number().int().describe('units that can be had, 8 means eight or more'),
  plazo: z.number().int().describe('working days until it can be at the workshop, 0 of what needs none'),
  promocion: promotionMark,
  valoracion: rating.describe('of its reviews that are shown'),
});

/** A filter: one value or several, of which a product must have one; empty means any. */
const anyOf = <Value extends z.ZodType>(value: Value) =>
  z.preprocess(
    (given) =>
      given === null || given === undefined || given === '' ? undefined : Array.isArray(given) ? given : [given],
    z.array(value).max(60).optional(),
  );
const yesNo = anyOf(
  z.preprocess((given) => (given === 'true' ? true : given === 'false' ? false : given), z.boolean()),
);
const words = anyOf(text(80, 1));
const numbers = anyOf(z.coerce.number().min(0).max(100_000));
const vehicles = anyOf(z.enum(productVehicles));

/** What each list can be narrowed by. */
export const catalogueFilters = {
  baterias: z.object({
    tipoVehiculo: vehicles,
    ah: numbers,
    tecnologia: anyOf(z.enum(batteryTechnologies)),
    start_stop: yesNo,
    borne_positivo: anyOf(z.enum(['derecha', 'izquierda'])),
    voltaje: numbers,
    caja: words,
    marca: words,
  }),
  aceites: z.object({
    tipoVehiculo: vehicles,
    viscosidad: words,
    homologacion: words,
    especificacion: words,
    litros: numbers,
    marca: words,
  }),
  'accesorios-seguridad': z.object({ familia: words, marca: words }),
  'accesorios-transporte': z.object({ familia: words, marca: words }),
  amortiguadores: z.object({
    vehiculo_marca: words,
    vehiculo_modelo: words,
    eje: anyOf(z.enum(['delantero', 'trasero'])),
    tecnologia: anyOf(z.enum(['gas', 'aceite'])),
    marca: words,
  }),
  camaras: z.object({ tipoVehiculo: vehicles, llanta: numbers, valvula: words, reforzada: yesNo, marca: words }),
  mousses: z.object({ tipoVehiculo: vehicles, llanta: numbers, marca: words }),
  'kits-ozono': z.object({ tipoVehiculo: vehicles, tipo_producto: anyOf(z.enum(catalogueKinds['kits-ozono'])) }),
  'aire-acondicionado': z.object({ tipoVehiculo: vehicles, gas: anyOf(z.enum(['R134a', 'R1234yf'])) }),
  revisiones: z.object({ tipoVehiculo: vehicles, nivel: words, carter_grande: yesNo }),
  'revisiones-moto': z.object({ tipoVehiculo: vehicles, nivel: words }),
  invierno: z.object({ tipoVehiculo: vehicles }),
  itv: z.object({ tipoVehiculo: vehicles }),
} satisfies Record<CatalogueKey, z.ZodType>;

/** A JSON text within a query (spec C15). */
const json = <Inside extends z.ZodType>(inside: Inside) =>
  z
    .string()
    .max(4000)
    .default('{}')
    .transform((given, context): unknown => {
      try {
        const read: unknown = JSON.parse(given === '' ? '{}' : given);
        return read === null || read === '' ? {} : read;
      } catch {
        context.addIssue({ code: 'custom', message: 'campo-formato' });
        return z.NEVER;
      }
    })
    .pipe(inside);

const filters = json(z.record(z.string().max(40), z.unknown())).describe(
  'JSON: the name of a filter to its value or values; those of the list, others are ignored',
);
const pagination = json(
  z.object({
    page: z.coerce.number().int().min(0).max(10_000).default(0),
    pageSize: z.coerce.number().int().min(1).max(50).default(12),
  }),
).describe('JSON: page from 0, pageSize up to 50');
const order = json(
  z.object({
    ...sorting,
  }),
).describe('JSON: order recomendado, marca or precio; direction asc or desc');

const params = z.object({
  catalogKey: text(40, 1).describe(`one of ${Object.keys(catalogueKinds).join(', ')}`),
});
const cpostal = text(10).optional().describe('prices are those of its country');

export const catalogue = {
  searchCatalogue: endpoint({
    area: 'catalogue',
    summary: 'A page of one of the lists of products that are no tyres: those that can be bought',
    access: 'anyone',
    params,
    query: z.object({ filters, pagination, order, cpostal }),
    output: z.object({
      data: z.object({
        products: z.array(articleResult),
        page: z.number().int(),
        pageSize: z.number().int(),
        pages: z.number().int(),
        total: z.number().int(),
      }),
    }),
    refusals: ['no-hay-catalogo'],
  }),
  readCatalogueFilters: endpoint({
    area: 'catalogue',
    summary: 'What a list can be narrowed by, and how many products each value would leave beside other filters',
    access: 'anyone',
    params,
    query: z.object({ filters }),
    output: z.object({
      data: z.array(
        z.object({
          filtro: z.enum(facetNames),
          valores: z.array(
            z.object({
              value: z.union([z.string(), z.number(), z.boolean()]),
              total: z.number().int(),
              nombre: z.string().describe('the same in any language; the value itself where it needs no other name'),
            }),
          ),
        }),
      ),
    }),
    refusals: ['no-hay-catalogo'],
  }),
  readOzoneKits: endpoint({
    area: 'catalogue',
    summary: 'Ozone treatments and the kits with one',
    access: 'anyone',
    query: z.object({ cpostal }),
    output: z.object({ kits: z.array(articleResult) }),
  }),
  readArticle: endpoint({
    area: 'catalogue',
    summary: 'The sheet of a product that is no tyre, sold out or not',
    access: 'anyone',
    params: z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) }),
    query: z.object({ cpostal }),
    output: z.object({
      articulo: articleResult,
      fabricante: z.string().describe('name and address, Regulation (EU) 2023/988'),
      minutos: z.number().int().describe('of work that comes with one unit'),
      servicios: z.array(sheetService),
      otras: z.array(articleResult).describe('others of its kind for the same vehicles, the most alike first'),
    }),
    refusals: ['producto-no-existe'],
  }),
};

export type ArticleResult = z.output<typeof articleResult>;
