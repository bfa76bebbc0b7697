import { address } from '#contract/addresses.ts';
import { pageUrl } from '../page-url.ts';
import { formatEuros } from '#domain/money/format-euros.ts';
import { calendarFile } from '../calendar/calendar-file.ts';
import { visitThatStays } from '../orders/visit-that-stays.ts';
import { orderById } from '../orders/orders-store.ts';
import { cancellationRefund } from '../payments/refunds-store.ts';
import type { MailData } from '../mail/new-mail.ts';
import { dayInWords, textsIn } from '../mail/texts.ts';
import { shortTime } from '#domain/short-time.ts';
import type { Block } from '../mail/letter.ts';
import type { Template } from '../mail/template.ts';
import { whenAndWhere } from '../visits/visit-blocks.ts';

/**
 * Says that an order and its appointment are cancelled, and what of its money goes back. Where the appointment stays for
 * another order, it says when, and brings its entry for the calendar.
 */
export const cancellationLetter: Template<MailData['cancelacion']> = async (
  { database, config, clock },
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
  const stays = await visitThatStays(database, orderId);
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
        text: stays
          ? t.sigue(order.orderNumber, stays.numero, ...whenAndWhere({ ...stays, idioma }, idioma))
          : t.texto(order.orderNumber, dayInWords(when.fecha, idioma), shortTime(when.hora), taller.alias),
      },
      ...money,
      { kind: 'link', text: t.volver, url: pageUrl(config, address('home', idioma)) },
      { kind: 'text', text: t.noHeSidoYo(config.site.telefono) },
    ],
    ...(stays && { calendar: calendarFile({ ...stays, idioma }, config, clock()) }),
  };
};
