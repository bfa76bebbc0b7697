import { address } from '#contract/addresses.ts';
import { pageUrl } from '../page-url.ts';
import { formatEuros } from '#domain/money/format-euros.ts';
import { orderById } from '../orders/orders-store.ts';
import { cancellationRefund } from '../payments/refunds-store.ts';
import type { MailData } from '../mail/new-mail.ts';
import { dayInWords, shortTime, textsIn } from '../mail/texts.ts';
import type { Block } from '../mail/letter.ts';
import type { Template } from '../mail/template.ts';

/** Says that an order and its appointment are cancelled, and what of its money goes back. */
export const cancellationLetter: Template<MailData['cancelacion']> = async (
  { database, config },
  { orderId },
  idioma,
) => {
  const order = await orderById(database, orderId);
  if (!order) return undefined;
  const { saludo, cancelacion: t, devolucion } = textsIn(idioma);
  const { taller, selectedDate, selectedTime } = order.snapshot;
  const { vuelve, cita } = await cancellationRefund(database, orderId);
  const when = cita ?? { fecha: selectedDate, hora: selectedTime };
  const importe = formatEuros(vuelve, idioma);
  const money: readonly Block[] =
    vuelve === 0
      ? [{ kind: 'text', text: order.pagado === 0 ? t.nadaCobrado : t.nadaVuelve(formatEuros(order.pagado, idioma)) }]
      : [
          { kind: 'heading', text: devolucion.titulo },
          { kind: 'text', text: devolucion.plazo(importe) },
          ...(order.pagado > 0 ? [{ kind: 'text', text: t.parte(formatEuros(order.pagado, idioma)) } as const] : []),
          { kind: 'text', text: devolucion.ayuda(config.site.telefono) },
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
      { kind: 'link', text: t.volver, url: pageUrl(config, address('home', idioma)) },
      { kind: 'text', text: t.noHeSidoYo(config.site.telefono) },
    ],
  };
};
