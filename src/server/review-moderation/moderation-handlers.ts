import type { Answer, Input } from '#contract/contract.ts';
import type { reviewModeration } from '#contract/review-moderation.ts';
import type { Language } from '#domain/language.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import { mayBeDecided, reviewsAtOnce } from '#domain/reviews/kept-back.ts';
import { dayOnTheWall } from '#domain/workshops/wall-day.ts';
import type { Database } from '../database/database.ts';
import { transactionUnlessRefused } from '../database/unless-refused.ts';
import type { MailData } from '../mail/new-mail.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { invalid, type Handlers } from '../runtime.ts';
import {
  countReviewsToRead,
  decideProductReview,
  decideVisitReview,
  findKeptBack,
  isReviewThere,
  loadReviewsToRead,
  type ReviewToRead,
} from './moderation-store.ts';

const showReview = ({ es, ca, escrita, ...review }: ReviewToRead, language: Language) => ({
  ...review,
  cosa: { es, ca }[language],
  escrita: dayOnTheWall(escrita),
});

type Decision = Input<'decideReview'>['body'];

/** What cannot be meant: no change, or a reason where none belongs. */
const wrongIn = ({ antes, estado, motivo }: Decision): Refusal<'datos-no-validos'> | undefined => {
  if (!mayBeDecided(antes, estado)) return invalid({ estado: 'campo-opcion' });
  if (estado === 'retenida' && !motivo) return invalid({ motivo: 'campo-obligatorio' });
  return estado === 'publicada' && motivo ? invalid({ motivo: 'campo-opcion' }) : undefined;
};

/** Writes to who wrote the review that was just kept back; false where nobody knows an address of theirs. */
const tellWriter = async (tx: Database, of: MailData['opinion-retenida']): Promise<boolean> => {
  const kept = await findKeptBack(tx, of);
  if (!kept || kept.email === '') return false;
  const { email: destinatario, idioma } = kept;
  await queueMail(tx, { template: 'opinion-retenida', destinatario, idioma, datos: of });
  return true;
};

export const reviewModerationHandlers = {
  listReviewsToRead: async ({ database, language }, { query: { estado, page } }) => {
    const [rows, total] = await Promise.all([
      loadReviewsToRead(database, estado, { from: page * reviewsAtOnce, most: reviewsAtOnce }),
      countReviewsToRead(database, estado),
    ]);
    return { opiniones: rows.map((row) => showReview(row, language)), total };
  },

  decideReview: async ({ database }, { params: { sobre, id }, body }) => {
    const wrong = wrongIn(body);
    if (wrong) return wrong;
    const { estado } = body;
    const decision = { ...body, motivo: body.motivo ?? null };
    return await transactionUnlessRefused(
      database,
      async (tx): Promise<Answer<'decideReview'> | Refusal<'opinion-no-existe' | 'opinion-cambiada'>> => {
        const decide = { visita: decideVisitReview, compra: decideProductReview }[sobre];
        const of = await decide(tx, id, decision);
        if (!of) return refuse((await isReviewThere(tx, sobre, id)) ? 'opinion-cambiada' : 'opinion-no-existe');
        return { estado, avisado: estado === 'retenida' && (await tellWriter(tx, of)) };
      },
    );
  },
} satisfies Pick<Handlers, keyof typeof reviewModeration>;
