import { visitSteps, type VisitStep } from '#domain/visits/steps.ts';
import { stepBefore } from '#domain/walk/steps.ts';
import { address, type PageName } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { useCurrentPage } from '#web/shell/current-page.ts';
import { dayInWords } from '#web/ui/days.ts';
import { shortTime } from '#domain/short-time.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { Skeleton } from '#web/ui/walk/skeleton.tsx';
import { useCountedStep } from '#web/walk/use-counted-step.ts';
import { StickyBar } from '#web/ui/walk/sticky-bar.tsx';
import { WalkColumns } from '#web/walk/walk-columns.tsx';
import { WalkFrame } from '#web/walk/walk-frame.tsx';
import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { ChangingNotice } from './changing-notice.tsx';
import { PhoneLink } from '#web/ui/phone-link.tsx';
import { StepSkeleton } from './step-skeleton.tsx';
import { useVisitTexts } from './texts.ts';
import { VisitHold } from './visit-hold.tsx';
import { useVisitReady } from './visit-ready.ts';
import { startVisit, useVisit, visitOfVehicle, type VisitState } from './visit-store.ts';
import { VisitSummary } from './visit-summary.tsx';
import { pageOfStep, stepRow, visitPlace } from './visit-wizard.ts';
import type { VisitWords } from './visit-words.ts';

/** What every screen is given. */
export interface ScreenProps {
  readonly visit: VisitState;
  readonly words: VisitWords;
  /** Resolves once the visitor is here and this visit is begun: what is chosen earlier waits for it. */
  readonly begun: () => Promise<void>;
}

/** What a step adds to its screen. */
interface Extras {
  readonly lead?: ReactNode;
  /** What this step starts with, where nothing was begun that leads to it. */
  readonly begin?: Partial<VisitState> | undefined;
  /** The main action, in reach of the thumb on small screens. */
  readonly action?: ReactNode;
  /** What is seen until it is known where the visitor is. */
  readonly skeletons?: ReactNode;
}

/**
 * The visit as it is where this step begins one for a vehicle, or with what the page's address says. Until the browser has read
 * what it keeps, the page shows that: so the server sends it whole, and what is typed early stays.
 */
const beginningAt = (step: VisitStep, page: PageName | undefined, begin: Extras['begin']): VisitState | null => {
  const { opens } = visitPlace(step, visitOfVehicle(null), page);
  if (!opens && !begin) return null;
  const visit = { ...visitOfVehicle(opens ?? null), ...begin };
  return visitPlace(step, visit, page).due === page ? visit : null;
};

/** Leads to the step that is due, and begins anew where this one begins. `here` once the visitor is where they belong. */
const useHere = (step: VisitStep, begin: Extras['begin']) => {
  const language = useLanguage();
  const navigate = useNavigate();
  const page = useCurrentPage()?.page;
  const ready = useVisitReady();
  const kept = useVisit();
  const { opens, begins, lost, due } = visitPlace(step, kept, page);
  const afresh = begin !== undefined || begins;
  useEffect(() => {
    if (!ready) return;
    if (afresh) startVisit({ ...(opens ? { vehiculo: opens } : {}), ...begin });
    else if (due !== page) void navigate(address(due, language), { replace: true });
  }, [ready, afresh, opens, begin, due, page, navigate, language]);
  const isHere = ready && !afresh && due === page;
  const beginning = isHere || (ready && !afresh) ? null : beginningAt(step, page, begin);
  return { visit: beginning ?? kept, here: isHere || beginning !== null, isHere, lost: isHere && lost };
};

/** Waits until it holds. */
const useUntil = (holds: boolean): (() => Promise<void>) => {
  const [{ promise, resolve }] = useState(() => Promise.withResolvers<void>());
  useEffect(() => {
    if (holds) resolve();
  }, [holds, resolve]);
  return useCallback(async () => await promise, [promise]);
};

