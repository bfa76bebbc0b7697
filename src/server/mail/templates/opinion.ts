import { signReview } from '../../workshops/review-signature.ts';
import { findDoneVisit } from '../../workshops/reviews-store.ts';
import type { MailData } from '../new-mail.ts';
import { dayInWords, textsIn } from '../texts.ts';
import type { Template } from './template.ts';

/** Asks who came what the visit was like; nothing once a review is written, or where the visit is not done any more. */
export const opinion: Template<MailData['opinion']> = async ({ house, links }, { appointmentId }, idioma) => {
  const { database } = house;
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
      { kind: 'link', text: t.escribir, url: links.review(idioma, { cita: appointmentId, firma }) },
      { kind: 'text', text: t.unaVez },
    ],
  };
};
