import type { Answer } from '#contract/contract.ts';
import type { Language } from '#domain/language.ts';
import { reviewsAtOnce } from '#domain/reviews/kept-back.ts';
import { Refused } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Actions, Grid, Stack } from '#web/ui/page/page-layout.tsx';
import { Skeleton, Waiting } from '#web/ui/walk/skeleton.tsx';
import type { Ask } from '#web/walk/ask.ts';
import { wrongOf, type SendOutcome } from '#web/walk/sending.ts';
import { Unanswered } from '#web/walk/try-again.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { staffApi } from '../staff-session.ts';
import { ReviewCard, type ListedReview, type Verdict } from './review-card.tsx';
import { reviewsAddress, type ReviewView } from './reviews-address.ts';
import type { DeedOutcome } from '../use-deed.ts';
import { useConsoleReviewsTexts } from './texts.ts';

type Listed = Answer<'listReviewsToRead'>;

const askList: Ask<{ view: ReviewView; language: Language }, Listed> = (_, { view, language }, signal) =>
  staffApi(language)('listReviewsToRead', { query: view }, { signal });

interface Said extends DeedOutcome {
  /** The review that was decided. */
  readonly id: string | null;
}

const Paging = ({ view, total }: { view: ReviewView; total: number }) => {
  const t = useConsoleReviewsTexts();
  const language = useLanguage();
  const to = (page: number) => reviewsAddress(language, { ...view, page });
  return (
    <Actions>
      {view.page > 0 && <Link to={to(view.page - 1)}>{t.anteriores}</Link>}
      {(view.page + 1) * reviewsAtOnce < total && <Link to={to(view.page + 1)}>{t.siguientes}</Link>}
    </Actions>
  );
};

/** Decides, and says what came of it at the head of the list; what only the form can mend stays in the form. */
const useVerdicts = (again: () => void) => {
  const t = useConsoleReviewsTexts();
  const language = useLanguage();
  const [said, setSaid] = useState<Said | null>(null);
  const decide = async (review: ListedReview, verdict: Verdict): Promise<SendOutcome> => {
    const { sobre, id, estado: antes, version } = review;
    setSaid(null);
    try {
      const body = { antes, version, ...verdict };
      const { estado, avisado } = await staffApi(language)('decideReview', { params: { sobre, id }, body });
      const kept = avisado ? t.avisado : t.sinAviso;
      setSaid({ tone: 'success', text: estado === 'publicada' ? t.publicada : kept, id });
    } catch (error) {
      const wrong = wrongOf(error, t.sinConexion);
      const { error: sentence = '', errors = {} } = wrong;
      if (!(error instanceof Refused) || Object.keys(errors).length > 0) return wrong;
      setSaid({ tone: 'error', text: sentence, id: null });
    }
    again();
    return null;
  };
  return { said, decide };
};

/** Reviews in one state; those that wait, the longest first. */
export const ReviewList = ({ view }: { view: ReviewView }) => {
  const t = useConsoleReviewsTexts();
  const language = useLanguage();
  const asked = useAnswer(askList, { view, language });
  const { said, decide } = useVerdicts(asked.again);
  const notice = useRef<HTMLDivElement>(null);
  // The card that had the focus goes.
  useEffect(() => {
    if (said) notice.current?.focus();
  }, [said]);
  const { answer, busy } = asked;
  const listed = answer?.opiniones.filter(({ id }) => !busy || id !== said?.id) ?? [];
  return (
    <Stack gap="l">
      {said && (
        <Notice tone={said.tone} ref={notice}>
          {said.text}
        </Notice>
      )}
      <Unanswered t={t} asked={asked} />
      {!answer && asked.failure === null && (
        <Waiting text={t.cargando}>
          <Skeleton shape="title" />
          <Skeleton shape="button" />
        </Waiting>
      )}
      {answer && (
        <>
          <p aria-live="polite">{answer.total > 0 ? t.total(answer.total) : t.ninguna[view.estado]}</p>
          {answer.total > 0 && answer.opiniones.length === 0 && (
            <p>
              {t.paginaVacia} <Link to={reviewsAddress(language, { estado: view.estado })}>{t.primera}</Link>
            </p>
          )}
          <Grid least="l">
            {listed.map((review) => (
              <ReviewCard key={review.id} review={review} onDecide={async (verdict) => await decide(review, verdict)} />
            ))}
          </Grid>
          <Paging view={view} total={answer.total} />
        </>
      )}
    </Stack>
  );
};
