import { contactReasons } from '#domain/cases/case.ts';
import { articleLists, contentVehicles } from '#domain/content/block-words.ts';
import { longestSlug } from '#domain/content/bounds.ts';
import { contentKinds } from '#domain/content/kinds.ts';
import { contentRoute } from '#domain/content/slug.ts';
import { proseElements, type ProseNode } from '#domain/content/prose.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { pictureFile } from './picture-file.ts';
import { date, paging } from './shapes.ts';

const kind = z.enum(contentKinds);
const count = z.number().int().min(1).max(12);

/** A tree has no end that a schema could name: what is in an element is described in words. */
const prose: z.ZodType<ProseNode> = z.object({
  e: z.enum(proseElements).describe('an element; there are no others'),
  c: z
    .array(z.unknown() as z.ZodType<string | ProseNode>)
    .optional()
    .describe('what is in it: texts, and elements like this one'),
  href: z.string().optional(),
  id: z.string().optional(),
});
export const proses = z.array(prose);

const part = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('texto'), prosa: proses }),
  z.object({
    tipo: z.literal('productos'),
    titulo: z.string(),
    lista: z.enum(['neumaticos', ...articleLists]),
    medida: z.object({ ancho: z.number(), serie: z.number(), llanta: z.number() }).nullish(),
    temporada: z.enum(['verano', 'invierno', 'allseason']).nullish(),
    marca: z.string().nullable(),
    cuantos: count,
  }),
  z.object({ tipo: z.literal('ofertas'), titulo: z.string(), vehiculo: z.enum(contentVehicles), cuantos: count }),
  z.object({ tipo: z.literal('talleres'), titulo: z.string(), area: z.string(), cuantos: count }),
  z.object({
    tipo: z.literal('formulario'),
    titulo: z.string(),
    texto: z.string(),
    motivo: z.enum(contactReasons).nullable().describe('what its messages are about; null where who writes chooses'),
  }),
  z.object({
    tipo: z.literal('imagen'),
    alt: z.string().describe('what stands for it where it is not seen'),
    pie: z.string().describe('a line below it; empty for none'),
    archivos: z
      .array(pictureFile)
      .min(1)
      .describe('the same picture in other widths and codings, the small ones first'),
  }),
  z.object({
    tipo: z.literal('preguntas'),
    preguntas: z.array(z.object({ pregunta: z.string(), respuesta: proses })),
  }),
  z.object({
    tipo: z.literal('llamada'),
    titulo: z.string(),
    texto: z.string(),
    enlace: z.string(),
    boton: z.string(),
  }),
]);

/** A path below its language, without a slash before it: `empresa`, `blog/cuando-cambiar`. */
const ruta = z.string().max(longestSlug + 10);
export const contentRoutes = z.object({ es: ruta, ca: ruta });

export const shownContent = z.object({
  clase: kind,
  titulo: z.string(),
  descripcion: z.string(),
  entrada: z.string(),
  fecha: date.nullable().describe('of an article'),
  cambiado: z.iso.datetime().describe('since when it is shown like this'),
  indexar: z.boolean(),
  partes: z.array(part).describe('the text, with what the shop shows in the middle of it'),
  rutas: contentRoutes,
});

const summary = z.object({
  ruta,
  titulo: z.string(),
  descripcion: z.string(),
  fecha: date,
});

export const content = {
  readContent: endpoint({
    area: 'content',
    summary: 'A page that editors wrote, by its path below the language; an old path names the one that it has now',
    access: 'anyone',
    query: z.object({ ruta: z.string().regex(contentRoute) }),
    output: z.object({
      contenido: shownContent.nullable(),
      lleva: ruta.nullable().describe('the path that it has now, where the one asked for is an old one'),
    }),
    refusals: ['pagina-no-existe'],
  }),
  listArticles: endpoint({
    area: 'content',
    summary: 'The articles that are published, the latest first',
    access: 'anyone',
    query: z.object({ page: paging.page, pageSize: paging.pageSize }),
    output: z.object({ articulos: z.array(summary).max(50), total: z.number().int() }),
  }),
  listFootContent: endpoint({
    area: 'content',
    summary: 'The pages that the foot of every page leads to',
    access: 'anyone',
    output: z.object({
      enlaces: z
        .array(z.object({ ruta, titulo: z.string(), ayuda: z.boolean().describe('it is of the help centre') }))
        .max(12),
    }),
  }),
  listContentRoutes: endpoint({
    area: 'content',
    summary: 'The paths of all pages that are published and may be found, a thousand at a time',
    access: 'anyone',
    query: z.object({ page: z.coerce.number().int().min(0).max(100).default(0) }),
    output: z.object({ rutas: z.array(contentRoutes).max(1000), hayMas: z.boolean() }),
  }),
};

export type ContentPart = z.output<typeof part>;
