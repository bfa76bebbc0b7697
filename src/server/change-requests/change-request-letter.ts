import type { Template } from '../mail/template.ts';
import { address } from '#contract/addresses.ts';
import { pageUrl } from '../page-url.ts';
import { printPlate } from '#domain/vehicles/plate.ts';
import { localTime } from '../booking/local-time.ts';
import { signChange, signOrdered } from './change-signature.ts';
import { findChange, findOrdered } from './change-requests-store.ts';
import type { Block } from '../mail/letter.ts';
import { dayInWords, shortTime, textsIn } from '../mail/texts.ts';

/**
 * A question for another time: to the workshop that it was asked, to the customer that it was, and to whoever waits that
 * it is over without one. Nothing where it is answered by then.
 */
export const changeRequestLetter =
  (template: 'cambio-pedido' | 'cambio-recibido' | 'cambio-cerrado'): Template<{ readonly solicitud: string }> =>
  async ({ database, config }, { solicitud }, idioma) => {
    const change = await findChange(database, solicitud);
    const ordered = change && (await findOrdered(database, change.citaId));
    if (!change || !ordered) return undefined;
    const { cambio: t, saludo, confirmacion, espera } = textsIn(idioma);
    const { tz, alias, telefono, orderNumber } = ordered;
    const words = ({ fecha, hora }: { fecha: string; hora: string }) =>
      confirmacion.horas(dayInWords(fecha, idioma), shortTime(hora));
    const now = words(localTime(ordered.starts, tz));
    const until = words(localTime(change.vence, tz));
    const rows: Block = {
      kind: 'rows',
      rows: [
        { label: confirmacion.pedido, value: orderNumber },
        { label: t.ahora, value: now },
        { label: t.deseo, value: `${dayInWords(change.fecha, idioma)}, ${espera.franjas[change.franja]}` },
        ...(ordered.matricula ? [{ label: confirmacion.matricula, value: printPlate(ordered.matricula) }] : []),
        ...(change.comentario ? [{ label: t.comentario, value: change.comentario }] : []),
      ],
    };
    const held = change.proposals.map((each) => words(each));
    if (template === 'cambio-cerrado' && change.status === 'retirada')
      return {
        idioma,
        subject: t.retirada.asunto(orderNumber),
        title: t.retirada.titulo,
        blocks: [{ kind: 'text', text: t.retirada.texto(ordered.nombre, now) }, rows],
      };
    if (template === 'cambio-cerrado')
      return {
        idioma,
        subject: t.cerrado.asunto(orderNumber),
        title: t.cerrado.titulo,
        blocks: [
          { kind: 'text', text: saludo(ordered.nombre) },
          { kind: 'text', text: change.status === 'caducada' ? t.cerrado.caducada(alias) : t.cerrado.rechazada(alias) },
          ...(change.frase ? [{ kind: 'text', text: `«${change.frase}»` } as const] : []),
          { kind: 'text', text: t.cerrado.sigue(now, alias, telefono) },
        ],
      };
    if (change.status !== 'pendiente') return undefined;
    const proposals: Block = { kind: 'rows', rows: held.map((value, place) => ({ label: t.hora(place + 1), value })) };
    if (template === 'cambio-recibido')
      return {
        idioma,
        subject: t.recibido.asunto(alias),
        title: t.recibido.titulo,
        blocks: [
          { kind: 'text', text: saludo(ordered.nombre) },
          { kind: 'text', text: t.recibido.texto(alias, until) },
          proposals,
          { kind: 'text', text: t.recibido.mientras(now) },
          {
            kind: 'link',
            text: t.recibido.ver,
            url: pageUrl(config, address('orderedVisit', idioma), {
              cita: change.citaId,
              firma: await signOrdered(database, ordered),
            }),
          },
        ],
      };
    return {
      idioma,
      subject: t.pedido.asunto(ordered.nombre, orderNumber),
      title: t.pedido.titulo,
      blocks: [
        { kind: 'text', text: t.pedido.texto(ordered.nombre, until) },
        rows,
        proposals,
        {
          kind: 'link',
          text: t.pedido.contestar,
          url: pageUrl(config, address('answerChange', idioma), {
            solicitud,
            firma: await signChange(database, solicitud),
          }),
        },
      ],
    };
  };
