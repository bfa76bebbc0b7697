import { randomUUID } from 'node:crypto';
import type { Answer, Input } from '#contract/contract.ts';
import type { newsletterIssues } from '#contract/newsletter-issues.ts';
import { issueLacks } from '#domain/newsletter/issue.ts';
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import { dayMs } from '#domain/time.ts';
import { tooDeepAt, renderMarkdown } from '../content/render-markdown.ts';
import type { Database } from '../database/database.ts';
import { transactionUnlessRefused } from '../database/unless-refused.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { madridMoment } from '../booking/wall-moment.ts';
import { invalid, type Handlers } from '../runtime.ts';
import {
  countIssues,
  countLeft,
  countSubscribers,
  findIssue,
  haltIssue,
  insertIssue,
  listIssues,
  planIssue,
  removeDraft,
  updateIssue,
  type IssueRow,
  type WrittenIssue,
} from './issues-store.ts';

const pageSize = 20;
const farthestDays = 730;

type Sent = Input<'createIssue'>['body'];

const rowOf = ({ es, ca }: Sent): WrittenIssue => ({
  asuntoEs: es.asunto,
  asuntoCa: ca.asunto,
  textoEs: es.texto,
  textoCa: ca.texto,
});

const textsOf = ({ asuntoEs, asuntoCa, textoEs, textoCa }: WrittenIssue) => ({
  es: { asunto: asuntoEs, texto: textoEs },
  ca: { asunto: asuntoCa, texto: textoCa },
});

/** Lists in lists in lists are no letter. */
const nestedTooDeep = ({ es, ca }: Sent): Refusal<'datos-no-validos'> | undefined => {
  const deep = Object.entries({ es, ca }).filter(([, { texto }]) => tooDeepAt(texto) !== undefined);
  return deep.length > 0
    ? invalid(Object.fromEntries(deep.map(([language]) => [`${language}.texto`, 'contenido-anidado' as const])))
    : undefined;
};

const lacking = (row: WrittenIssue): Refusal<'boletin-incompleto'> | undefined => {
  const errors = issueLacks(textsOf(row));
  return Object.keys(errors).length > 0 ? { refusal: 'boletin-incompleto', errors } : undefined;
};

/** Why a change did not happen. */
const whyNot = async (
  db: Database,
  id: string,
): Promise<Refusal<'boletin-no-existe' | 'boletin-en-marcha' | 'boletin-cambiado'>> => {
  const row = await findIssue(db, id);
  if (!row) return refuse('boletin-no-existe');
  return refuse(row.estado === 'borrador' ? 'boletin-cambiado' : 'boletin-en-marcha');
};

const isOver = ({ estado }: IssueRow): boolean => estado === 'enviado' || estado === 'parado';

const counted = async (db: Database, row: IssueRow) => ({
  estado: row.estado,
  desde: row.desde?.toISOString() ?? null,
  enviados: row.enviados,
  total: row.enviados + (isOver(row) ? 0 : await countLeft(db, row.id)),
});

const opened = async (db: Database, row: IssueRow): Promise<Answer<'openIssue'>> => ({
  id: row.id,
  version: row.version,
  ...textsOf(row),
  ...(await counted(db, row)),
  vista: { es: renderMarkdown(row.textoEs, new Map()), ca: renderMarkdown(row.textoCa, new Map()) },
});

/** From when on it is sent; what has passed is now. */
const momentWanted = (typed: string | null | undefined, now: Date): Date | Refusal<'datos-no-validos'> => {
  if (!typed) return now;
  const moment = madridMoment(typed, 'first');
  if (isRefusal(moment)) return invalid({ desde: moment.refusal });
  if (moment.getTime() > now.getTime() + farthestDays * dayMs) return invalid({ desde: 'contenido-fecha' });
  return moment < now ? now : moment;
};

export const newsletterIssuesHandlers = {
  listIssues: async ({ database }, { query: { page } }) => {
    const rows = await listIssues(database, { from: page * pageSize, most: pageSize });
    const boletines = await Promise.all(
      rows.map(async (row) => ({
        id: row.id,
        asunto: row.asuntoEs || row.asuntoCa,
        cambiado: row.cambiado.toISOString(),
        ...(await counted(database, row)),
      })),
    );
    const [total, suscritos] = await Promise.all([countIssues(database), countSubscribers(database)]);
    return { boletines, total, suscritos };
  },

  openIssue: async ({ database }, { params: { id } }) => {
    const row = await findIssue(database, id);
    return row ? await opened(database, row) : refuse('boletin-no-existe');
  },

  createIssue: async ({ database, clock }, { body }) => {
    const wrong = nestedTooDeep(body);
    if (wrong) return wrong;
    const id = randomUUID();
    await insertIssue(database, id, rowOf(body), clock());
    return { id, version: 1 };
  },

  saveIssue: async ({ database, clock }, { params: { id }, body: { version, ...sent } }) => {
    const wrong = nestedTooDeep(sent);
    if (wrong) return wrong;
    const saved = await updateIssue(database, { id, version }, rowOf(sent), clock());
    return saved === undefined ? await whyNot(database, id) : { id, version: saved };
  },

  deleteIssue: async ({ database }, { params: { id }, query: { version } }) =>
    (await removeDraft(database, { id, version })) ? { borrado: true } : await whyNot(database, id),

  proveIssue: async (context, { params: { id } }) => {
    const { database } = context;
    const account = await context.account();
    if (!account) return refuse('sin-sesion');
    const row = await findIssue(database, id);
    if (!row) return refuse('boletin-no-existe');
    const lacks = lacking(row);
    if (lacks) return lacks;
    await database.transaction(async (tx) => {
      for (const idioma of ['es', 'ca'] as const) {
        const letter = { destinatario: account.email, idioma, datos: { issueId: id } };
        await queueMail(tx, { template: 'boletin-prueba', ...letter });
      }
    });
    return { enviado: true };
  },

  sendIssue: async ({ database, clock }, { params: { id }, body: { version, desde: typed } }) => {
    const now = clock();
    const desde = momentWanted(typed, now);
    if (isRefusal(desde)) return desde;
    return await transactionUnlessRefused(database, async (tx) => {
      const row = await findIssue(tx, id);
      const lacks = row && lacking(row);
      if (lacks) return lacks;
      if (!(await planIssue(tx, { id, version, desde }, now))) return await whyNot(tx, id);
      await enqueue(tx, 'send-issues', {}, { dedupe: 'send-issues', runAt: desde });
      return { desde: desde.toISOString() };
    });
  },

  stopIssue: async ({ database, clock }, { params: { id } }) => {
    const estado = await haltIssue(database, id, clock());
    if (estado) return { estado };
    return refuse((await findIssue(database, id)) ? 'boletin-enviado' : 'boletin-no-existe');
  },
} satisfies Pick<Handlers, keyof typeof newsletterIssues>;
