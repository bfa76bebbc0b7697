import { formatEuros } from '#domain/money/format-euros.ts';
import { waysBack } from '#domain/orders/withdrawal.ts';
import type { Language } from '#domain/language.ts';
import { calendarFile } from '../calendar/calendar-file.ts';
import { visitThatStays } from '../orders/visit-that-stays.ts';
import type { MailData } from '../mail/new-mail.ts';
import type { Template } from '../mail/template.ts';
import { textsIn } from '../mail/texts.ts';
import { orderById } from '../orders/orders-store.ts';
import { whenAndWhere } from '../visits/visit-blocks.ts';
import { withdrawalOf } from './withdrawals-store.ts';

const momentInWords = (moment: Date, timeZone: string, idioma: Language): string =>
  new Intl.DateTimeFormat(idioma, { dateStyle: 'full', timeStyle: 'medium', timeZone }).format(moment);

/**
 * Acknowledges a withdrawal on a durable medium: what was declared, with day and hour (Directive 2011/83/EU, art. 11a.4),
 * how the money comes back, and what of the visit stays for another order, with its entry for the calendar.
 */
export const withdrawalLetter: Template<MailData['desistimiento']> = async (
  { database, config, clock },
  { orderId, nombre },
  idioma,
) => {
  const [order, declared] = [await orderById(database, orderId), await withdrawalOf(database, orderId)];
  if (!order || !declared) return undefined;
  const { saludo, devolucion, desistimiento: t } = textsIn(idioma);
  const { alias, tz } = order.snapshot.taller;
  const importe = formatEuros(declared.importe, idioma);
  const whole = declared.estado === 'hecho';
  const atDesk = waysBack(declared.importe, order.pagado).enTaller;
  const stays = whole ? await visitThatStays(database, orderId) : undefined;
  const ended = stays ? t.sigue(stays.numero, ...whenAndWhere({ ...stays, idioma }, idioma)) : t.citaAnulada(alias);
  const money = () => {
    if (declared.importe === 0) return [t.nadaCobrado];
    const back = whole
      ? [devolucion.plazo(importe)]
      : [t.traer(alias), t.alTraer(importe), ...(atDesk > 0 ? [t.enTaller(formatEuros(atDesk, idioma))] : [])];
    return [...back, devolucion.ayuda(config.site.telefono)];
  };
  return {
    idioma,
    subject: t.asunto(order.orderNumber),
    title: t.titulo,
    blocks: [
      { kind: 'text', text: saludo(order.nombre) },
      { kind: 'text', text: t.texto(order.orderNumber) },
      {
        kind: 'rows',
        rows: [
          { label: t.cuando, value: momentInWords(declared.recibido, tz, idioma) },
          { label: t.quien, value: nombre },
          { label: t.pedido, value: order.orderNumber },
          ...declared.lineas.map((line) => ({
            label: t.lineas,
            value: `${line.cantidad} × ${line[`nombre_${idioma}`]}`,
          })),
        ],
      },
      ...[...(whole ? [ended] : []), ...money()].map((text) => ({ kind: 'text', text }) as const),
    ],
    ...(stays && { calendar: calendarFile({ ...stays, idioma }, config, clock()) }),
  };
};
