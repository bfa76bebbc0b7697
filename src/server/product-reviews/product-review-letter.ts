import { address } from '#contract/addresses.ts';
import { pageUrl } from '../page-url.ts';
import type { MailData } from '../mail/new-mail.ts';
import { dayInWords, textsIn } from '../mail/texts.ts';
import type { Template } from '../mail/template.ts';
import { signBuyer } from './product-review-signature.ts';
import { boughtLines } from './product-reviews-store.ts';

/** Asks who bought what they think of it; nothing once all is reviewed, or where it was withdrawn from meanwhile. */
export const productReviewLetter: Template<MailData['opinion-producto']> = async (
  { database, config },
  { appointmentId },
  idioma,
) => {
  const lines = (await boughtLines(database, appointmentId)).filter(({ estado }) => estado === null);
  const [first] = lines;
  if (!first) return undefined;
  const { saludo, opinionProducto: t } = textsIn(idioma);
  const firma = await signBuyer(database, appointmentId);
  return {
    idioma,
    because: 'opinion',
    subject: t.asunto(first[idioma]),
    title: t.titulo,
    blocks: [
      { kind: 'text', text: saludo(first.comprador) },
      { kind: 'text', text: t.texto(first.alias, dayInWords(first.fecha, idioma)) },
      ...lines.map((line) => ({ kind: 'text' as const, text: line[idioma] })),
      { kind: 'text', text: t.ayuda },
      {
        kind: 'link',
        text: t.escribir,
        url: pageUrl(config, address('productReview', idioma), { cita: appointmentId, firma }),
      },
      { kind: 'text', text: t.unaVez },
    ],
  };
};
