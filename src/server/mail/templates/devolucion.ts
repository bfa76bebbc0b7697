import { cents } from '#domain/money/cents.ts';
import { formatEuros } from '#domain/money/format-euros.ts';
import { orderById } from '../../orders/orders-store.ts';
import { findPayment } from '../../payments/payments-store.ts';
import type { MailData } from '../new-mail.ts';
import { textsIn } from '../texts.ts';
import type { Template } from './template.ts';

/** Says why money goes back: it came when the time was gone, or it came twice. */
export const devolucion: Template<MailData['devolucion']> = async (
  { house, links },
  { orderId, reference },
  idioma,
) => {
  const [order, payment] = [await orderById(house.database, orderId), await findPayment(house.database, reference)];
  if (!order || !payment) return undefined;
  const { saludo, devolucion: t } = textsIn(idioma);
  const importe = formatEuros(cents(payment.importe), idioma);
  const lapsed = order.status === 'caducado';
  return {
    idioma,
    subject: t.asunto(order.orderNumber),
    title: t.titulo,
    blocks: [
      { kind: 'text', text: saludo(order.nombre) },
      { kind: 'text', text: (lapsed ? t.horaPerdida : t.yaPagado)(importe, order.orderNumber) },
      { kind: 'text', text: t.plazo(importe) },
      ...(lapsed ? [{ kind: 'link', text: t.otraHora, url: links.home(idioma) } as const] : []),
      { kind: 'text', text: t.ayuda(house.config.site.telefono) },
    ],
  };
};
