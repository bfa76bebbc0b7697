import { formatEuros } from '#domain/money/format-euros.ts';
import { orderById } from '../../orders/orders-store.ts';
import { cancellationRefund } from '../../payments/refunds-store.ts';
import type { MailData } from '../new-mail.ts';
import { dayInWords, shortTime, textsIn } from '../texts.ts';
import type { Block } from '../letter.ts';
import type { Template } from './template.ts';

/** Says that an order and its appointment are cancelled, and what of its money goes back. */
export const cancelacion: Template<MailData['cancelacion']> = async ({ house, links }, { orderId }, idioma) => {
  const order = await orderById(house.database, orderId);
  if (!order) return undefined;
  const { saludo, cancelacion: t, devolucion } = textsIn(idioma);
  const { taller, selectedDate, selectedTime } = order.snapshot;
  const { vuelve, cita } = await cancellationRefund(house.database, orderId);
  const when = cita ?? { fecha: selectedDate, hora: selectedTime };
  const importe = formatEuros(vuelve, idioma);
  const money: readonly Block[] =
    vuelve === 0
      ? [{ kind: 'text', text: order.pagado === 0 ? t.nadaCobrado : t.nadaVuelve(formatEuros(order.pagado, idioma)) }]
      : [
          { kind: 'heading', text: devolucion.titulo },
          { kind: 'text', text: devolucion.plazo(importe) },
          ...(order.pagado > 0 ? [{ kind: 'text', text: t.parte(formatEuros(order.pagado, idioma)) } as const] : []),
          { kind: 'text', text: devolucion.ayuda(house.config.site.telefono) },
        ];
  return {
    idioma,
    subject: t.asunto(order.orderNumber),
    title: t.titulo,
    blocks: [
      { kind: 'text', text: saludo(order.nombre) },
      {
        kind: 'text',
        text: t.texto(order.orderNumber, dayInWords(when.fecha, idioma), shortTime(when.hora), taller.alias),
      },
      ...money,
      { kind: 'link', text: t.volver, url: links.home(idioma) },
      { kind: 'text', text: t.noHeSidoYo(house.config.site.telefono) },
    ],
  };
};
