import { address } from '#contract/addresses.ts';
import { pageUrl } from '../../page-url.ts';
import { fromEuros } from '#domain/money/euros.ts';
import { formatEuros } from '#domain/money/format-euros.ts';
import { orderById } from '../../orders/orders-store.ts';
import { findLatePayment } from './late-payments-store.ts';
import { showLatePayment } from './show-late-payment.ts';
import type { MailData } from '../../mail/new-mail.ts';
import { dayInWords, textsIn } from '../../mail/texts.ts';
import { shortTime } from '#domain/short-time.ts';
import type { Template } from '../../mail/template.ts';

/** Asks who paid when the time was gone to choose another one, or the money. */
export const latePaymentLetter: Template<MailData['pago-tardio']> = async (runtime, { oferta }, idioma) => {
  const late = await findLatePayment(runtime.database, oferta);
  const order = late && (await orderById(runtime.database, late.orderId));
  if (!order) return undefined;
  const { saludo, pagoTardio: t } = textsIn(idioma);
  const { perdida, hasta, importe: euros, cercanas, tallerAlias } = await showLatePayment(runtime, late, null);
  const importe = formatEuros(fromEuros(euros), idioma);
  const spoken = ({ date, time }: typeof perdida) => [dayInWords(date, idioma), shortTime(time)] as const;
  return {
    idioma,
    subject: t.asunto(order.orderNumber),
    title: t.titulo,
    blocks: [
      { kind: 'text', text: saludo(order.nombre) },
      { kind: 'text', text: t.texto(importe, order.orderNumber, ...spoken(perdida), tallerAlias) },
      ...(cercanas.length > 0
        ? [
            { kind: 'text', text: t.ahoraLibres } as const,
            {
              kind: 'rows',
              rows: cercanas.map(({ date, time }) => ({ label: dayInWords(date, idioma), value: shortTime(time) })),
            } as const,
          ]
        : []),
      { kind: 'link', text: t.elegir, url: pageUrl(runtime.config, address('latePayment', idioma, { oferta })) },
      { kind: 'text', text: t.dinero },
      { kind: 'text', text: t.hasta(...spoken(hasta)) },
      { kind: 'text', text: t.ayuda(runtime.config.site.telefono) },
    ],
  };
};
