import { opensEverything } from '#domain/access/opens-everything.ts';
import { reviewStates } from '#domain/reviews/new-review.ts';
import { useLanguage } from '#web/language.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Link, useSearchParams } from 'react-router';
import { ConsoleFrame } from '../console-frame.tsx';
import { ConsoleRoom } from '../room.tsx';
import { ToAgenda } from '../to-agenda.tsx';
import { useSignedIn } from '../use-signed-in.ts';
import { ReviewList } from './review-list.tsx';
import { readReviewView, reviewsAddress, type ReviewView } from './reviews-address.ts';
import { useConsoleReviewsTexts } from './texts.ts';
import controls from '../controls.module.css';
import room from '../room.module.css';

const States = ({ chosen }: { chosen: ReviewView['estado'] }) => {
  const t = useConsoleReviewsTexts();
  const language = useLanguage();
  return (
    <nav className={controls.joined} aria-label={t.estado}>
      {reviewStates.map((estado) => (
        <Link
          key={estado}
          className={controls.button}
          to={reviewsAddress(language, { estado })}
          aria-current={estado === chosen ? 'page' : undefined}
        >
          {t.estados[estado]}
        </Link>
      ))}
    </nav>
  );
};

/** What customers wrote of visits and products, for operators: those that wait are read here. */
export default function ReviewsPage() {
  const t = useConsoleReviewsTexts();
  const language = useLanguage();
  const staff = useSignedIn();
  const [search] = useSearchParams();
  const view = readReviewView(search);
  return (
    <ConsoleFrame page="consoleReviews" title={t.titulo} tools={<ToAgenda />}>
      <ConsoleRoom gap="l">
        <h1 tabIndex={-1}>{t.titulo}</h1>
        {staff && !opensEverything(staff) && <Notice>{t.soloOperador}</Notice>}
        {staff && opensEverything(staff) && (
          <>
            <Notice quiet>{t.regla}</Notice>
            <States chosen={view.estado} />
            {view.estado === 'pendiente' && <p className={room.soft}>{t.porQueEsperan}</p>}
            <ReviewList key={reviewsAddress(language, view)} view={view} />
          </>
        )}
      </ConsoleRoom>
    </ConsoleFrame>
  );
}
