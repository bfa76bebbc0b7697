import { z } from 'zod';
import { mostReportMessages, reportLength, reportStates } from '#domain/reports/report.ts';
import { endpoint } from './endpoint.ts';
import { date, text, uuid } from './shapes.ts';

const codigo = text(60, 1).describe('the receipt: nobody else has it, and it opens the dialogue');
const texto = text(reportLength.most, 1);
const mensajes = z
  .array(z.object({ de: z.enum(['informante', 'canal']), texto: z.string(), dia: date }))
  .max(mostReportMessages);
const dated = {
  estado: z.enum(reportStates),
  recibida: date,
  acusada: date.nullable(),
  acuseHasta: date,
  respuestaHasta: date,
};
const dialogue = z.object({ ...dated, mensajes });
const listed = z.object({ id: uuid, ...dated, tarde: z.boolean(), porContestar: z.boolean() });
const opened = z.object({ ...listed.shape, mensajes });

const params = z.object({ id: uuid });

/** The channel of Ley 2/2023. Nothing of who writes is kept: no address, no browser, no account, no moment. */
export const reports = {
  readReportChannel: endpoint({
    area: 'reports',
    summary: 'Whether the shop takes reports',
    access: 'anyone',
    output: z.object({ abierto: z.boolean() }),
  }),
  sendReport: endpoint({
    area: 'reports',
    summary: 'Takes a report from anybody; the answer’s code is the only way back to it',
    access: 'anyone',
    body: z.object({ texto: text(reportLength.most) }),
    output: z.object({ codigo: z.string(), acuseHasta: date, respuestaHasta: date }),
    refusals: ['datos-no-validos', 'canal-cerrado', 'demasiados-intentos'],
  }),
  followReport: endpoint({
    area: 'reports',
    summary: 'The dialogue of a report, for who has its code',
    access: 'known-id',
    body: z.object({ codigo }),
    output: dialogue,
    refusals: ['comunicacion-no-existe', 'canal-cerrado', 'demasiados-intentos'],
  }),
  addToReport: endpoint({
    area: 'reports',
    summary: 'Writes more to a report, for who has its code',
    access: 'known-id',
    body: z.object({ codigo, texto }),
    output: dialogue,
    refusals: ['comunicacion-no-existe', 'comunicacion-cerrada', 'canal-cerrado', 'demasiados-intentos'],
  }),
  listReports: endpoint({
    area: 'reports',
    summary: 'Reports without what they say, those whose time ends first at the head',
    access: 'report-reader',
    query: z.object({
      estado: z.enum(['abierta', ...reportStates]).default('abierta'),
      page: z.coerce.number().int().min(0).max(1000).default(0),
    }),
    output: z.object({ comunicaciones: z.array(listed).max(20), total: z.number().int() }),
    refusals: ['canal-cerrado'],
  }),
  openReport: endpoint({
    area: 'reports',
    summary: 'One report with its dialogue',
    access: 'report-reader',
    params,
    output: z.object({ comunicacion: opened }),
    refusals: ['comunicacion-no-existe', 'canal-cerrado'],
  }),
  answerReport: endpoint({
    area: 'reports',
    summary: 'Acknowledges or answers a report, and may end it; once for each turn',
    access: 'report-reader',
    params,
    body: z.object({
      texto,
      orden: z.number().int().min(2).max(mostReportMessages).describe('its place: one more than was seen'),
      cierra: z.boolean().default(false),
    }),
    output: z.object({ comunicacion: opened }),
    refusals: ['comunicacion-no-existe', 'comunicacion-cerrada', 'comunicacion-cambiada', 'canal-cerrado'],
  }),
};
