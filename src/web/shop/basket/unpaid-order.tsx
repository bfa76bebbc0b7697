import type { Basket, BasketOrder } from '#contract/basket.ts';
import type { BasketStep } from '#domain/basket/steps.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Button, buttonLink } from '#web/ui/page/button.tsx';
import { dayOnTheWall, timeOnTheWall } from '#domain/workshops/wall-day.ts';
import { dayInWords } from '#web/ui/days.ts';
import { shortTime } from '#domain/short-time.ts';
import { writeEuros } from '#web/ui/page/euros.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Actions } from '#web/ui/page/page-layout.tsx';
import { useNow } from '#web/use-now.ts';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { changeBasket, reloadBasket } from './basket-store.ts';
import { hasLostTime } from './basket-wizard.ts';
import { unpaidId } from './part-ids.ts';
import { useBasketTexts } from './texts.ts';

/** An order whose wait is over is asked for so often until the server has ended it. */
const askAgain = 3000;

/** When the wait for the payment is over, the server is asked what is true then. */
const useReloadAt = (moment: string | null): void => {
  useEffect(() => {
    if (moment === null) return;
    let timer = setTimeout(
      function ask() {
        void reloadBasket();
        timer = setTimeout(ask, askAgain);
      },
      Math.max(0, Date.parse(moment) - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [moment]);
};

/** The bank said no, or its page was left: nothing is on its way. */
const hasFailed = ({ pago }: BasketOrder): boolean => pago?.status === 'denegado' || pago?.status === 'abandonado';

const leftState = { left: true };

const Leave = () => {
  const t = useBasketTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    const given = await changeBasket({ selectedDate: null, selectedTime: null });
    setBusy(false);
    // At once, or the step that is due now would be led to.
    if (given) await navigate(address('basketRequest', language), { state: leftState, flushSync: true });
  };
  return (
    <Button look="quiet" busy={busy} onClick={() => void leave()}>
      {t.dejarPedido}
    </Button>
  );
};

/** What can be done: pay it, change it, leave it. */
const WaysOn = ({ step, failed }: { step: BasketStep; failed: boolean }) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const done = step === 'tu-reserva';
  return (
    <Actions>
      <Leave />
      {(done || step === 'pago') && (
        <Link {...buttonLink('secondary')} to={address('basketRequest', language)}>
          {t.cambiarPedido}
        </Link>
      )}
      {step !== 'pago' && (
        <Link {...buttonLink(done && failed ? 'primary' : 'secondary')} to={address('basketPayment', language)}>
          {t.otraVez}
        </Link>
      )}
    </Actions>
  );
};

/** The router counts the steps of a document in its history. */
const isFirstOfDocument = (): boolean => (history.state as { readonly idx?: unknown } | null)?.idx === 0;

/** Who comes back from the bank is in a new document, whose reader begins at its top: what became of the payment has the focus. */
const useToldOnArrival = (failed: boolean) => {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failed && isFirstOfDocument() && document.activeElement === document.body)
      notice.current?.focus({ preventScroll: true });
  }, [failed]);
  return notice;
};

const Waiting = ({ order, hold, step }: { order: BasketOrder; hold: Basket['hold']; step: BasketStep }) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const failed = hasFailed(order);
  const notice = useToldOnArrival(failed);
  useReloadAt(order.caduca);
  const now = useNow(60_000);
  const ends = hold && new Date(hold.expires);
  const kept =
    ends &&
    t.guardadaHasta(
      shortTime(hold.time),
      dayInWords(hold.date, language),
      shortTime(timeOnTheWall(ends)),
      dayOnTheWall(ends) === dayOnTheWall(new Date(now)),
    );
  const changeable = step !== 'pago' && step !== 'tu-reserva';
  return (
    <Notice
      id={unpaidId}
      ref={notice}
      tone={failed ? (changeable ? 'warning' : 'error') : 'info'}
      title={failed ? t.noPagadoTitulo : t.pendienteTitulo}
      action={<WaysOn step={step} failed={failed} />}
    >
      {failed ? (
        <p>
          {order.pago?.sentence} <b>{t.nadaCobrado}</b>
        </p>
      ) : (
        <>
          <p>
            {t.nadaCobradoAun} {t.paginaAbierta(writeEuros(order.aPagar))}
          </p>
          <p>
            {t.paginaCerrada} {step === 'pago' && t.dosPagos}
          </p>
        </>
      )}
      <p>
        {kept} {changeable && t.puedesCambiar}
      </p>
    </Notice>
  );
};

/** An order that lapsed: the basket stands again, and what became of its money and its time is said. */
const Lapsed = ({ basket, order, step }: { basket: Basket; order: BasketOrder; step: BasketStep }) => {
  const t = useBasketTexts();
  const { state } = useLocation();
  const { hold, selectedTime } = basket;
  const paid = order.pago?.status;
  if (paid === 'devolver' || paid === 'devuelto') {
    return (
      <Notice tone="warning" title={t.devolverTitulo}>
        {t.devolverTexto}
      </Notice>
    );
  }
  const lapsed = !hold && selectedTime !== null && !hasLostTime(step, basket);
  const isLeft = (state as Partial<typeof leftState> | null)?.left === true && !hold;
  return (
    <>
      {isLeft && (
        <Notice tone="success" title={t.dejadoTitulo}>
          {t.dejadoTexto}
        </Notice>
      )}
      {lapsed && (
        <Notice tone="warning" title={t.caducadoTitulo}>
          {t.caducadoTexto}
        </Notice>
      )}
      {paid === 'iniciado' && <Notice quiet>{t.pagoAnterior}</Notice>}
    </>
  );
};

/**
 * Above every step of a basket that is an order without its payment, or was: what was charged, until when the time is
 * kept, and the ways on.
 */
export const UnpaidOrder = ({ basket, step }: { basket: Basket; step: BasketStep }) => {
  const { pedido, hold } = basket;
  if (pedido?.status === 'pendiente-pago') return <Waiting order={pedido} hold={hold} step={step} />;
  if (pedido?.status !== 'caducado' || step === 'tu-reserva') return null;
  return <Lapsed basket={basket} order={pedido} step={step} />;
};
