import { issueStates, longestIssue, longestSubject } from '#domain/newsletter/issue.ts';
import { z } from 'zod';
import { proses } from './content.ts';
import { endpoint } from './endpoint.ts';
import { text, uuid } from './shapes.ts';

const version = z.number().int().min(1).max(2_147_483_647);
const words = z.object({
  asunto: text(longestSubject).default(''),
  texto: text(longestIssue).default('').describe('Markdown, without blocks'),
});
const writing = { es: words, ca: words };
const params = z.object({ id: uuid });
const written = z.object({ id: uuid, version });
const counted = {
  estado: z.enum(issueStates),
  desde: z.iso.datetime().nullable().describe('from when on it is sent'),
  enviados: z.number().int().describe('letters written so far'),
  total: z.number().int().describe('those, and who would still get one'),
};

/** Administrators write to who wants the newsletter (decision 074). */
export const newsletterIssues = {
  listIssues: endpoint({
    area: 'newsletter',
    summary: 'Issues of the newsletter, the ones changed last first',
    access: 'editor',
    query: z.object({ page: z.coerce.number().int().min(0).max(1000).default(0) }),
    output: z.object({
      boletines: z.array(z.object({ id: uuid, asunto: z.string(), cambiado: z.iso.datetime(), ...counted })).max(20),
      total: z.number().int(),
      suscritos: z.number().int().describe('who wants the newsletter now'),
    }),
  }),
  openIssue: endpoint({
    area: 'newsletter',
    summary: 'An issue: its words, how they look, and how far it has been sent',
    access: 'editor',
    params,
    output: z.object({ id: uuid, version, ...writing, ...counted, vista: z.object({ es: proses, ca: proses }) }),
    refusals: ['boletin-no-existe'],
  }),
  createIssue: endpoint({
    area: 'newsletter',
    summary: 'An issue that nobody gets yet',
    access: 'editor',
    idempotent: true,
    body: z.object(writing),
    output: written,
    refusals: ['datos-no-validos'],
  }),
  saveIssue: endpoint({
    area: 'newsletter',
    summary: 'Changes an issue that is neither planned nor sent, of who had read its newest words',
    access: 'editor',
    idempotent: true,
    params,
    body: z.object({ version: version.describe('the one that was read'), ...writing }),
    output: written,
    refusals: ['datos-no-validos', 'boletin-cambiado', 'boletin-en-marcha', 'boletin-no-existe'],
  }),
  deleteIssue: endpoint({
    area: 'newsletter',
    summary: 'Deletes a draft, of who had read its newest words; never one that is planned, being sent or sent',
    access: 'editor',
    params,
    query: z.object({ version: z.coerce.number().pipe(version).describe('the one that was read') }),
    output: z.object({ borrado: z.literal(true) }),
    refusals: ['boletin-cambiado', 'boletin-en-marcha', 'boletin-no-existe'],
  }),
  proveIssue: endpoint({
    area: 'newsletter',
    summary: 'Sends it in both languages to who asks, and to nobody else',
    access: 'editor',
    limit: { calls: 20, seconds: 600, shared: true },
    params,
    output: z.object({ enviado: z.literal(true) }),
    refusals: ['boletin-incompleto', 'boletin-no-existe'],
  }),
  sendIssue: endpoint({
    area: 'newsletter',
    summary: 'Sends it to everybody who wants the newsletter, now or from a moment on',
    access: 'editor',
    idempotent: true,
    params,
    body: z.object({
      version: version.describe('the one that was read'),
      desde: text(16).nullish().describe('what the clock of Madrid shows: 2027-03-27T10:00; at once without one'),
    }),
    output: z.object({ desde: z.iso.datetime() }),
    refusals: ['datos-no-validos', 'boletin-cambiado', 'boletin-en-marcha', 'boletin-incompleto', 'boletin-no-existe'],
  }),
  stopIssue: endpoint({
    area: 'newsletter',
    summary: 'Makes a planned issue a draft again; of one that is being sent, writes no more letters',
    access: 'editor',
    params,
    output: z.object({ estado: z.enum(issueStates) }),
    refusals: ['boletin-no-existe', 'boletin-enviado'],
  }),
};
