import { emailCode } from '../../guests/email-code.ts';
import { codeLives } from '../../guests/email-proof-store.ts';
import type { MailData } from '../new-mail.ts';
import { textsIn } from '../texts.ts';
import type { Template } from './template.ts';

/** Brings the code with which somebody shows that an address is theirs. Nothing in it comes from whoever asked. */
export const codigoCorreo: Template<MailData['codigo-correo']> = async ({ house }, { codeId }, idioma) => {
  const { database, config } = house;
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
