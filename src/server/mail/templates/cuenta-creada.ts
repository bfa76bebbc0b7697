import { findAccount } from '../../accounts/accounts-store.ts';
import type { MailData } from '../new-mail.ts';
import { textsIn } from '../texts.ts';
import type { Template } from './template.ts';

/** Welcomes the owner of a new account. */
export const cuentaCreada: Template<MailData['cuenta-creada']> = async ({ house, links }, { accountId }, idioma) => {
  const account = await findAccount(house.database, accountId);
  if (!account) return undefined;
  const { saludo, cuentaCreada: t } = textsIn(idioma);
  const { nombre, telefono } = house.config.site;
  return {
    idioma,
    subject: t.asunto(nombre),
    title: t.titulo,
    blocks: [
      { kind: 'text', text: saludo(account.nombre) },
      { kind: 'text', text: t.texto(account.email) },
      { kind: 'link', text: t.comprar, url: links.home(idioma) },
      { kind: 'text', text: t.noHeSidoYo(telefono) },
    ],
  };
};
