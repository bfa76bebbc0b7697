import { emailCode } from './email-code.ts';
import { codeLives } from './email-proof-store.ts';
import type { MailData } from '../mail/new-mail.ts';
import { textsIn } from '../mail/texts.ts';
import type { Template } from '../mail/template.ts';

/** Brings the code with which somebody shows that an address is theirs. Nothing in it comes from whoever asked. */
export const emailCodeLetter: Template<MailData['codigo-correo']> = async (
  { database, config },
  { codeId },
  idioma,
) => {
  if (!(await codeLives(database, codeId))) return undefined;
  const { codigoCorreo: t } = textsIn(idioma);
  const code = await emailCode(database, codeId);
  return {
    idioma,
    because: 'aviso',
    subject: t.asunto(code),
    title: t.titulo,
    blocks: [
      { kind: 'text', text: t.texto },
      { kind: 'heading', text: code },
      { kind: 'text', text: t.plazo(config.guests.code.minutes) },
      { kind: 'text', text: t.noHeSidoYo },
    ],
  };
};
