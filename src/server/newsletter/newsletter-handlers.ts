import { unstampedNewsletter, type newsletter } from '#contract/newsletter.ts';
import { normaliseEmail, readEmail } from '#domain/accounts/email.ts';
import { needsValue } from '#domain/accounts/fields.ts';
import { hiddenEmail } from '#domain/accounts/hidden-email.ts';
import { refuse } from '#domain/refusal.ts';
import { assertRead } from '../accounts/assert-read.ts';
import { readBlocklists } from '../accounts/blocked-contacts-store.ts';
import { answerMailOffers } from '../accounts/consents-store.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { invalid, type CallContext, type Handlers } from '../runtime.ts';
import { coarseNetworkOf } from '../security/network.ts';
import { refuseUnstamped } from '../security/stamp.ts';
import { openNewsletterLink } from './newsletter-links.ts';
import {
  askSubscription,
  changeSubscription,
  type SubscriptionProof,
  type Subscription,
} from './subscriptions-store.ts';

/** Does what its owner wants, in the subscription and in the account of the same address. */
const choose = async (
  { database, clock, address }: CallContext,
  { id, email: destinatario, emailNorm, idioma }: Subscription,
  wanted: boolean,
  origen: SubscriptionProof['origen'],
): Promise<void> => {
  const now = clock();
  await database.transaction(async (tx) => {
    if (!(await changeSubscription(tx, id, wanted, { origen, red: coarseNetworkOf(address) }, now))) return;
    await answerMailOffers(tx, emailNorm, { dado: wanted, idioma, now });
    if (wanted) await queueMail(tx, { template: 'boletin-alta', destinatario, idioma, datos: { subscriptionId: id } });
  });
};

export const newsletterHandlers = {
  subscribeNewsletter: async (context, { body }) => {
    const { database, clock, language, address } = context;
    const { emails } = await readBlocklists(database);
    const wrong = needsValue(body.email, (typed) => readEmail(typed, emails));
    const unwilling = body.permiso_comercial === false;
    if (wrong || unwilling)
      return invalid({
        ...(wrong ? { email: wrong } : {}),
        ...(unwilling ? { permiso_comercial: 'boletin-sin-permiso' as const } : {}),
      });
    const refused = await refuseUnstamped(context, {
      call: 'newsletter',
      stamp: body.token,
      limit: unstampedNewsletter,
    });
    if (refused) return refused;
    const email = assertRead(readEmail(body.email ?? ''));
    const proof = { origen: 'formulario', red: coarseNetworkOf(address), dominio: body.domain || null } as const;
    await database.transaction(async (tx) => {
      const wish = { email, emailNorm: normaliseEmail(email), idioma: language };
      const subscriptionId = await askSubscription(tx, wish, proof, clock());
      const letter = { destinatario: email, idioma: language, datos: { subscriptionId } };
      await queueMail(tx, { template: 'boletin-confirmar', ...letter });
    });
    return { enviado: true as const };
  },

  confirmNewsletter: async (context, { params: { x } }) => {
    const found = await openNewsletterLink(context.database, x, 'confirmar');
    if (!found) return refuse('enlace-caducado');
    await choose(context, found, true, 'enlace');
    return { suscrito: true as const, email: hiddenEmail(found.email) };
  },

  cancelNewsletter: async (context, { params: { x } }) => {
    const found = await openNewsletterLink(context.database, x, 'elegir');
    if (!found) return refuse('enlace-caducado');
    await choose(context, found, false, 'enlace');
    return { cancelado: true as const, email: hiddenEmail(found.email) };
  },

  readMailChoices: async ({ database }, { params: { x } }) => {
    const found = await openNewsletterLink(database, x, 'elegir');
    if (!found) return refuse('enlace-caducado');
    return { email: hiddenEmail(found.email), newsletter: found.estado === 'activa' };
  },

  changeMailChoices: async (context, { params: { x }, body }) => {
    const found = await openNewsletterLink(context.database, x, 'elegir');
    if (!found) return refuse('enlace-caducado');
    await choose(context, found, body.newsletter, 'preferencias');
    return { email: hiddenEmail(found.email), newsletter: body.newsletter };
  },
} satisfies Pick<Handlers, keyof typeof newsletter>;
