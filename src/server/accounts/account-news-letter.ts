import { address } from '#contract/addresses.ts';
import type { Account } from '#domain/accounts/account.ts';
import type { Language } from '#domain/language.ts';
import { pageUrl } from '../page-url.ts';
import type { MailData } from '../mail/new-mail.ts';
import { textsIn } from '../mail/texts.ts';
import type { Template } from '../mail/template.ts';
import { findAccount } from './accounts-store.ts';

type News = MailData['clave-cambiada'] & Partial<MailData['acceso-nuevo'] & MailData['seguridad-cambiada']>;

/** An instant on the clocks of Spain and Andorra, which are the same. */
const instantInWords = (instant: string, idioma: Language): string =>
  new Intl.DateTimeFormat(idioma, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Madrid' }).format(
    new Date(instant),
  );

/** Tells the owner of an account what happened to it, and what to do if it was somebody else. */
export const accountNewsLetter =
  (kind: 'claveCambiada' | 'accesoNuevo' | 'correoCambiado' | 'seguridadCambiada' | 'suplantacion'): Template<News> =>
  async ({ database, config }, { accountId, agente, en, que }, idioma) => {
    const account: Account | undefined = await findAccount(database, accountId);
    if (!account) return undefined;
    const texts = textsIn(idioma);
    const t = texts[kind];
    const { telefono } = config.site;
    return {
      idioma,
      subject: t.asunto,
      title: t.titulo,
      blocks: [
        { kind: 'text', text: texts.saludo(account.nombre) },
        { kind: 'text', text: t.texto(account.email) },
        ...(que === undefined ? [] : [{ kind: 'text', text: texts.seguridadCambiada.que[que] } as const]),
        ...(en === undefined
          ? []
          : [
              {
                kind: 'rows',
                rows: [
                  { label: t.cuando, value: instantInWords(en, idioma) },
                  ...(agente === undefined ? [] : [{ label: t.dispositivo, value: agente ?? t.desconocido }]),
                ],
              } as const,
            ]),
        { kind: 'text', text: t.noHeSidoYo(telefono) },
        { kind: 'link', text: t.otraClave, url: pageUrl(config, address('newPassword', idioma)) },
      ],
    };
  };
