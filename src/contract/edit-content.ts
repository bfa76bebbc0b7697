import { longestSlug, longestSummary, longestText, longestTitle } from '#domain/content/bounds.ts';
import { contentKinds } from '#domain/content/kinds.ts';
import { contentStatuses } from '#domain/content/publications.ts';
import { z } from 'zod';
import { contentRoutes, shownContent } from './content.ts';
import { endpoint } from './endpoint.ts';
import { date, orEmpty, text, uuid } from './shapes.ts';

const kind = z.enum(contentKinds);
const status = z.enum(contentStatuses);
const version = z.number().int().min(1).max(2_147_483_647);

/** What a page says in one language; of a draft any of it may be missing but its title. */
const words = z.object({
  slug: text(longestSlug).default(''),
  titulo: text(longestTitle, 1),
  descripcion: text(longestSummary).default(''),
  entrada: text(longestSummary).default(''),
  texto: text(longestText).default('').describe('Markdown with blocks'),
});
const writing = {
  fecha: orEmpty(date).describe('the day under which an article is listed'),
  indexar: z.boolean().default(true),
  pie: z.boolean().default(false).describe('whether the foot of every page leads to it'),
  es: words,
  ca: words,
};
const written = z.object({ id: uuid, version });
const named = z.object({ id: uuid });
const signed = z.object({
  id: uuid,
  version: z.coerce.number().int().min(1).max(2_147_483_647),
  hasta: z.coerce.number().int().min(0).max(10_000_000_000).describe('until when, in seconds since 1970'),
  firma: text(64, 1),
});
const link = z.string().describe('a link to it for whoever gets it, for a week');

/** Administrators write pages (decision 071). */
export const editContent = {
  findContent: endpoint({
    area: 'content',
    summary: 'Pages that editors wrote, the ones changed last first, or those whose title or address has what is typed',
    access: 'editor',
    query: z.object({ buscar: text(120).default(''), page: z.coerce.number().int().min(0).max(1000).default(0) }),
    output: z.object({
      paginas: z
        .array(
          z.object({
            id: uuid,
            clase: kind,
            titulo: z.string(),
            rutas: contentRoutes,
            estado: status,
            cambiado: z.string(),
          }),
        )
        .max(30),
      total: z.number().int(),
    }),
  }),
  openContent: endpoint({
    area: 'content',
    summary: 'The newest version of a page, what of it is published and planned, and links to look at it',
    access: 'editor',
    params: named,
    output: z.object({
      id: uuid,
      clase: kind,
      version,
      fecha: date.nullable(),
      indexar: z.boolean(),
      pie: z.boolean(),
      es: words,
      ca: words,
      estado: status,
      publicada: version.nullable().describe('which version is shown'),
      rutas: contentRoutes,
      planes: z.array(z.object({ id: z.number().int(), version: version.nullable(), desde: z.iso.datetime() })).max(10),
      vista: z.object({ es: link, ca: link }),
      fallos: z
        .array(z.object({ idioma: z.enum(['es', 'ca']), linea: z.number().int(), texto: z.string() }))
        .max(100)
        .describe('what keeps its text from being published, with the line of each'),
    }),
    refusals: ['pagina-no-existe'],
  }),
  createContent: endpoint({
    area: 'content',
    summary: 'A page with its first version, which nobody sees yet',
    access: 'editor',
    idempotent: true,
    body: z.object({ clase: kind, ...writing }),
    output: written,
    refusals: ['datos-no-validos'],
  }),
  saveContent: endpoint({
    area: 'content',
    summary: 'The next version of a page, of who had read the newest one',
    access: 'editor',
    idempotent: true,
    params: named,
    body: z.object({ version: version.describe('the one that was read'), ...writing }),
    output: written,
    refusals: ['datos-no-validos', 'contenido-cambiado', 'pagina-no-existe'],
  }),
  publishContent: endpoint({
    area: 'content',
    summary: 'Shows a version from a moment on, at once where none is given; null takes the page back',
    access: 'editor',
    idempotent: true,
    params: named,
    body: z.object({
      version: version.nullable(),
      desde: text(16).nullish().describe('what the clock of Madrid shows: 2027-03-27T10:00; at once without one'),
    }),
    output: z.object({ desde: z.iso.datetime() }),
    refusals: ['datos-no-validos', 'contenido-incompleto', 'contenido-planes', 'pagina-no-existe'],
  }),
  cancelPublication: endpoint({
    area: 'content',
    summary: 'Takes back a publication that is still to come',
    access: 'editor',
    params: z.object({ id: uuid, plan: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
    output: z.object({ borrado: z.literal(true) }),
    refusals: ['pagina-no-existe'],
  }),
  previewContent: endpoint({
    area: 'content',
    summary: 'A version as it would be shown, for whoever has the link of an editor',
    access: 'signed-link',
    params: signed,
    output: z.object({ contenido: shownContent }),
    refusals: ['no-existe'],
  }),
};
