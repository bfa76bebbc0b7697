import type { changeRequests } from '#contract/change-requests.ts';
import { isStaff } from '#domain/access/is-staff.ts';
import { mayAnswerChange } from '#domain/access/may-answer-change.ts';
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import { sentenceOf } from '#i18n/sentence.ts';
import { openAgenda } from '../agenda/open-agenda.ts';
import { invalid, type CallContext, type Handlers } from '../runtime.ts';
import { acceptChange, endChange } from './answer-change.ts';
import { isSignedChange, judgeOrdered } from './change-signature.ts';
import { findChange, findOrdered, lastChangeOf, openChangesAt, type OrderedRow } from './change-requests-store.ts';
import { closedToRequests, requestChange } from './request-change.ts';
import { showAsked, showChange, showOrdered } from './show-change.ts';
import { workshopLanguage } from './workshop-language.ts';

/** The appointment of an order, for a caller with the link of its letters. A link from before a move is refused as an old one. */
const openOrdered = async (
  { database }: CallContext,
  id: string,
  firma: string | undefined,
): Promise<OrderedRow | Refusal<'cita-no-existe' | 'enlace-antiguo'>> => {
  const row = await findOrdered(database, id);
  if (!row) return refuse('cita-no-existe');
  const judged = await judgeOrdered(database, row, firma ?? '');
  return judged === 'valid' ? row : refuse(judged === 'old' ? 'enlace-antiguo' : 'cita-no-existe');
};

/** A question, for those who may answer it: the workshop's staff, or a caller with the link of its letter. */
const openAsked = async (context: CallContext, id: string, firma: string | undefined) => {
  const { database } = context;
  const change = await findChange(database, id);
  if (!change) return refuse('no-existe');
  const link = (await isSignedChange(database, id, firma)) ? 'valid' : 'wrong';
  const actor = await context.actor();
  if (!mayAnswerChange(actor, change, link)) return refuse('no-existe');
  const ordered = await findOrdered(database, change.citaId);
  const accountId = isStaff(actor) ? actor.accountId : null;
  return ordered ? { change, ordered, accountId } : refuse('no-existe');
};

export const changeRequestsHandlers = {
  readOrderedVisit: async (context, { params: { id }, query: { firma } }) => {
    const row = await openOrdered(context, id, firma);
    if (isRefusal(row)) return row;
    const last = await lastChangeOf(context.database, id);
    const why = closedToRequests(context, row);
    return {
      ...showOrdered(row),
      pide: why === undefined && last?.status !== 'pendiente',
      motivo: why ? sentenceOf(why.refusal, context.language, why.values) : null,
      solicitud: last ? showChange(last, row.tz) : null,
    };
  },

  requestChange: async (context, { params: { id }, query: { firma }, body }) => {
    const row = await openOrdered(context, id, firma);
    if (isRefusal(row)) return row;
    const asked = await requestChange(context, row, body);
    return isRefusal(asked) ? asked : { solicitud: showChange(asked, row.tz) };
  },

  withdrawChange: async (context, { params: { id }, query: { firma } }) => {
    const row = await openOrdered(context, id, firma);
    if (isRefusal(row)) return row;
    const last = await lastChangeOf(context.database, id);
    if (last?.status !== 'pendiente') return refuse('cambio-cerrado');
    const tell = { destinatario: row.emailTaller, idioma: workshopLanguage(row) };
    return (await endChange(context, last, { status: 'retirada', tell })) ?? { retirada: true as const };
  },

  listChanges: async (context, { params: { codTienda } }) => {
    const agenda = await openAgenda(context, codTienda);
    if (isRefusal(agenda)) return agenda;
    const shown = (await openChangesAt(context.database, codTienda)).map(async (change) => {
      const ordered = await findOrdered(context.database, change.citaId);
      return ordered ? [showAsked(change, ordered)] : [];
    });
    return { solicitudes: (await Promise.all(shown)).flat() };
  },

  readChange: async (context, { params: { id }, query: { firma } }) => {
    const open = await openAsked(context, id, firma);
    return isRefusal(open) ? open : { solicitud: showAsked(open.change, open.ordered) };
  },

  answerChange: async (context, { params: { id }, query: { firma }, body: { propuesta, frase } }) => {
    const open = await openAsked(context, id, firma);
    if (isRefusal(open)) return open;
    const { change, ordered, accountId } = open;
    if (!propuesta && !frase) return invalid({ frase: 'campo-obligatorio' });
    const { email: destinatario, idioma } = ordered;
    const refused = propuesta
      ? await acceptChange(context, change, ordered, { token: propuesta, accountId })
      : await endChange(context, change, {
          status: 'rechazada',
          frase: frase ?? null,
          accountId,
          tell: { destinatario, idioma },
        });
    if (refused) return refused;
    const [after, moved] = [await findChange(context.database, id), await findOrdered(context.database, change.citaId)];
    return { solicitud: showAsked(after ?? change, moved ?? ordered) };
  },
} satisfies Pick<Handlers, keyof typeof changeRequests>;
