import type { MailData } from '../mail/new-mail.ts';
import { textsIn } from '../mail/texts.ts';
import type { Template } from '../mail/template.ts';

/** That there is something new in the channel, and no word of it: it is read by signing in. */
export const reportNewsLetter: Template<MailData['comunicacion-nueva']> = async (_, __, idioma) => {
  const { asunto, titulo, texto } = textsIn(idioma).canal;
  return { idioma, because: 'canal', subject: asunto, title: titulo, blocks: [{ kind: 'text', text: texto }] };
};
