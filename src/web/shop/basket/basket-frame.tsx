import type { Basket } from '#contract/basket.ts';
import type { BasketStep } from '#domain/basket/steps.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { later } from '#web/later.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { Price } from '#web/ui/page/price.tsx';
import { TryAgain } from '#web/walk/try-again.tsx';
import { useCountedStep } from '#web/walk/use-counted-step.ts';
import { StickyBar } from '#web/ui/walk/sticky-bar.tsx';
import { NextSteps } from '#web/walk/next-steps.tsx';
import { WalkColumns } from '#web/walk/walk-columns.tsx';
import { WalkFrame } from '#web/walk/walk-frame.tsx';
import { Suspense, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { basketAhead } from './basket-ahead.ts';
import { BasketHold } from './basket-hold.tsx';
import { BasketNews } from './basket-news.tsx';
import { useBasketReady } from './basket-ready.ts';
import { changeBasket, startBasket, useBasketStore } from './basket-store.ts';
import { BasketSummary, TotalInSight } from './basket-summary.tsx';
import {
  backFrom,
  basketRow,
  basketStations,
  basketTitle,
  goOnFrom,
  hasLostTime,
  missingBefore,
  pageOfBasketStep,
  pageOfStation,
  type Known,
  type Station,
} from './basket-wizard.ts';
import { GoOn } from './go-on.tsx';
import { Guided } from './guided.tsx';
import { holdLostId, unpaidId } from './part-ids.ts';
import { PromotionNotices } from './promotion-notices.tsx';
import { SentBasketContext, useLoadedBasket, type SentBasket } from './sent-basket.ts';
import { useSession, useTyped } from '#web/stored/session-store.ts';
import { SoldOut } from './sold-out.tsx';
import styles from './basket-frame.module.css';
import { useBasketTexts } from './texts.ts';

// What few baskets need: nothing, an order without its payment, a time that was lost.
const EmptyBasket = await later(async () => (await import('./empty-basket.tsx')).EmptyBasket);
const UnpaidOrder = await later(async () => (await import('./unpaid-order.tsx')).UnpaidOrder, unpaidId);
const BasketHoldLost = await later(async () => (await import('./basket-hold-lost.tsx')).BasketHoldLost, holdLostId);

const useKnown = (): Known & { readonly isSignedIn: boolean } => {
  const user = useSession((state) => state.user);
  // Not what they are: a page is not drawn anew for every letter that is typed.
  const contact = useTyped((state) => state.contact !== null);
  const billing = useTyped((state) => state.billing !== null);
  return { contact: user !== null || contact, billing, isSignedIn: user !== null };
};

const Trouble = () => {
  const t = useBasketTexts();
  const error = useBasketStore((state) => state.error);
  const isWrong = useBasketStore((state) => state.refusal === 'datos-no-validos');
  const loading = useBasketStore((state) => state.loading);
  if (error === null) return null;
  // What was typed is mended in its field: the same, asked again, is refused again.
  if (isWrong) return <Notice tone="error">{error}</Notice>;
  return (
    <TryAgain t={t} busy={loading} onAgain={() => void startBasket()}>
      {error || t.sinConexion}
    </TryAgain>
  );
};

/** What every screen is given. */
export interface BasketScreenProps {
  readonly basket: Basket;
  readonly step: BasketStep;
}

interface FrameProps {
  readonly step: BasketStep;
  readonly Screen: ComponentType<BasketScreenProps>;
}

/** Leads to the step that is due. The basket, once this is the one: as the page brought it, until this browser has it. */
const useHere = (step: BasketStep, sent: SentBasket | null) => {
  const language = useLanguage();
  const navigate = useNavigate();
  const ready = useBasketReady();
  const basket = useBasketStore((state) => state.cesta);
  const known = useKnown();
  const missing = ready && basket ? missingBefore(step, basket, known) : undefined;
  // Who is on the way elsewhere, as after leaving an order, is not led here.
  const isLeaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (missing && missing !== step && !isLeaving)
      void navigate(address(pageOfBasketStep(missing), language), { replace: true });
  }, [missing, step, isLeaving, language, navigate]);
  const here = ready && !missing ? basket : null;
  useRememberedStep(step, here);
  const shown = ready ? (here !== null && hasAnything(here) ? here : null) : (sent?.cesta ?? null);
  return {
    ready,
    title: basketTitle(step, basket ?? shown, known.isSignedIn),
    isEmpty: ready && (basket === null || (here !== null && !hasAnything(here))),
    shown,
    known,
    next: shown && goOnFrom(step, shown),
  };
};

const hasAnything = ({ products, pedido }: Basket): boolean => products.length > 0 || pedido !== null;

/** The server remembers the step, so that another device goes on where this one stopped. */
const useRememberedStep = (step: BasketStep, basket: Basket | null): void => {
  const remembered = useRef(false);
  useEffect(() => {
    if (remembered.current || !basket || basket.pedido || basket.step === step || basket.products.length === 0) return;
    remembered.current = true;
    void changeBasket({ step });
  }, [basket, step]);
};

