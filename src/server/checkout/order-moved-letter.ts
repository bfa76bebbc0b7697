import { orderById } from '../orders/orders-store.ts';
import { appointmentOfOrder } from '../calendar/appointment-store.ts';
import { calendarFile } from '../calendar/calendar-file.ts';
import type { MailData } from '../mail/new-mail.ts';
import { textsIn } from '../mail/texts.ts';
import { askChangeBlocks } from '../change-requests/ask-change-blocks.ts';
import { appointmentRows, whenAndWhere } from '../visits/visit-blocks.ts';
import type { Template } from '../mail/template.ts';

/** Tells who ordered that the workshop moved their appointment, as they asked or not; nothing of one that is cancelled by then. */
export const orderMovedLetter: Template<MailData['cita-de-pedido-cambiada']> = async (
  runtime,
  { orderId, pedida, antes },
  idioma,
) => {
  const { database, config, clock } = runtime;
  const order = await orderById(database, orderId);
  const found = order && (await appointmentOfOrder(database, order.id));
  if (!found) return undefined;
  const appointment = { ...found, idioma };
  const { saludo, visita, confirmacion } = textsIn(idioma);
  const [dia, hora, taller] = whenAndWhere(appointment, idioma);
  return {
    idioma,
    subject: visita.cambiada.asunto(dia, hora, taller),
    title: visita.cambiada.titulo,
    blocks: [
      { kind: 'text', text: saludo(order.nombre) },
      { kind: 'text', text: visita.pedidoCambiado[pedida ? 'pedida' : antes ? 'antes' : 'entrada'](dia, hora, taller) },
      {
        kind: 'rows',
        rows: [{ label: confirmacion.pedido, value: appointment.numero }, ...appointmentRows(appointment, idioma)],
      },
      { kind: 'text', text: visita.pedidoCambiado.siNoPuedes(taller, appointment.telefono) },
      ...(await askChangeBlocks(runtime, order.id, idioma)),
      { kind: 'text', text: visita.adjunto },
    ],
    calendar: calendarFile(appointment, config, clock()),
  };
};
