import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const site = {
  siteInit: endpoint({
    area: 'site',
    summary: 'What every page needs to know about the shop',
    access: 'anyone',
    output: z.object({
      nombre: z.string(),
      telefono: z.string(),
      publicUrl: z.string(),
      moneda: z.literal('EUR'),
      allowMixedOrders: z.boolean(),
      flags: z.record(z.string(), z.boolean()),
      tiposPago: z.array(z.enum(['tarjeta', 'bizum'])),
      facturaSimplificadaHasta: z
        .number()
        .describe('euros; above it an online payment needs tax data, for its invoice'),
      pagoEnTallerHasta: z.number().describe('euros; above it the workshop is not offered as the place to pay'),
      demo: z.boolean(),
      areas: z.array(z.string()).describe('where the chain has workshops, by the names in their addresses'),
      empresa: z
        .object({ nombre: z.string(), nif: z.string(), domicilio: z.string() })
        .nullable()
        .describe('who sells: the issuer of invoices; null where none is configured'),
      sello: z
        .string()
        .nullable()
        .describe('when it was given, signed: what forms send along as `token`; null while it cannot be signed'),
      mapa: z
        .object({
          teselas: z
            .string()
            .nullable()
            .describe('address of a tile with {z}, {x} and {y}; null without a tile server'),
          atribucion: z.string(),
        })
        .describe('what stands behind the map of workshops'),
      medicion: z
        .discriminatedUnion('clase', [
          z.object({
            clase: z.literal('gestor'),
            contenedor: z.string().describe('container of the tag manager'),
            publicidad: z.boolean().describe('it advertises too, which is asked for by itself'),
          }),
          z.object({ clase: z.literal('destino'), url: z.string(), publicidad: z.literal(false) }),
        ])
        .nullable()
        .describe('who is told what visitors allow to be measured; null where nobody is, and nothing is asked'),
    }),
  }),
  readMaintenance: endpoint({
    area: 'site',
    summary: 'Announced maintenance; the first item counts',
    access: 'anyone',
    output: z.array(z.object({ activo: z.boolean(), fecha_inicio: z.iso.datetime(), fecha_fin: z.iso.datetime() })),
  }),
};
