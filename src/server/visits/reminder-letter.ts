import { findVisit } from './visits-store.ts';
import { orderById } from '../orders/orders-store.ts';
import { appointmentOfOrder, appointmentOfVisit } from '../calendar/appointment-store.ts';
import { calendarFile } from '../calendar/calendar-file.ts';
import type { MailData } from '../mail/new-mail.ts';
import { textsIn } from '../mail/texts.ts';
import { askChangeBlocks } from '../change-requests/ask-change-blocks.ts';
import { appointmentRows, manageBlocks, visitRows, whenAndWhere } from './visit-blocks.ts';
import type { Template } from '../mail/template.ts';

/** Reminds of tomorrow's appointment, bought with an order or not; nothing of one that is cancelled by then. */
export const reminderLetter: Template<MailData['recordatorio']> = async (runtime, datos, idioma) => {
  const { database, config, clock } = runtime;
  const visit = 'visitId' in datos ? await findVisit(database, datos.visitId) : undefined;
  const order = 'orderId' in datos ? await orderById(database, datos.orderId) : undefined;
  const found = visit
    ? await appointmentOfVisit(database, visit.id)
    : order && (await appointmentOfOrder(database, order.id));
  if (!found || found.anulada) return undefined;
  const appointment = { ...found, idioma };
  const { saludo, visita, confirmacion } = textsIn(idioma);
  const [dia, hora, taller] = whenAndWhere(appointment, idioma);
  const about = visit
    ? await visitRows(runtime, visit, idioma)
    : [{ label: confirmacion.pedido, value: appointment.numero }];
  return {
    idioma,
    subject: visita.recordatorio.asunto(hora, taller),
    title: visita.recordatorio.titulo,
    blocks: [
      { kind: 'text', text: saludo(visit?.nombre ?? order?.nombre ?? '') },
      { kind: 'text', text: visita.recordatorio.entrada(dia, hora, taller) },
      { kind: 'rows', rows: [...about, ...appointmentRows(appointment, idioma)] },
      ...(visit
        ? await manageBlocks(runtime, visit, idioma)
        : [{ kind: 'text', text: confirmacion.anular(taller, appointment.telefono) } as const]),
      ...(order ? await askChangeBlocks(runtime, order.id, idioma) : []),
    ],
    calendar: calendarFile(appointment, config, clock()),
  };
};
