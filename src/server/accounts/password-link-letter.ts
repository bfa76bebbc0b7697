import type { MailData } from '../mail/new-mail.ts';
import { textsIn } from '../mail/texts.ts';
import type { Template } from '../mail/template.ts';
import { linkMinutes, secretOfLink } from './account-links-store.ts';
import { linkUrl } from './link-url.ts';

/** Brings the link to another password. Nothing in it comes from whoever asked. */
export const passwordLinkLetter: Template<MailData['clave-olvidada']> = async (
  { database, config, clock },
  { linkId },
  idioma,
) => {
  const token = await secretOfLink(database, linkId, clock());
  if (token === undefined) return undefined;
  const { claveOlvidada: t } = textsIn(idioma);
  return {
    idioma,
    subject: t.asunto(config.site.nombre),
    title: t.titulo,
    blocks: [
      { kind: 'text', text: t.texto },
      { kind: 'link', text: t.enlace, url: linkUrl(config, 'newPassword', idioma, token) },
      { kind: 'text', text: t.plazo(linkMinutes.clave) },
      { kind: 'text', text: t.noHeSidoYo },
    ],
  };
};
