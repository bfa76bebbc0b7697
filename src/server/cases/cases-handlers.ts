import { unstampedCases, type cases } from '#contract/cases.ts';
import { caseStates, isOpenCase } from '#domain/cases/case.ts';
import { needsValue } from '#domain/accounts/fields.ts';
import { readPhone } from '#domain/accounts/phone.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import { randomUUID } from 'node:crypto';
import { assertRead } from '../accounts/assert-read.ts';
import { readBlocklists } from '../accounts/blocked-contacts-store.ts';
import { transactionUnlessRefused } from '../database/unless-refused.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { invalid, type CallContext, type Handlers } from '../runtime.ts';
import { refuseUnstamped } from '../security/stamp.ts';
import { loadVisitServices } from '../visit-services/visit-services-store.ts';
import { closeCase, countCases, findCase, insertAnswer, listCases, takeCase } from './cases-store.ts';
import { answerDeadline, endOfToday, keepCase, nextCall, sameness } from './keep-case.ts';
import { readContactCase, workshopNamed } from './read-case.ts';
import { showCase } from './show-case.ts';

const pageSize = 20;

const unstamped = async (context: CallContext, stamp: string | null | undefined) =>
  await refuseUnstamped(context, { call: 'cases', stamp, limit: unstampedCases });

const viewerOf = async ({ database, language, clock, account }: CallContext) => ({
  language,
  now: clock(),
  accountId: (await account())?.id,
  services: await loadVisitServices(database),
});

const shown = async (context: CallContext, numero: string) => {
  const row = await findCase(context.database, numero);
  return row ? { caso: showCase(row, await viewerOf(context)) } : refuse('caso-no-existe');
};

export const casesHandlers = {
  contactar: async (context, { body: { data } }) => {
    const found = await readContactCase(context, data);
    if (isRefusal(found)) return found;
    const refused = await unstamped(context, data.token);
    if (refused) return refused;
    const { numero, plazo } = await keepCase(context, { ...found, plazo: await answerDeadline(context) });
    return { numero, plazo: plazo.toISOString() };
  },

  callback: async (context, { body }) => {
    const { database, language } = context;
    const { phones } = await readBlocklists(database);
    const wrong = needsValue(body.telefono, (typed) => readPhone(typed, phones));
    if (wrong) return invalid({ telefono: wrong });
    const codTienda = await workshopNamed(database, body.taller);
    if (codTienda === undefined) return invalid({ taller: 'taller-no-existe' });
    const refused = await unstamped(context, body.token);
    if (refused) return refused;
    const telefono = assertRead(readPhone(body.telefono ?? ''));
    const { window: llamada, end } = await nextCall(context);
    const { numero, plazo } = await keepCase(context, {
      motivo: 'llamada',
      idioma: language,
      nombre: '',
      email: '',
      emailNorm: '',
      telefono,
      comentario: '',
      vehiculo: null,
      servicios: [],
      empresa: null,
      nif: null,
      codTienda,
      origen: body.origen ?? null,
      dispositivo: body.device ?? null,
      agente: body.userAgent ?? null,
      accountId: (await context.account())?.id ?? null,
      igual: sameness(['llamada', telefono]),
      plazo: end,
    });
    return { numero, plazo: plazo.toISOString(), llamada };
  },

  readCallHours: async (context) => (await nextCall(context)).window,

  listCases: async (context, { query: { estado, motivo, plazo, page } }) => {
    const { database, clock } = context;
    const antes = { '': null, vencido: clock(), hoy: endOfToday(clock()) }[plazo];
    const estados = estado === 'abierto' ? caseStates.filter(isOpenCase) : [estado];
    const filter = { estados, motivo, antes };
    const rows = await listCases(database, filter, { from: page * pageSize, most: pageSize });
    const viewer = await viewerOf(context);
    return {
      casos: rows.map((row) => {
        const { respuestas: _, ...listed } = showCase(row, viewer);
        return listed;
      }),
      ...(await countCases(database, filter, clock())),
    };
  },

  readCase: async (context, { params: { numero } }) => await shown(context, numero),

  takeCase: async (context, { params: { numero } }) => {
    const account = await context.account();
    if (!account) return refuse('sin-sesion');
    if (await takeCase(context.database, numero, account.id, context.clock())) return await shown(context, numero);
    const row = await findCase(context.database, numero);
    if (!row) return refuse('caso-no-existe');
    return isOpenCase(row.estado) ? refuse('caso-de-otro', { nombre: row.tomadoNombre ?? '' }) : refuse('caso-cerrado');
  },

  answerCase: async (context, { params: { numero }, body: { texto, turno } }) => {
    const { database, clock } = context;
    const account = await context.account();
    if (!account) return refuse('sin-sesion');
    const answered = await transactionUnlessRefused(database, async (tx) => {
      const row = await findCase(tx, numero);
      if (!row) return refuse('caso-no-existe');
      if (row.email === '') return refuse('caso-sin-correo', { telefono: row.telefono ?? '' });
      if (row.estado === 'cerrado') return refuse('caso-cerrado');
      const answer = { id: randomUUID(), caseId: row.id, turno, texto, de: account.id };
      if (!(await insertAnswer(tx, answer, clock()))) return refuse('caso-ya-contestado');
      const { email: destinatario, idioma } = row;
      await queueMail(tx, { template: 'caso-contestado', destinatario, idioma, datos: { caseId: row.id, turno } });
      return null;
    });
    return isRefusal(answered) ? answered : await shown(context, numero);
  },

  closeCase: async (context, { params: { numero } }) => {
    const { database, clock } = context;
    const account = await context.account();
    if (!account) return refuse('sin-sesion');
    await database.transaction(async (tx) => {
      const closed = await closeCase(tx, numero, account.id, clock());
      const row = closed?.unanswered ? await findCase(tx, numero) : undefined;
      if (!row) return;
      const { email: destinatario, idioma, id: caseId } = row;
      await queueMail(tx, { template: 'caso-cerrado', destinatario, idioma, datos: { caseId } });
    });
    return await shown(context, numero);
  },
} satisfies Pick<Handlers, keyof typeof cases>;
