import type { reports } from '#contract/reports.ts';
import { needsText } from '#domain/accounts/fields.ts';
import {
  isLateReport,
  mostReportMessages,
  readReportCode,
  reportCodeLength,
  reportDeadlines,
  reportLength,
  reportStates,
  writeReportCode,
} from '#domain/reports/report.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import { dayOnTheWall } from '#domain/workshops/wall-day.ts';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { transactionUnlessRefused } from '../database/unless-refused.ts';
import { invalid, type CallContext, type Handlers } from '../runtime.ts';
import { refuseTooMany } from './report-limits.ts';
import {
  countReports,
  findReport,
  insertMessage,
  insertReport,
  listReports,
  markAnswered,
  messagesOf,
  reportOfCode,
  type ReportRow,
  type SealedMessage,
} from './reports-store.ts';
import { seal, unseal } from './seal.ts';

const pageSize = 20;
const placeOf = (id: string, orden: number): string => `${id} ${orden}`;
const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest();
const today = ({ clock }: CallContext): string => dayOnTheWall(clock());

const sealed = (
  { config, clock }: CallContext,
  id: string,
  { orden, de, texto }: Pick<SealedMessage, 'orden' | 'de'> & { readonly texto: string },
): SealedMessage | undefined => {
  const made = seal(config.reports.keys, texto, placeOf(id, orden));
  return made && { ...made, orden, de, dia: dayOnTheWall(clock()) };
};

const dialogueOf = async (context: CallContext, row: ReportRow) => {
  const { id, estado, recibida, acusada, acuseHasta, respuestaHasta } = row;
  const rows = await messagesOf(context.database, id);
  const mensajes = rows.map(({ orden, de, dia, ...text }) => ({
    de,
    dia,
    texto: unseal(context.config.reports.keys, text, placeOf(id, orden)),
  }));
  return { estado, recibida, acusada, acuseHasta, respuestaHasta, mensajes };
};

const opened = async (context: CallContext, id: string) => {
  const row = await findReport(context.database, id);
  if (!row) return refuse('comunicacion-no-existe');
  const { porContestar } = row;
  const tarde = isLateReport(row, today(context));
  return { comunicacion: { id, tarde, porContestar, ...(await dialogueOf(context, row)) } };
};

const isClosedChannel = ({ config }: CallContext): boolean => config.reports.keys.length === 0;

const found = async (context: CallContext, typed: string) => {
  if (isClosedChannel(context)) return refuse('canal-cerrado');
  const tooMany = await refuseTooMany(context, 'leer');
  if (tooMany) return tooMany;
  const code = readReportCode(typed);
  return (code && (await reportOfCode(context.database, hashOf(code)))) || refuse('comunicacion-no-existe');
};

/** Puts a message at its place; refused where another one came first, or there is no place left. */
const add = async (
  context: CallContext,
  tx: Database,
  id: string,
  message: Pick<SealedMessage, 'orden' | 'de'> & { readonly texto: string },
) => {
  const made = message.orden <= mostReportMessages ? sealed(context, id, message) : undefined;
  return made !== undefined && (await insertMessage(tx, id, made));
};

/** Nothing here asks who calls but what is for staff: a report is nobody's. */
export const reportsHandlers = {
  readReportChannel: async (context) => ({ abierto: !isClosedChannel(context) }),

  sendReport: async (context, { body: { texto } }) => {
    if (isClosedChannel(context)) return refuse('canal-cerrado');
    const wrong = needsText(texto, reportLength.least);
    if (wrong) return invalid({ texto: wrong });
    const tooMany = await refuseTooMany(context, 'escribir');
    if (tooMany) return tooMany;
    const codigo = writeReportCode(randomBytes(reportCodeLength));
    const id = randomUUID();
    const recibida = today(context);
    const days = reportDeadlines(recibida);
    await context.database.transaction(async (tx) => {
      await insertReport(tx, { id, hash: hashOf(codigo.replaceAll('-', '')), recibida, ...days });
      await add(context, tx, id, { orden: 1, de: 'informante', texto });
    });
    return { codigo, ...days };
  },

  followReport: async (context, { body: { codigo } }) => {
    const row = await found(context, codigo);
    return isRefusal(row) ? row : await dialogueOf(context, row);
  },

  addToReport: async (context, { body: { codigo, texto } }) => {
    const tooMany = await refuseTooMany(context, 'escribir');
    if (tooMany) return tooMany;
    const row = await found(context, codigo);
    if (isRefusal(row)) return row;
    const { length } = await messagesOf(context.database, row.id);
    if (row.estado === 'cerrada' || length >= mostReportMessages) return refuse('comunicacion-cerrada');
    await add(context, context.database, row.id, { orden: length + 1, de: 'informante', texto });
    return await dialogueOf(context, row);
  },

  listReports: async (context, { query: { estado, page } }) => {
    const { database } = context;
    if (isClosedChannel(context)) return refuse('canal-cerrado');
    const estados = estado === 'abierta' ? reportStates.filter((each) => each !== 'cerrada') : [estado];
    const rows = await listReports(database, estados, { from: page * pageSize, most: pageSize });
    const day = today(context);
    return {
      comunicaciones: rows.map((row) => ({ ...row, tarde: isLateReport(row, day) })),
      total: await countReports(database, estados),
    };
  },

  openReport: async (context, { params: { id } }) =>
    isClosedChannel(context) ? refuse('canal-cerrado') : await opened(context, id),

  answerReport: async (context, { params: { id }, body: { texto, orden, cierra } }) => {
    if (isClosedChannel(context)) return refuse('canal-cerrado');
    // Who answers signs the rows that change.
    await context.account();
    const answered = await transactionUnlessRefused(context.database, async (tx) => {
      const row = await findReport(tx, id);
      if (!row) return refuse('comunicacion-no-existe');
      if (row.estado === 'cerrada') return refuse('comunicacion-cerrada');
      if (!(await add(context, tx, id, { orden, de: 'canal', texto }))) return refuse('comunicacion-cambiada');
      await markAnswered(tx, id, today(context), cierra);
      return null;
    });
    return isRefusal(answered) ? answered : await opened(context, id);
  },
} satisfies Pick<Handlers, keyof typeof reports>;
