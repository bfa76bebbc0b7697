import { z } from 'zod';
import { motoBands } from '#domain/moto-revision/bands.ts';
import { endpoint } from './endpoint.ts';
import { euros, filterFlag, sentId, text, uuid } from './shapes.ts';
import { knownVehicle } from './vehicle-data.ts';
import { plateLookUps } from './vehicles.ts';

const size = z.enum([...motoBands, 'electrica']);
/** A number of ours in a path. */
const pathId = z.coerce.number().int().min(0).max(2_147_483_647);
const cilindrada = text(20)
  .nullish()
  .describe('a band (125, 450, 750, 1000, MAX) or a number of cc, which is taken to its band');
const pathSize = z.object({ cilindrada: text(20, 1).describe('a band or a number of cc') });
const electrica = z.object({ electrica: filterFlag.describe('true: the electric ones, which have no engine size') });

export const motoRevision = {
  readMotoRevision: endpoint({
    area: 'revisions',
    summary: 'What the revision of a motorcycle costs; who asked is kept by plate and engine size',
    access: 'anyone',
    limit: plateLookUps,
    body: z.object({
      matricula: text(20).nullish(),
      cilindrada: z.union([cilindrada, z.number().transform(String)]).describe('also electrica'),
      postCode: text(10).nullish().describe('the price is that of its country'),
    }),
    output: z.object({
      idLead: uuid,
      idNavision: z.string().nullable().describe('null of an electric one, which comes by appointment'),
      precio: euros.nullable(),
      nombre: z.string().nullable(),
      partes: z.array(z.string()).readonly(),
      cilindrada: size,
      vehiculo: z
        .object({
          marca: z.string(),
          modelo: z.string(),
          motor: z.string(),
          cilindrada: size.nullable(),
          id_site_marca_moto: z.number().int().nullable(),
          id_moto: z.number().int().nullable().describe('in the lists of the size that was asked for; null of another'),
        })
        .nullable()
        .describe('what the registry knows of the plate; null where it knows nothing'),
      coche: knownVehicle.nullable().describe('the same with all that is known of it'),
    }),
    refusals: ['no-hay-catalogo'],
  }),
  listMotoBrands: endpoint({
    area: 'revisions',
    summary: 'Makers of motorcycles of an engine size',
    access: 'anyone',
    params: pathSize,
    query: electrica,
    output: z.object({ result: z.array(z.object({ id_site_marca_moto: z.number().int(), marca: z.string() })) }),
    refusals: ['revisionesMoto.errores.get_marcas'],
  }),
  listMotoModels: endpoint({
    area: 'revisions',
    summary: 'Motorcycles of a maker and an engine size',
    access: 'anyone',
    params: pathSize.extend({ marca: pathId }),
    query: electrica,
    output: z.object({
      result: z.array(
        z.object({
          id_moto: z.number().int(),
          modelo: z.string(),
          cilindrada: z.string().describe('cubic centimetres; electrica where there are none'),
          fabricacion: z.string().describe('years: 2014-2020; 2014- is still made; empty where they are not known'),
        }),
      ),
    }),
    refusals: ['revisionesMoto.errores.get_modelos'],
  }),
  keepMotoRevision: endpoint({
    area: 'revisions',
    summary: 'Keeps which motorcycle it is that somebody asked about',
    access: 'known-id',
    limit: { calls: 40, seconds: 600 },
    body: z.object({
      id_registro_lead_revision_moto: uuid,
      id_site_marca_moto: sentId,
      id_moto: sentId,
      matricula: text(20).nullish().describe('to be told what is known of the motorcycle that carries it'),
    }),
    output: z.object({
      idLead: uuid,
      coche: knownVehicle.nullable().describe('null without a plate that can be read'),
    }),
    refusals: ['alta_vehiculo.error_buscar_vehiculo'],
  }),
};
