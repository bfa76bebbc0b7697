import { z } from 'zod';
import { visitVehicles } from '#domain/visits/visit.ts';
import { productKinds } from '#domain/catalogue/product-kinds.ts';
import { productVehicles } from '#domain/catalogue/vehicles.ts';
import { longestQuery } from '#domain/search/read-query.ts';
import { tyreFamilies } from '#domain/tyres/maker-address.ts';
import { vehicleTypes } from '#domain/vehicles/vehicle-types.ts';
import { endpoint } from './endpoint.ts';
import { euros, text } from './shapes.ts';
import { fromPrice } from './tyre-cards.ts';
import { season } from './tyre-values.ts';

/** A size that is sold, with what else was asked of its tyres. */
const foundSize = z.object({
  tipoVehiculo: z.enum(productVehicles).describe('turismo stands for cars, 4x4 and vans'),
  medida: z.string().describe('as it is read on the tyre, with the rating that was asked for'),
  ancho: z.number(),
  serie: z.number().describe('of motorcycles the alto'),
  llanta: z.number(),
  ic: z.number().int().nullable().describe('load index that the tyre must at least have'),
  cv: z.string().nullable(),
  temporada: season.nullable(),
  runflat: z.boolean().nullable(),
  marca: z.object({ id: z.number().int(), marca: z.string() }).nullable(),
  total: z.number().int().describe('tyres on sale'),
  desde: fromPrice,
});

const foundPage = z.object({
  direccion: z.string().describe('its path in the language asked for: /neumaticos/invierno'),
  titulo: z.string(),
});

const foundArticle = z.object({
  id: z.number().int(),
  id_navision: z.string(),
  tipo_producto: z.enum(productKinds).exclude(['neumatico']),
  tipoVehiculo: z.enum(productVehicles),
  marca: z.string(),
  marcaSlug: z.string(),
  modelo: z.string(),
  modeloSlug: z.string(),
  nombre: z.string(),
  precio: z
    .object({
      cantidad: z.number().int().describe('how many are bought at once, as a rule'),
      importeMontado: euros.describe('so many with what comes with them from the start'),
      montaje: z.boolean().describe('fitted in the workshop'),
    })
    .nullable()
    .describe('null of what cannot be had now'),
  pagina: foundPage.nullable().describe('where its kind is sold, where it has no sheet of its own'),
});

export const search = {
  searchSite: endpoint({
    area: 'search',
    summary: 'What somebody may have meant who typed something into the one field for everything',
    access: 'anyone',
    query: z.object({
      q: text(longestQuery, 1).describe('a size, a plate, a name, words, or several of them'),
      buscado: z.literal('1').optional().describe('it was asked for, not typed halfway: what finds nothing is counted'),
      cuantos: z.coerce.number().int().min(1).max(24).default(5).describe('of each group, at most'),
    }),
    output: z.object({
      directo: z
        .enum(['medida', 'matricula'])
        .nullable()
        .describe('what was typed means this one thing and nothing else'),
      matricula: z.string().nullable().describe('as people read it, where all that was typed is a plate'),
      omitidas: z
        .array(z.string())
        .describe('words that were left out, as they were typed, because nothing has them beside the others'),
      medidas: z.array(foundSize),
      vehiculos: z
        .array(
          z.object({
            tipoVehiculo: z.enum(vehicleTypes),
            marca: z.string(),
            marcaSlug: z.string(),
            modelo: z.string().nullable().describe('null of the maker itself'),
            modeloSlug: z.string().nullable(),
          }),
        )
        .describe('what somebody drives, of the shop’s own lists'),
      servicios: z
        .array(
          z.object({
            servicio: z.string(),
            nombre: z.string(),
            vehiculo: z.enum(visitVehicles),
            minutos: z.number().int(),
          }),
        )
        .describe('what workshops do by appointment'),
      marcas: z.array(
        z.object({
          slug: z.string().describe('in addresses: michelin, michelin-moto'),
          marca: z.string(),
          familia: z.enum(tyreFamilies),
          modelos: z.number().int(),
        }),
      ),
      modelos: z.array(
        z.object({
          slug: z.string(),
          modelo: z.string(),
          marca: z.string(),
          marcaSlug: z.string().describe('in addresses: michelin, michelin-moto'),
          tipoVehiculo: z.enum(productVehicles),
          temporada: season,
          desde: fromPrice,
        }),
      ),
      articulos: z.array(foundArticle),
      paginas: z.array(foundPage),
      zonas: z.array(z.object({ area: z.string(), titulo: z.string() })),
      talleres: z.array(
        z.object({
          codTienda: z.number().int(),
          slug: z.string(),
          area: z.string(),
          alias: z.string(),
          poblacion: z.string(),
          direccion: z.string(),
        }),
      ),
    }),
  }),
};
