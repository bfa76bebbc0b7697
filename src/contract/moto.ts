import { z } from 'zod';
import { applications, motoVehicles, wheels } from '#domain/finder/vehicles.ts';
import { articleResult } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { filterNumber, filterText, paging, sentCode, sorting, text, userInfo } from './shapes.ts';
import { category } from './tyre-values.ts';
import { tyreResult } from './tyres.ts';

const vehicle = z.enum(motoVehicles);
const wheel = z.enum(wheels);

const sizeOptions = z.object({ ancho: z.array(z.number()), alto: z.array(z.number()), llanta: z.array(z.number()) });

const modelQuery = z.object({
  marca: filterText,
  cilindrada: filterText,
  modelo: filterText,
  fabricacion: filterText,
  aplicacion: filterText,
});
const modelOptions = z.object({
  marca: z.array(z.string()),
  cilindrada: z.array(z.string()).describe('cubic centimetres; electrica where there are none'),
  modelo: z.array(z.string()),
  fabricacion: z.array(z.string()).describe('years: 2014-2020; 2014- is still made'),
  aplicacion: z.array(wheel),
});

const fitted = {
  medida: z.string().describe('as it is read on the tyre: 120/70 ZR17 (58W)'),
  ancho: z.number(),
  alto: z.number(),
  llanta: z.number(),
  ic: z.number().int().nullable().describe('load index that the tyre must at least have'),
  cv: z.string().nullable().describe('speed symbol that the tyre must at least have'),
};

const medidas = z.object({ ancho: filterNumber, alto: filterNumber, llanta: filterNumber });

const counted = <Value extends z.ZodType>(value: Value) => z.array(z.object({ value, total: z.number().int() }));
const makers = z.array(
  z.object({ id: z.number().int(), marca: z.string(), categoria: category, total: z.number().int() }),
);
const ids = z.array(z.coerce.number().int().positive().max(2_147_483_647)).max(100).nullish();

const pages = {
  pages: z.number().int(),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
};

export const moto = {
  readMotoValues: endpoint({
    area: 'tyres-moto',
    summary: 'Options of each next number of a motorcycle tyre’s size',
    access: 'anyone',
    query: medidas.extend({ 'tipo-vehiculo': vehicle.default('moto') }),
    output: sizeOptions,
  }),
  readMotoDefaults: endpoint({
    area: 'tyres-moto',
    summary: 'Where the size selector starts: the size in which most tyres can be had',
    access: 'anyone',
    query: z.object({ 'tipo-vehiculo': vehicle.default('moto') }),
    output: z.object({
      defaults: z.object({ ancho: z.number(), alto: z.number(), llanta: z.number() }),
      options: sizeOptions,
    }),
  }),
  readMotoModelValues: endpoint({
    area: 'tyres-moto',
    summary: 'Options of each next answer about a motorcycle',
    access: 'anyone',
    query: modelQuery,
    output: modelOptions,
  }),
  readMotoModelDefaults: endpoint({
    area: 'tyres-moto',
    summary: 'Where the model selector starts: the makers of motorcycles',
    access: 'anyone',
    output: z.object({ options: modelOptions }),
  }),
  findMotoSize: endpoint({
    area: 'tyres-moto',
    summary: 'The size of one wheel of a motorcycle; null where the tables do not know it',
    access: 'anyone',
    body: modelQuery.extend({ aplicacion: z.enum(applications).default('delantera') }),
    output: z.object({
      ancho: z.number().nullable(),
      alto: z.number().nullable(),
      llanta: z.number().nullable(),
      medida: z.string().nullable(),
      ic: fitted.ic,
      cv: fitted.cv,
      alternativas: z.array(z.object(fitted)).describe('other sizes that its papers allow'),
    }),
    refusals: ['moto-desconocida'],
  }),
  registerMotoBrand: endpoint({
    area: 'tyres-moto',
    summary: 'Keeps who asked for prices of motorcycle tyres',
    access: 'anyone',
    limit: { calls: 20, seconds: 600, shared: true },
    body: z.object({
      marca: text(80).nullish(),
      ancho: filterNumber,
      alto: filterNumber,
      llanta: filterNumber,
      email: text(254).nullish(),
      phone: text(30).nullish(),
      zipcode: text(10).nullish(),
      wantsInfo: z.boolean().default(false),
      origen: text(60).nullish(),
      device: text(40).nullish(),
      useragent: text(400).nullish(),
      cestaID: z.uuid().nullish(),
      consulta: text(2000)
        .nullish()
        .describe('the query of the search’s address: kept, and sent to the address with a link that opens it'),
    }),
    output: z.object({ idLead: z.uuid() }),
    refusals: ['datos-no-validos'],
  }),
  selectMotoTyres: endpoint({
    area: 'tyres-moto',
    summary:
      'Tyres of a size for motorcycles, quads, e-scooters or farm vehicles, ten a page, with what each filter would leave',
    access: 'anyone',
    body: z.object({
      ...paging,
      ...sorting,
      userInfo,
      tipoVehiculo: vehicle.default('moto'),
      medidas: medidas.extend({ ic: filterNumber, cv: filterText }),
      filtros: z
        .object({
          marcas: ids,
          tipos: z.array(text(40)).max(30).nullish(),
          gamas: z.array(category).max(3).nullish(),
          aplicacion: wheel.nullish().describe('only what may go on this wheel'),
        })
        .nullish(),
    }),
    output: z.object({
      ...pages,
      neumaticos: z.array(tyreResult),
      filtros: z.object({ marcas: makers, tipos: counted(z.string()), gamas: counted(category) }),
      token: z.string().describe('names this search; a basket keeps it as searchToken'),
    }),
    refusals: ['datos-no-validos'],
  }),
  selectMotoTubes: endpoint({
    area: 'tyres-moto',
    summary: 'Inner tubes and mousses that fit a size, ten a page',
    access: 'anyone',
    body: z.object({
      ...paging,
      ...sorting,
      userInfo,
      medidas,
      filtros: z
        .object({
          marcas: z
            .array(z.union([text(80), sentCode]))
            .max(100)
            .nullish()
            .describe('makers by name'),
          tipos: z
            .array(z.enum(['camara', 'mousse']))
            .max(2)
            .nullish(),
        })
        .nullish(),
    }),
    output: z.object({
      ...pages,
      camaras: z.array(articleResult),
      filtros: z.object({
        marcas: counted(z.string()),
        tipos: counted(z.enum(['camara', 'mousse'])),
      }),
    }),
    refusals: ['datos-no-validos'],
  }),
};
