import { address } from '#contract/addresses.ts';
import type { MailData } from '../mail/new-mail.ts';
import { dayInWords, textsIn } from '../mail/texts.ts';
import type { Template } from '../mail/template.ts';
import { pageUrl } from '../page-url.ts';
import { findKeptBack } from './moderation-store.ts';

/** Tells who wrote a review why it is not shown; nothing once it is shown after all. */
export const keptBackLetter: Template<MailData['opinion-retenida']> = async ({ database, config }, datos, idioma) => {
  const kept = await findKeptBack(database, datos);
  if (!kept) return undefined;
  const { saludo, opinionRetenida: t } = textsIn(idioma);
  const cosa = kept[idioma];
  return {
    idioma,
    because: 'opinion-escrita',
    subject: t.asunto(cosa),
    title: t.titulo,
    blocks: [
      { kind: 'text', text: saludo(kept.nombre) },
      {
        kind: 'text',
        text: kept.sobre === 'visita' ? t.visita(cosa, dayInWords(kept.fecha, idioma)) : t.compra(cosa),
      },
      { kind: 'text', text: t.porque },
      { kind: 'text', text: t.motivos[kept.motivo] },
      { kind: 'text', text: t.estrellas },
      { kind: 'text', text: t.responder },
      { kind: 'link', text: t.escribir, url: pageUrl(config, address('contact', idioma)) },
    ],
  };
};
