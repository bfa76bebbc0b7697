import { orderById } from '../../orders/orders-store.ts';
import { appointmentOfOrder } from '../appointment-store.ts';
import { calendarFile } from '../calendar-file.ts';
import type { MailData } from '../new-mail.ts';
import { textsIn } from '../texts.ts';
import { askChangeBlocks } from './ask-change.ts';
import { appointmentRows, whenAndWhere } from './cita.ts';
import type { Template } from './template.ts';

/** Tells who ordered that the workshop moved their appointment; nothing of one that is cancelled by then. */
export const pedidoCambiado: Template<MailData['cita-de-pedido-cambiada']> = async (desk, { orderId }, idioma) => {
  const { database, config, clock } = desk.house;
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
      { kind: 'text', text: visita.pedidoCambiado.entrada(dia, hora, taller) },
      {
        kind: 'rows',
        rows: [{ label: confirmacion.pedido, value: appointment.numero }, ...appointmentRows(appointment, idioma)],
      },
      { kind: 'text', text: visita.pedidoCambiado.siNoPuedes(taller, appointment.telefono) },
      ...(await askChangeBlocks(desk, order.id, idioma)),
      { kind: 'text', text: visita.adjunto },
    ],
    calendar: calendarFile(appointment, config, clock()),
  };
};