/** A step's screen, beside what is chosen so far. */
const Body = ({ step, visit, lost, begun, action, Screen }: BodyProps) => {
  const words = useLoaderData<VisitWords>();
  const t = useVisitTexts();
  const language = useLanguage();
  const before = stepBefore(step, visitSteps(visit)) ?? 'inicio';
  if (step === 'confirmacion') {
    return (
      <Stack>
        <Screen visit={visit} words={words} begun={begun} />
      </Stack>
    );
  }
  return (
    <WalkColumns
      title={t.tuCita}
      summary={<VisitSummary visit={visit} words={words} step={step} />}
      action={action}
      back={{
        to: address(pageOfStep(before, visit.vehiculo), language),
        text: t.volverA(before === 'inicio' ? t.titulo : t.paso[before]),
      }}
    >
      {visit.modificando && <ChangingNotice changing={visit.modificando} />}
      {/* Where a time is chosen, its head says which is held. */}
      {(step !== 'fecha-y-hora' || visit.hold === null) && <VisitHold visit={visit} lost={lost} />}
      <Screen visit={visit} words={words} begun={begun} />
    </WalkColumns>
  );
};

interface BodyProps {
  readonly step: VisitStep;
  readonly visit: VisitState;
  readonly lost: boolean;
  readonly begun: () => Promise<void>;
  readonly action: ReactNode;
  readonly Screen: ComponentType<ScreenProps>;
}

const Loading = ({ step, skeletons }: { step: VisitStep } & Pick<Extras, 'skeletons'>) => {
  const t = useVisitTexts();
  return step === 'confirmacion' ? <p aria-live="polite">{t.cargando}</p> : <StepSkeleton>{skeletons}</StepSkeleton>;
};

/** What every step of an appointment shares: where one is, what is chosen and held, and the way back. */
const VisitFrame = ({
  step,
  Screen,
  lead,
  begin,
  action,
  skeletons,
}: Extras & { readonly step: VisitStep; readonly Screen: ComponentType<ScreenProps> }) => {
  const { telefono } = useLoaderData<VisitWords>();
  const t = useVisitTexts();
  const language = useLanguage();
  const page = useCurrentPage()?.page;
  const { visit, here, isHere, lost } = useHere(step, begin);
  const begun = useUntil(isHere);
  useCountedStep('cita', isHere ? step : null);
  const steps = visitSteps({ ...visit, vehiculo: visitPlace(step, visit, page).opens ?? visit.vehiculo });
  const { title, hasLead } = stepRow(step);
  const { hold } = visit;
  return (
    <WalkFrame
      t={t}
      title={t[title]}
      lead={here ? lead : hasLead && <Skeleton />}
      steps={steps.map((each) => ({ name: t.paso[each], to: address(pageOfStep(each, visit.vehiculo), language) }))}
      current={Math.max(0, steps.indexOf(step))}
      isOver={step === 'confirmacion'}
      withoutScripts={
        <Notice tone="warning" action={<PhoneLink telefono={telefono}>{t.llamar(telefono)}</PhoneLink>}>
          {t.sinJavascript}
        </Notice>
      }
      bar={
        here &&
        action && (
          <StickyBar
            title={t.cuando}
            total={hold && t.cuandoTexto(dayInWords(hold.date, language), shortTime(hold.time))}
          >
            {action}
          </StickyBar>
        )
      }
    >
      {here ? (
        <Body step={step} visit={visit} lost={lost} begun={begun} action={action} Screen={Screen} />
      ) : (
        <Loading step={step} skeletons={skeletons} />
      )}
    </WalkFrame>
  );
};

const noExtras = (): Extras => ({});

/** The page of a step: its screen in the frame. `useExtras` is a hook. */
export const visitPage = (step: VisitStep, Screen: ComponentType<ScreenProps>, useExtras: () => Extras = noExtras) => {
  const VisitPage = () => <VisitFrame step={step} Screen={Screen} {...useExtras()} />;
  return VisitPage;
};
