import { isBooked, missingVisitStep, visitSteps, type VisitStep } from '#domain/visits/steps.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { dayInWords, shortTime } from '#web/ui/days.ts';
import { useCurrentPage } from '#web/shell/current-page.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Columns, Page, PageHead, Stack } from '#web/ui/page-layout.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Steps } from '#web/ui/steps.tsx';
import { StickyBar } from '#web/ui/sticky-bar.tsx';
import { useEffect, type ReactNode } from 'react';
import { Link, useLoaderData, useNavigate } from 'react-router';
import { ChangingNotice } from './changing-notice.tsx';
import { PhoneLink } from './phone-link.tsx';
import { StepSkeleton } from './step-skeleton.tsx';
import { useVisitTexts } from './texts.ts';
import { pageOfStep, vehicleOfPage } from './visit-pages.ts';
import { useVisitReady } from './visit-ready.ts';
import { startVisit, useVisit, type VisitState } from './visit-store.ts';
import { VisitSummary } from './visit-summary.tsx';
import type { VisitWords } from './visit-words.ts';
import { VisitHold } from './visit-hold.tsx';
import styles from './visit-frame.module.css';

interface VisitFrameProps {
  step: VisitStep;
  title: string;
  lead?: ReactNode;
  /** What this step starts with, where nothing was begun that leads to it. */
  begin?: Partial<VisitState> | undefined;
  /** The main action, in reach of the thumb on small screens. */
  action?: ReactNode;
  /** What is seen until it is known where the visitor is. */
  skeletons?: ReactNode;
  children: (visit: VisitState, words: VisitWords) => ReactNode;
}

/** They say what is chosen so far below their title. */
const withLead: ReadonlySet<VisitStep> = new Set(['servicios', 'fecha-y-hora']);

/** What every step of an appointment shares: where one is, what is chosen and held, and the way back. */
export const VisitFrame = ({ step, title, lead, begin, action, skeletons, children }: VisitFrameProps) => {
  const words = useLoaderData<VisitWords>();
  const t = useVisitTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const page = useCurrentPage()?.page;
  const ready = useVisitReady();
  const visit = useVisit();
  const opens = vehicleOfPage(page);
  const afresh = begin !== undefined || (opens !== undefined && (visit.vehiculo !== opens || isBooked(visit)));
  // Where somebody types, a held time that ran out does not take the page away.
  const lost =
    step === 'tus-datos' && visit.hold === null && visit.selectedDate !== null && visit.selectedTime !== null;
  const missing = missingVisitStep(step, lost ? { ...visit, hold: {} } : visit);
  const due = pageOfStep(missing ?? step, visit.vehiculo);
  const here = ready && !afresh && due === page;

  useEffect(() => {
    if (!ready) return;
    if (afresh) startVisit({ ...(opens ? { vehiculo: opens } : {}), ...begin });
    else if (due !== page) void navigate(address(due, language), { replace: true });
  }, [ready, afresh, opens, begin, due, page, navigate, language]);

  const steps = visitSteps({ ...visit, vehiculo: opens ?? visit.vehiculo });
  const current = Math.max(0, steps.indexOf(step));
  const before = steps[current - 1];
  const going = step !== 'confirmacion';
  return (
    <Page>
      <PageMeta title={`${title} · ${t.titulo}`} index={false} />
      <PageHead
        above={
          <Steps
            label={t.pasosEtiqueta}
            progress={t.progreso(current + 1, steps.length)}
            current={current}
            doneText={t.hecho}
            steps={steps.map((each, place) => ({
              name: t.paso[each],
              ...(place < current && going
                ? { link: <Link to={address(pageOfStep(each, visit.vehiculo), language)}>{t.paso[each]}</Link> }
                : {}),
            }))}
          />
        }
        title={title}
        lead={here ? lead : withLead.has(step) && <Skeleton />}
      />
      <noscript>
        <Notice tone="warning" action={<PhoneLink telefono={words.telefono}>{t.llamar(words.telefono)}</PhoneLink>}>
          {t.sinJavascript}
        </Notice>
      </noscript>
      {!here && (going ? <StepSkeleton>{skeletons}</StepSkeleton> : <p aria-live="polite">{t.cargando}</p>)}
      {here && !going && <Stack>{children(visit, words)}</Stack>}
      {here && going && (
        <Columns
          aside={
            <Card as="section">
              <h2>{t.tuCita}</h2>
              <VisitSummary visit={visit} words={words} step={step} />
              {action && <div className={styles.wide}>{action}</div>}
            </Card>
          }
        >
          <Stack>
            {visit.modificando && <ChangingNotice changing={visit.modificando} />}
            <VisitHold visit={visit} lost={lost} />
            {children(visit, words)}
            <p>
              <Link to={address(before ? pageOfStep(before, visit.vehiculo) : 'visit', language)}>{t.volver}</Link>
            </p>
          </Stack>
        </Columns>
      )}
      {here && action && (
        <StickyBar
          title={t.cuando}
          total={visit.hold && t.cuandoTexto(dayInWords(visit.hold.date, language), shortTime(visit.hold.time))}
        >
          {action}
        </StickyBar>
      )}
    </Page>
  );
};
