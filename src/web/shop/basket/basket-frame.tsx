import type { Basket } from '#contract/basket.ts';
import { basketSteps, stepBack, type BasketStep } from '#domain/basket/steps.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Stack } from '#web/ui/page-layout.tsx';
import { Price } from '#web/ui/price.tsx';
import { TryAgain } from '#web/walk/try-again.tsx';
import { WalkColumns, WalkFrame } from '#web/walk/walk-frame.tsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { BasketHold, BasketHoldLost } from './basket-hold.tsx';
import { BasketNews } from './basket-news.tsx';
import { useBasketReady } from './basket-ready.ts';
import { hasLostTime, missingBefore, stepPages } from './basket-steps.ts';
import { changeBasket, startBasket, useBasketStore } from './basket-store.ts';
import { EmptyBasket } from './empty-basket.tsx';
import { Guided } from './guided.tsx';
import { PromotionNotices } from './promotion-notices.tsx';
import { useSession, useTyped } from '#web/stored/session-store.ts';
import { SoldOut } from './sold-out.tsx';
import styles from './basket-frame.module.css';
import { useBasketTexts } from './texts.ts';
import { Totals } from './totals.tsx';
import { UnpaidOrder } from './unpaid-order.tsx';

/** Whoever orders is known: an account, or what a guest typed; and whether an invoice can be written. */
const useKnown = () => {
  const user = useSession((state) => state.user);
  const { contact, billing } = useTyped();
  return { contact: user !== null || contact !== null, billing: billing !== null };
};

const Trouble = () => {
  const t = useBasketTexts();
  const error = useBasketStore((state) => state.error);
  const loading = useBasketStore((state) => state.loading);
  if (error === null) return null;
  return (
    <TryAgain t={t} busy={loading} onAgain={() => void startBasket()}>
      {error || t.sinConexion}
    </TryAgain>
  );
};

interface BasketFrameProps {
  step: BasketStep;
  title?: string;
  lead?: ReactNode;
  /** The main action, in reach of the thumb on small screens. */
  action?: ((basket: Basket) => ReactNode) | undefined;
  children: (basket: Basket) => ReactNode;
}

/** Leads to the step that is due. The basket, once this is the one. */
const useHere = (step: BasketStep) => {
  const language = useLanguage();
  const navigate = useNavigate();
  const ready = useBasketReady();
  const basket = useBasketStore((state) => state.cesta);
  const known = useKnown();
  const missing = ready && basket ? missingBefore(step, basket, known) : undefined;
  useEffect(() => {
    if (missing && missing !== step) void navigate(address(stepPages[missing], language), { replace: true });
  }, [missing, step, language, navigate]);
  const here = ready && !missing ? basket : null;
  useRememberedStep(step, here);
  return {
    ready,
    isEmpty: ready && (basket === null || (here !== null && !hasAnything(here))),
    shown: here !== null && hasAnything(here) ? here : null,
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
const News = ({ basket, step }: { basket: Basket; step: BasketStep }) => (
  <>
    {basket.hold && basket.pedido?.status !== 'pendiente-pago' && <BasketHold hold={basket.hold} />}
    {step !== 'solicitud' && <SoldOut basket={basket} />}
    <PromotionNotices basket={basket} />
  </>
);

/** A step's screen, beside what it costs. */
const Body = ({
  step,
  basket,
  action,
  children,
}: Pick<BasketFrameProps, 'step' | 'action' | 'children'> & { basket: Basket }) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const before = stepBack(step, basket);
  return (
    <>
      <UnpaidOrder basket={basket} step={step} />
      {hasLostTime(step, basket) && <BasketHoldLost basket={basket} />}
      <WalkColumns
        side={step === 'pago' ? 'price' : 'end'}
        title={t.resumen}
        summary={<Totals basket={basket} />}
        action={action?.(basket)}
        back={before && { to: address(stepPages[before], language), text: t.volverA(t.paso[before]) }}
      >
        {step !== 'tu-reserva' && <News basket={basket} step={step} />}
        {children(basket)}
      </WalkColumns>
    </>
  );
};

/** What every step of the basket shares: where one is, what it costs, what is held, and the way back. */
export const BasketFrame = ({ step, title, lead, action, children }: BasketFrameProps) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const { ready, isEmpty, shown } = useHere(step);
  const isOver = step === 'tu-reserva';
  return (
    <WalkFrame
      t={t}
      title={title ?? t.paso[step]}
      lead={lead}
      steps={basketSteps.map((each) => ({ name: t.paso[each], to: address(stepPages[each], language) }))}
      current={basketSteps.indexOf(step)}
      isOver={isOver}
      above={!isOver && <Guided />}
      withoutScripts={<Notice tone="warning">{t.sinJavascript}</Notice>}
      bar={
        shown && action
          ? { action: action(shown), title: t.totalTodo, total: <Price importe={shown.totals.total} size="s" /> }
          : null
      }
    >
      <Stack>
        <Trouble />
        {!ready && (
          <p aria-live="polite" className={styles.scripted}>
            {t.cargando}
          </p>
        )}
        {ready && !isOver && <BasketNews />}
        {isEmpty && <EmptyBasket />}
        {shown && (
          <Body step={step} basket={shown} action={action}>
            {children}
          </Body>
        )}
      </Stack>
    </WalkFrame>
  );
};
