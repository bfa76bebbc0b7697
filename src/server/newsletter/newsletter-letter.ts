import { address } from '#contract/addresses.ts';
import type { Letter } from '../mail/letter.ts';
import type { MailData } from '../mail/new-mail.ts';
import { textsIn } from '../mail/texts.ts';
import type { Template } from '../mail/template.ts';
import { pageUrl } from '../page-url.ts';
import { newsletterLink } from './newsletter-links.ts';
import { findSubscription } from './subscriptions-store.ts';

/** Asks whoever reads an address whether it is they who want the newsletter; who has it already is told how to leave it. */
export const newsletterAskedLetter: Template<MailData['boletin-confirmar']> = async (
  { database, config },
  { subscriptionId },
  idioma,
) => {
  const found = await findSubscription(database, subscriptionId);
  if (!found || found.estado === 'baja') return undefined;
  const { confirmar, yaTienes } = textsIn(idioma).boletin;
  const has = found.estado === 'activa';
  const t = has ? yaTienes : confirmar;
  const firma = await newsletterLink(database, found, has ? 'elegir' : 'confirmar');
  return {
    idioma,
    because: 'boletin',
    subject: t.asunto(config.site.nombre),
    title: t.titulo,
    blocks: [
      { kind: 'text', text: t.texto },
      {
        kind: 'link',
        text: t.boton,
        url: pageUrl(config, address(has ? 'preferences' : 'newsletterConfirm', idioma), { firma }),
      },
      { kind: 'text', text: t.siNo },
    ],
  };
};

/** That it begins, and how it ends: by the link, or by the button of the mail reader (RFC 8058). */
export const newsletterBegunLetter: Template<MailData['boletin-alta']> = async (
  { database, config },
  { subscriptionId },
  idioma,
): Promise<Letter | undefined> => {
  const found = await findSubscription(database, subscriptionId);
  if (found?.estado !== 'activa') return undefined;
  const { alta: t, elegir, dejar } = textsIn(idioma).boletin;
  const firma = await newsletterLink(database, found, 'elegir');
  const leave = pageUrl(config, address('newsletterCancel', idioma), { firma });
  return {
    idioma,
    because: 'boletin',
    subject: t.asunto(config.site.nombre),
    title: t.titulo,
    blocks: [
      { kind: 'text', text: t.texto },
      { kind: 'link', text: elegir, url: pageUrl(config, address('preferences', idioma), { firma }) },
    ],
    unsubscribe: { text: dejar, url: leave },
  };
};
