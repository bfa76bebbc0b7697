import { secretOfLink, linkMinutes } from '../../accounts/account-links-store.ts';
import { findAccount } from '../../accounts/accounts-store.ts';
import { linkUrl } from '../../accounts/link-url.ts';
import type { MailData } from '../../mail/new-mail.ts';
import type { Template } from '../../mail/template.ts';
import { textsIn } from '../../mail/texts.ts';

/** Brings the link to the file of somebody's data. Nobody opens it with the letter alone. */
export const dataReadyLetter: Template<MailData['datos-listos']> = async (
  { database, config, clock },
  { linkId },
  idioma,
) => {
  const token = await secretOfLink(database, linkId, clock());
  if (token === undefined) return undefined;
  const { datosListos: t } = textsIn(idioma);
  return {
    idioma,
    subject: t.asunto(config.site.nombre),
    title: t.titulo,
    blocks: [
      { kind: 'text', text: t.texto },
      { kind: 'link', text: t.enlace, url: linkUrl(config, 'ownCopy', idioma, token) },
      { kind: 'text', text: t.plazo(linkMinutes.datos / 60, config.exports.downloads) },
      { kind: 'text', text: t.noHeSidoYo(config.site.telefono) },
    ],
  };
};

/** Says that a person has to make the file, because it is too large or could not be made. */
export const dataByHandLetter: Template<MailData['datos-por-preparar']> = async (
  { database, config },
  { accountId },
  idioma,
) => {
  const account = await findAccount(database, accountId);
  if (!account) return undefined;
  const texts = textsIn(idioma);
  const { datosPorPreparar: t } = texts;
  return {
    idioma,
    subject: t.asunto(config.site.nombre),
    title: t.titulo,
    blocks: [
      { kind: 'text', text: texts.saludo(account.nombre) },
      { kind: 'text', text: t.texto },
      { kind: 'text', text: t.quePasa(config.site.telefono) },
    ],
  };
};
