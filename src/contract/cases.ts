import { z } from 'zod';
import {
  caseReasons,
  caseStates,
  commentLength,
  contactReasons,
  mostAnswers,
  mostCaseServices,
} from '#domain/cases/case.ts';
import { endpoint, type Limit } from './endpoint.ts';
import { date, id, text, time } from './shapes.ts';

/** How often one network may write to the shop, or ask for a call, without a good stamp of `site-init`. */
export const unstampedCases: Limit = { calls: 5, seconds: 3600, shared: true };

const limit = { calls: 20, seconds: 600, shared: true, together: 'cases' } as const;

const token = text(200)
  .nullish()
  .describe('the stamp that `site-init` gave 2 seconds to 2 hours ago; without a good one the limit is stricter');
const taller = z
  .union([text(80), id.transform(String)])
  .nullish()
  .describe('a workshop by its number or its slug');

const numero = z.string().describe('of the case; every letter about it has it');
const caseNumber = z.object({ numero: text(20, 1) });

const shown = z.object({
  numero,
  motivo: z.enum(caseReasons),
  estado: z.enum(caseStates),
  idioma: z.enum(['es', 'ca']),
  nombre: z.string(),
  email: z.string().describe('empty where only a telephone was left'),
  telefono: z.string().nullable(),
  comentario: z.string(),
  vehiculo: z.string().nullable(),
  servicios: z.array(z.string()).describe('by their names'),
  empresa: z.string().nullable(),
  nif: z.string().nullable(),
  taller: z.string().nullable(),
  origen: z.string().nullable(),
  creado: z.iso.datetime(),
  plazo: z.iso.datetime().describe('when it has to be answered'),
  vencido: z.boolean(),
  tomado: z.object({ nombre: z.string(), mio: z.boolean() }).nullable().describe('who of the staff has it'),
  respuestas: z
    .array(z.object({ texto: z.string(), de: z.string().nullable(), en: z.iso.datetime() }))
    .max(mostAnswers),
});
export type ShownCase = z.output<typeof shown>;

const kept = { numero, plazo: z.iso.datetime().describe('when it is answered at the latest') };

export const cases = {
  contactar: endpoint({
    area: 'contact',
    summary: 'Writes to the shop, or applies as a professional: one case, however often it is sent while it is open',
    access: 'anyone',
    limit,
    body: z.object({
      data: z.object({
        motivo: z
          .enum([...contactReasons, 'profesional', ''])
          .nullish()
          .describe('what it is about; one has to be chosen'),
        nombre: text(160).nullish(),
        email: text(254).nullish().describe('where the answer goes'),
        telefono: text(30).nullish(),
        comentario: text(commentLength.most).nullish(),
        vehiculo: text(120).nullish().describe('a plate, or a maker and a model'),
        servicios: z.array(text(40, 1)).max(mostCaseServices).default([]).describe('of talleres-servicios'),
        empresa: text(160).nullish().describe('of a professional'),
        nif: text(20).nullish(),
        taller,
        privacidad: z
          .boolean()
          .optional()
          .describe('the specification’s client asks in its form, and sends nothing of it'),
        token,
      }),
    }),
    output: z.object(kept),
    refusals: ['datos-no-validos', 'demasiados-intentos'],
  }),
  callback: endpoint({
    area: 'contact',
    summary: 'Asks for a call: one case for a telephone, however often it is sent while it is open',
    access: 'anyone',
    limit,
    body: z.object({
      telefono: text(30).nullish(),
      origen: text(60).nullish().describe('the page on which it was asked'),
      device: text(40).nullish(),
      userAgent: text(400).nullish(),
      taller,
      token,
    }),
    output: z.object({
      ...kept,
      llamada: z.object({
        fecha: date,
        desde: time,
        hasta: time,
        hoy: z.boolean(),
        ahora: z.boolean().describe('calls are made at this moment'),
      }),
    }),
    refusals: ['datos-no-validos', 'demasiados-intentos'],
  }),
  readCallHours: endpoint({
    area: 'contact',
    summary: 'When somebody who asks now is called',
    access: 'anyone',
    output: z.object({ fecha: date, desde: time, hasta: time, hoy: z.boolean(), ahora: z.boolean() }),
  }),
  listCases: endpoint({
    area: 'contact',
    summary: 'Cases, those whose time ends first at the head',
    access: 'operator',
    query: z.object({
      estado: z
        .enum(['abierto', ...caseStates])
        .default('abierto')
        .describe('`abierto`: new, or with somebody'),
      motivo: z.enum([...caseReasons, '']).default(''),
      plazo: z.enum(['', 'vencido', 'hoy']).default('').describe('late, or late by the end of today'),
      page: z.coerce.number().int().min(0).max(1000).default(0),
    }),
    output: z.object({
      casos: z.array(shown.omit({ respuestas: true })).max(20),
      total: z.number().int(),
      vencidos: z.number().int().describe('of all that are open, whatever is asked for'),
    }),
  }),
  readCase: endpoint({
    area: 'contact',
    summary: 'One case with its answers',
    access: 'operator',
    params: caseNumber,
    output: z.object({ caso: shown }),
    refusals: ['caso-no-existe'],
  }),
  takeCase: endpoint({
    area: 'contact',
    summary: 'Takes a case that nobody has; taking one’s own changes nothing',
    access: 'operator',
    params: caseNumber,
    output: z.object({ caso: shown }),
    refusals: ['caso-no-existe', 'caso-de-otro', 'caso-cerrado'],
  }),
  answerCase: endpoint({
    area: 'contact',
    summary: 'Answers by mail, once for each turn; the case is whose answer it is',
    access: 'operator',
    params: caseNumber,
    body: z.object({
      texto: text(5000, 1),
      turno: z.number().int().min(1).max(mostAnswers).describe('the how manieth answer it is: one more than was seen'),
    }),
    output: z.object({ caso: shown }),
    refusals: ['caso-no-existe', 'caso-sin-correo', 'caso-ya-contestado', 'caso-cerrado'],
  }),
  closeCase: endpoint({
    area: 'contact',
    summary: 'Ends a case: who left an address and had no answer is told; ending it again changes nothing',
    access: 'operator',
    params: caseNumber,
    output: z.object({ caso: shown }),
    refusals: ['caso-no-existe'],
  }),
};

export const districts = {
  readDistrict: endpoint({
    area: 'site',
    summary: 'Town, district and province of a postcode, as far as its digits say them',
    access: 'anyone',
    params: z.object({ x: text(10, 1) }),
    output: z.object({
      codigo_postal: z.string(),
      poblacion: z.string().nullable().describe('of a capital, or a parish of Andorra; null elsewhere'),
      distrito: z.string().nullable().describe('of the post, where a capital is divided; the parish in Andorra'),
      provincia: z.string(),
      pais: z.enum(['ES', 'AD']),
    }),
    refusals: ['codigo-postal-no-valido'],
  }),
};
