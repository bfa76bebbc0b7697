import type { MailData } from '../mail/new-mail.ts';
import { textsIn } from '../mail/texts.ts';
import type { Template } from '../mail/template.ts';
import { secretOfLink } from './account-links-store.ts';
import { linkUrl } from './link-url.ts';

/** Brings the link with which somebody shows that the address of their account is theirs. */
export const emailProofLetter: Template<MailData['correo-por-probar']> = async (
  { database, config, clock },
  { linkId },
  idioma,
) => {
  const token = await secretOfLink(database, linkId, clock());
  if (token === undefined) return undefined;
  const { correoPorProbar: t } = textsIn(idioma);
  return {
    idioma,
    subject: t.asunto,
    title: t.titulo,
    blocks: [
      { kind: 'text', text: t.texto(config.site.nombre) },
      { kind: 'link', text: t.enlace, url: linkUrl(config, 'confirmEmail', idioma, token) },
      { kind: 'text', text: t.noHeSidoYo },
    ],
  };
};
