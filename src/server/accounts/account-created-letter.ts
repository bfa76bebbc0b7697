import { address } from '#contract/addresses.ts';
import { pageUrl } from '../page-url.ts';
import { secretOfLink } from './account-links-store.ts';
import { findAccount } from './accounts-store.ts';
import { linkUrl } from './link-url.ts';
import type { MailData } from '../mail/new-mail.ts';
import { textsIn } from '../mail/texts.ts';
import type { Template } from '../mail/template.ts';

/** Welcomes the owner of a new account. */
export const accountCreatedLetter: Template<MailData['cuenta-creada']> = async (
  { database, config, clock },
  { accountId, linkId },
  idioma,
) => {
  const account = await findAccount(database, accountId);
  if (!account) return undefined;
  const { saludo, cuentaCreada: t } = textsIn(idioma);
  const token = linkId === undefined ? undefined : await secretOfLink(database, linkId, clock());
  const { nombre, telefono } = config.site;
  return {
    idioma,
    subject: t.asunto(nombre),
    title: t.titulo,
    blocks: [
      { kind: 'text', text: saludo(account.nombre) },
      { kind: 'text', text: t.texto(account.email) },
      ...(token === undefined
        ? []
        : [
            { kind: 'text', text: t.confirmar } as const,
            { kind: 'link', text: t.confirmarEnlace, url: linkUrl(config, 'confirmEmail', idioma, token) } as const,
          ]),
      { kind: 'link', text: t.comprar, url: pageUrl(config, address('home', idioma)) },
      { kind: 'text', text: t.noHeSidoYo(telefono) },
    ],
  };
};
