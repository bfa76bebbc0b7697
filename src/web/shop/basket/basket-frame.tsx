import type { Basket } from '#contract/basket.ts';
import { basketSteps, stepBack, type BasketStep } from '#domain/basket/steps.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Columns, Page, PageHead, Stack } from '#web/ui/page-layout.tsx';
import { Price } from '#web/ui/price.tsx';
import { Steps } from '#web/ui/steps.tsx';
import { StickyBar } from '#web/ui/sticky-bar.tsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
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
    <Notice
      tone="error"
      action={
        <Button look="secondary" busy={loading} onClick={() => void startBasket()}>
          {t.reintentar}
        </Button>
      }
    >
      {error || t.sinConexion}
    </Notice>
  );
};

interface BasketFrameProps {
  step: BasketStep;
  title?: string;
  lead?: ReactNode;
  /** The main action, in reach of the thumb on small screens. */
  action?: (basket: Basket) => ReactNode;
  children: (basket: Basket) => ReactNode;
}

/** What every step of the basket shares: where one is, what it costs, what is held, and the way back. */
export const BasketFrame = ({ step, title, lead, action, children }: BasketFrameProps) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const ready = useBasketReady();
  const basket = useBasketStore((state) => state.cesta);
  const known = useKnown();
  const missing = ready && basket ? missingBefore(step, basket, known) : undefined;
  const heading = title ?? t.paso[step];

  useEffect(() => {
    if (missing && missing !== step) void navigate(address(stepPages[missing], language), { replace: true });
  }, [missing, step, language, navigate]);

  // The server remembers the step, so that another device goes on where this one stopped.
  const remembered = useRef(false);
  useEffect(() => {
    if (
      !ready ||
      missing ||
      remembered.current ||
      !basket ||
      basket.pedido ||
      basket.step === step ||
      basket.products.length === 0
    )
      return;
    remembered.current = true;
    void changeBasket({ step });
  }, [ready, missing, basket, step]);

  const current = basketSteps.indexOf(step);
  const before = basket ? stepBack(step, basket) : undefined;
  const empty = ready && !missing && basket?.products.length === 0 && !basket.pedido;
  const shown = ready && !missing && basket !== null && (basket.products.length > 0 || basket.pedido !== null);
  return (
    <Page>
      <PageMeta title={`${heading} · ${t.titulo}`} index={false} />
      {step !== 'tu-reserva' && <Guided />}
      <PageHead
        above={
          <Steps
            label={t.pasosEtiqueta}
            progress={t.progreso(current + 1, basketSteps.length)}
            current={current}
            doneText={t.hecho}
            steps={basketSteps.map((each, place) => ({
              name: t.paso[each],
              ...(place < current && step !== 'tu-reserva'
                ? { link: <Link to={address(stepPages[each], language)}>{t.paso[each]}</Link> }
                : {}),
            }))}
          />
        }
        title={heading}
        lead={lead}
      />
      <noscript>
        <Notice tone="warning">{t.sinJavascript}</Notice>
      </noscript>
      <Stack>
        <Trouble />
        {!ready && (
          <p aria-live="polite" className={styles.scripted}>
            {t.cargando}
          </p>
        )}
        {ready && step !== 'tu-reserva' && <BasketNews />}
        {(empty || (ready && basket === null)) && <EmptyBasket />}
        {shown && <UnpaidOrder basket={basket} step={step} />}
        {shown && hasLostTime(step, basket) && <BasketHoldLost basket={basket} />}
        {shown && (
          <Columns
            side={step === 'pago' ? 'price' : 'end'}
            aside={
              <Card as="section">
                <h2>{t.resumen}</h2>
                <Totals basket={basket} />
                {action && <div className={styles.wide}>{action(basket)}</div>}
              </Card>
            }
          >
            <Stack>
              {step !== 'tu-reserva' && basket.hold && basket.pedido?.status !== 'pendiente-pago' && (
                <BasketHold hold={basket.hold} />
              )}
              {step !== 'solicitud' && step !== 'tu-reserva' && <SoldOut basket={basket} />}
              {step !== 'tu-reserva' && <PromotionNotices basket={basket} />}
              {children(basket)}
              {before && (
                <p>
                  <Link to={address(stepPages[before], language)}>{t.volverA(t.paso[before])}</Link>
                </p>
              )}
            </Stack>
          </Columns>
        )}
      </Stack>
      {shown && action && (
        <StickyBar title={t.totalTodo} total={<Price importe={basket.totals.total} size="s" />}>
          {action(basket)}
        </StickyBar>
      )}
    </Page>
  );
};
