import { address } from '#contract/addresses.ts';
import { pageUrl } from '../page-url.ts';
import { signReview } from './review-signature.ts';
import { findDoneVisit } from './reviews-store.ts';
import type { MailData } from '../mail/new-mail.ts';
import { dayInWords, textsIn } from '../mail/texts.ts';
import type { Template } from '../mail/template.ts';

/** Asks who came what the visit was like; nothing once a review is written, or where the visit is not done any more. */
export const reviewLetter: Template<MailData['opinion']> = async ({ database, config }, { appointmentId }, idioma) => {
  const visit = await findDoneVisit(database, appointmentId);
  if (!visit || visit.estado) return undefined;
  const { saludo, opinion: t } = textsIn(idioma);
  const firma = await signReview(database, appointmentId);
  return {
    idioma,
    because: 'opinion',
    subject: t.asunto(visit.alias),
    title: t.titulo,
    blocks: [
      { kind: 'text', text: saludo(visit.nombre) },
      { kind: 'text', text: t.texto(visit.alias, dayInWords(visit.fecha, idioma)) },
      {
        kind: 'link',
        text: t.escribir,
        url: pageUrl(config, address('review', idioma), { cita: appointmentId, firma }),
      },
      { kind: 'text', text: t.unaVez },
    ],
  };
};
