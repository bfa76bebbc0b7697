import type { Template } from '../mail/template.ts';
import { address } from '#contract/addresses.ts';
import { pageUrl } from '../page-url.ts';
import type { Language } from '#domain/language.ts';
import { printPlate } from '#domain/vehicles/plate.ts';
import type { Database } from '../database/database.ts';
import type { Runtime } from '../runtime.ts';
import { localTime } from '../booking/local-time.ts';
import { askChangeBlocks } from './ask-change-blocks.ts';
import { signChange, signOrdered } from './change-signature.ts';
import { findChange, findOrdered, type ChangeRow, type OrderedRow } from './change-requests-store.ts';
import type { Block, Letter } from '../mail/letter.ts';
import { dayInWords, textsIn } from '../mail/texts.ts';
import { shortTime } from '#domain/short-time.ts';

/** A question with the appointment that it is about, and how the letters name its times. */
interface Asked {
  readonly change: ChangeRow;
  readonly ordered: OrderedRow;
  readonly idioma: Language;
  /** The appointment's own time. */
  readonly now: string;
  /** When the question lapses. */
  readonly until: string;
  readonly proposals: Block;
}

const words = ({ fecha, hora }: { readonly fecha: string; readonly hora: string }, idioma: Language): string =>
  textsIn(idioma).confirmacion.horas(dayInWords(fecha, idioma), shortTime(hora));

const readAsked = async (db: Database, solicitud: string, idioma: Language): Promise<Asked | undefined> => {
  const change = await findChange(db, solicitud);
  const ordered = change && (await findOrdered(db, change.citaId));
  if (!change || !ordered) return undefined;
  const { cambio: t } = textsIn(idioma);
  return {
    change,
    ordered,
    idioma,
    now: words(localTime(ordered.starts, ordered.tz), idioma),
    until: words(localTime(change.vence, ordered.tz), idioma),
    proposals: {
      kind: 'rows',
      rows: change.proposals.map((each, place) => ({ label: t.hora(place + 1), value: words(each, idioma) })),
    },
  };
};

/** What was asked for, and for which appointment. */
const wishOf = ({ change, ordered, idioma, now }: Asked): Block => {
  const { cambio: t, confirmacion, espera } = textsIn(idioma);
  return {
    kind: 'rows',
    rows: [
      { label: confirmacion.pedido, value: ordered.orderNumber },
      { label: t.ahora, value: now },
      { label: t.deseo, value: `${dayInWords(change.fecha, idioma)}, ${espera.franjas[change.franja]}` },
      ...(ordered.matricula ? [{ label: confirmacion.matricula, value: printPlate(ordered.matricula) }] : []),
      ...(change.comentario ? [{ label: t.comentario, value: change.comentario }] : []),
    ],
  };
};

/** To the workshop: its customer takes the question back. */
const withdrawn = (asked: Asked): Letter => {
  const { ordered, idioma, now } = asked;
  const { retirada } = textsIn(idioma).cambio;
  return {
    idioma,
    subject: retirada.asunto(ordered.orderNumber),
    title: retirada.titulo,
    blocks: [{ kind: 'text', text: retirada.texto(ordered.nombre, now) }, wishOf(asked)],
  };
};

/** To the customer: the question ended without another time. */
const closed = async (runtime: Runtime, { change, ordered, idioma, now }: Asked): Promise<Letter> => {
  const { cambio, saludo } = textsIn(idioma);
  const { cerrado: t } = cambio;
  const { alias, telefono } = ordered;
  return {
    idioma,
    subject: t.asunto(ordered.orderNumber),
    title: t.titulo,
    blocks: [
      { kind: 'text', text: saludo(ordered.nombre) },
      { kind: 'text', text: change.status === 'caducada' ? t.caducada(alias) : t.rechazada(alias) },
      ...(change.frase ? [{ kind: 'text', text: `«${change.frase}»` } as const] : []),
      { kind: 'text', text: t.sigue(now, alias, telefono) },
      ...(await askChangeBlocks(runtime, ordered.orderId, idioma)),
    ],
  };
};

/** To the customer: the workshop has the question. */
const received = async (
  { database, config }: Runtime,
  { change, ordered, idioma, now, until, proposals }: Asked,
): Promise<Letter> => {
  const { cambio, saludo } = textsIn(idioma);
  const { recibido: t } = cambio;
  const query = { cita: change.citaId, firma: await signOrdered(database, ordered) };
  return {
    idioma,
    subject: t.asunto(ordered.alias),
    title: t.titulo,
    blocks: [
      { kind: 'text', text: saludo(ordered.nombre) },
      { kind: 'text', text: t.texto(ordered.alias, until) },
      proposals,
      { kind: 'text', text: t.mientras(now) },
      { kind: 'link', text: t.ver, url: pageUrl(config, address('orderedVisit', idioma), query) },
    ],
  };
};

/** To the workshop: the question, and where it is answered. */
const askedFor = async ({ database, config }: Runtime, solicitud: string, asked: Asked): Promise<Letter> => {
  const { ordered, idioma, until, proposals } = asked;
  const { pedido: t } = textsIn(idioma).cambio;
  const query = { solicitud, firma: await signChange(database, solicitud) };
  return {
    idioma,
    subject: t.asunto(ordered.nombre, ordered.orderNumber),
    title: t.titulo,
    blocks: [
      { kind: 'text', text: t.texto(ordered.nombre, until) },
      wishOf(asked),
      proposals,
      { kind: 'link', text: t.contestar, url: pageUrl(config, address('answerChange', idioma), query) },
    ],
  };
};

/**
 * A question for another time: to the workshop that it was asked, to the customer that it was, and to the one who waits
 * for the other that it is over. Nothing where it is answered by then.
 */
export const changeRequestLetter =
  (template: 'cambio-pedido' | 'cambio-recibido' | 'cambio-cerrado'): Template<{ readonly solicitud: string }> =>
  async (runtime, { solicitud }, idioma) => {
    const asked = await readAsked(runtime.database, solicitud, idioma);
    if (!asked) return undefined;
    const { status } = asked.change;
    if (template === 'cambio-cerrado') return status === 'retirada' ? withdrawn(asked) : await closed(runtime, asked);
    if (status !== 'pendiente') return undefined;
    return template === 'cambio-recibido' ? await received(runtime, asked) : await askedFor(runtime, solicitud, asked);
  };
