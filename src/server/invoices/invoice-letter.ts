import { formatEuros } from '#domain/money/format-euros.ts';
import { orderById } from '../orders/orders-store.ts';
import type { MailData } from '../mail/new-mail.ts';
import { textsIn } from '../mail/texts.ts';
import type { Template } from '../mail/template.ts';
import { findInvoice } from './invoices-store.ts';
import { printIssued } from './print-issued.ts';
import { paperTexts, titleOf } from './paper/paper-words.ts';

/** Brings an invoice to whom it is for, as the law asks of who issues it (RD 1619/2012 art. 17). */
export const invoiceLetter: Template<MailData['factura']> = async ({ database, config }, { numero }, idioma) => {
  const found = await findInvoice(database, numero);
  const order = found && (await orderById(database, found.orderId));
  if (!found || !order) return undefined;
  const { factura } = found;
  const { saludo, factura: t } = textsIn(idioma);
  const paper = paperTexts(idioma);
  const isGivenBack = factura.total < 0;
  // What is paid ahead has no goods that a warranty could be of.
  const kept = factura.papel === 'anticipo' ? t.texto : `${t.texto} ${t.garantia}`;
  const said = isGivenBack ? t.textoRectificativa : kept;
  const { telefono } = config.site;
  const mayBeFull = factura.tipo === 'F2' && !isGivenBack;
  const help = mayBeFull ? [t.completa, t.ayuda(telefono)] : [t.ayudaSolo(telefono)];
  const content = (await printIssued(database, found)).toString('base64');
  return {
    idioma,
    subject: t.asunto(titleOf(factura), numero),
    title: titleOf(factura),
    blocks: [
      { kind: 'text', text: saludo(order.nombre) },
      { kind: 'text', text: said },
      {
        kind: 'rows',
        rows: [
          { label: paper.numero, value: numero },
          { label: paper.pedido, value: factura.pedido },
          { label: paper.total, value: formatEuros(factura.total, idioma) },
        ],
      },
      ...help.map((text) => ({ kind: 'text', text }) as const),
    ],
    file: { filename: `${numero}.pdf`, type: 'application/pdf', content },
  };
};