/** What stands above every screen: the held time, and what changed or cannot be had. */
const News = ({ basket, step }: { basket: Basket; step: BasketStep }) => {
  const t = useBasketTexts();
  // The server remembers a time that nobody renewed. Days and hours say so themselves, and what follows offers it again.
  const lapsed = step === 'talleres' && basket.selectedTime !== null && !basket.hold && !basket.pedido;
  return (
    <>
      {lapsed && <Notice tone="warning">{t.holdCaducado}</Notice>}
      {basket.hold && step !== 'fecha-y-hora' && basket.pedido?.status !== 'pendiente-pago' && (
        <BasketHold hold={basket.hold} />
      )}
      {step !== 'solicitud' && <SoldOut basket={basket} />}
      <PromotionNotices basket={basket} />
    </>
  );
};

/** A step's screen, beside what it costs. */
const Body = ({ step, basket, action, Screen }: FrameProps & BasketScreenProps & { readonly action: ReactNode }) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const before = backFrom(step, basket);
  const ahead = basketAhead[step];
  return (
    <>
      {ahead && <NextSteps to={ahead.to.map((each) => address(pageOfBasketStep(each), language))} load={ahead.load} />}
      <Suspense>
        {basket.pedido && <UnpaidOrder basket={basket} step={step} />}
        {hasLostTime(step, basket) && <BasketHoldLost basket={basket} />}
      </Suspense>
      <WalkColumns
        side="price"
        title={t.resumen}
        inSight={<TotalInSight basket={basket} />}
        summary={<BasketSummary basket={basket} />}
        action={action}
        back={
          before && {
            to: address(pageOfBasketStep(before), language),
            text: t.volverA(t.estacion[basketRow(before).station]),
          }
        }
      >
        {step !== 'tu-reserva' && <News basket={basket} step={step} />}
        <Screen basket={basket} step={step} />
      </WalkColumns>
    </>
  );
};

const useReached = (step: BasketStep | null, isPaying: boolean): void => {
  useCountedStep('cesta', step);
  useCountedStep('cesta', step && isPaying ? 'pago' : null);
};

const TotalBar = ({ basket, children }: Pick<BasketScreenProps, 'basket'> & { readonly children: ReactNode }) => (
  <StickyBar title={useBasketTexts().totalTodo} total={<Price importe={basket.totals.total} size="s" />}>
    {children}
  </StickyBar>
);

interface LookProps extends FrameProps {
  readonly title: string;
  readonly station: Station;
  /** Null while there is none to show. */
  readonly basket: Basket | null;
  /** What leads on from here. */
  readonly action: ReactNode;
  /** What is said above the basket. */
  readonly children?: ReactNode;
}

/** How a step of any basket looks: where one is, what it costs, what is held, and the way back. */
export const BasketLook = ({ step, Screen, title, station, basket, action, children }: LookProps) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const isOver = step === 'tu-reserva';
  const here = basketStations.indexOf(station);
  return (
    <WalkFrame
      t={t}
      title={title}
      steps={basketStations.map((each) => ({ name: t.estacion[each], to: address(pageOfStation[each], language) }))}
      current={here}
      done={basket === null ? 0 : here}
      isOver={isOver}
      above={!isOver && <Guided />}
      withoutScripts={<Notice tone="warning">{t.sinJavascript}</Notice>}
      bar={action && basket && <TotalBar basket={basket}>{action}</TotalBar>}
    >
      <Stack>
        {children}
        {basket && <Body step={step} basket={basket} action={action} Screen={Screen} />}
      </Stack>
    </WalkFrame>
  );
};

/** A step of this browser's basket. */
const BasketFrame = ({ step, Screen }: FrameProps) => {
  const t = useBasketTexts();
  const sent = useLoadedBasket();
  const { ready, title, isEmpty, shown, next, known } = useHere(step, sent);
  // Once it is said who orders, what is left of that screen is the payment.
  const isPaying = step === 'registro' && known.contact;
  useReached(shown && step, isPaying);
  return (
    <SentBasketContext value={sent}>
      <BasketLook
        step={step}
        Screen={Screen}
        title={title ? t[title] : t.paso[step]}
        station={basketRow(isPaying ? 'pago' : step).station}
        basket={shown}
        action={next && <GoOn to={next} />}
      >
        <Trouble />
        {!ready && !shown && (
          <p aria-live="polite" className={styles.scripted}>
            {t.cargando}
          </p>
        )}
        {ready && step !== 'tu-reserva' && <BasketNews />}
        <Suspense>{isEmpty && <EmptyBasket />}</Suspense>
      </BasketLook>
    </SentBasketContext>
  );
};

/** The page of a step: its screen in the frame. */
export const basketPage = (step: BasketStep, Screen: ComponentType<BasketScreenProps>) => {
  const BasketStepPage = () => <BasketFrame step={step} Screen={Screen} />;
  return BasketStepPage;
};
