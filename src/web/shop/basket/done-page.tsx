import type { Basket, BasketOrder } from '#contract/basket.ts';
import { address } from '#contract/addresses.ts';
import { printPlate } from '#domain/vehicles/plate.ts';
import { useLanguage } from '#web/language.ts';
import { later } from '#web/later.ts';
import { askChangeAddress, placedOrderAddress } from '#web/visit-address.ts';
import { WayThere } from '#web/ui/walk/way-there.tsx';
import { classNames } from '#web/ui/page/class-names.ts';
import { Button, buttonLink } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { leftOf, writeEuros } from '#web/ui/page/euros.ts';
import { Facts } from '#web/ui/walk/facts.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Actions, Stack } from '#web/ui/page/page-layout.tsx';
import { Suspense, useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { basketPage, type BasketScreenProps } from './basket-frame.tsx';
import { reloadBasket, resetBasket } from './basket-store.ts';
import { BesideBaskets } from './beside-baskets.tsx';
import { useBesideTexts } from './beside-texts.ts';
import { dayInWords } from '#web/ui/days.ts';
import { shortTime } from '#domain/short-time.ts';
import { PhoneLink } from '#web/ui/phone-link.tsx';
import styles from './done-page.module.css';
import AccountAfter from './account-after.tsx';
import { BoughtLines, unitsInWords } from './bought-lines.tsx';
import { Skeletons } from './basket-skeletons.tsx';
import { sentBasketOf } from './sent-basket.server.ts';
import { useBasketTexts } from './texts.ts';
import { useWorkshop } from './use-workshop.ts';
import { WhatToBring } from './what-to-bring.tsx';

export const loader = sentBasketOf('tu-reserva');

export { clientLoader } from './client-loader.ts';

/** Of who paid when the time was gone. */
const ChooseHere = await later(async () => (await import('./choose-here.tsx')).ChooseHere);

/** While the bank has not answered, the server is asked again so often. */
const askAgain = 2500;

const paidOff = (order: BasketOrder): boolean =>
  order.status === 'confirmado' || order.status === 'en-taller' || order.status === 'completado';

const Outcome = ({ order }: { order: BasketOrder }) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const goesBack = order.pago?.status === 'devolver' || order.pago?.status === 'devuelto';
  if (paidOff(order)) {
    return (
      <>
        <Notice tone="success" title={t.hechoTitulo}>
          {t.hechoTexto(dayInWords(order.selectedDate, language), shortTime(order.selectedTime), order.tallerAlias)}
        </Notice>
        {goesBack && <Notice quiet>{t.devolverDeMas}</Notice>}
      </>
    );
  }
  if (order.status === 'cancelado') {
    return (
      <Notice tone="warning" title={t.canceladoTitulo}>
        {goesBack && t.devolverTexto}
      </Notice>
    );
  }
  if (order.status === 'por-decidir')
    return (
      <Suspense fallback={<Skeletons shape="line" count={4} />}>
        <ChooseHere order={order} />
      </Suspense>
    );
  if (goesBack) {
    return (
      <Notice tone="warning" title={t.devolverTitulo}>
        {t.devolverTexto}
      </Notice>
    );
  }
  if (order.status === 'caducado') {
    return (
      <Notice
        tone="warning"
        title={t.caducadoTitulo}
        action={
          <Link {...buttonLink('primary')} to={address('basketTime', language)}>
            {t.paso['fecha-y-hora']}
          </Link>
        }
      >
        {t.caducadoTexto}
      </Notice>
    );
  }
  return null;
};

const BeforeYouCome = ({ order, products }: Pick<Basket, 'products'> & { readonly order: BasketOrder }) => {
  const { orderNumber, cita } = order;
  const t = useBasketTexts();
  const language = useLanguage();
  return (
    <section>
      <h2>{t.antesDeVenir}</h2>
      <ul>
        <li>
          <WhatToBring products={products} />
        </li>
        <li>{t.cambiarOAnular}</li>
      </ul>
      <p className={classNames(styles.change, styles.onScreen)}>
        {cita && (
          <>
            <Link to={askChangeAddress(language, cita)}>{t.pedirOtraHora}</Link>
            <Link to={placedOrderAddress(language, orderNumber, cita)}>{t.seguirPedido}</Link>
          </>
        )}
      </p>
    </section>
  );
};

/** An order that was placed just now says nothing of its appointment yet: it is asked for, and the room of the button is there before. */
const ToCalendar = ({ order: { status, cita, calendario } }: { readonly order: BasketOrder }) => {
  const t = useBasketTexts();
  const isComing = status === 'confirmado' && cita === null;
  useEffect(() => {
    if (isComing) void reloadBasket();
  }, [isComing]);
  const look = buttonLink('primary');
  if (calendario)
    return (
      <a {...look} href={calendario} download>
        {t.calendario}
      </a>
    );
  return (
    isComing && (
      <span {...look} className={classNames(look.className, styles.room)}>
        {t.calendario}
      </span>
    )
  );
};

const Done = ({ basket, order }: { basket: Basket; order: BasketOrder }) => {
  const t = useBasketTexts();
  const beside = useBesideTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const unpaid = order.status === 'pendiente-pago';
  const taller = useWorkshop(order.selectedTaller);
  const waiting = unpaid && order.pago?.status === 'iniciado';
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => void reloadBasket(), askAgain);
    return () => clearInterval(timer);
  }, [waiting]);
  const again = async () => {
    await resetBasket();
    await navigate(address('home', language));
  };
  return (
    <Stack>
      <Outcome order={order} />
      <Card>
        <Facts
          rows={[
            [t.numeroPedido, order.orderNumber],
            [
              t.cuando,
              order.status === 'por-decidir'
                ? null
                : t.cuandoTexto(dayInWords(order.selectedDate, language), shortTime(order.selectedTime)),
            ],
            [
              t.donde,
              <>
                {order.tallerAlias}
                <br />
                {order.tallerDireccion}
                <br />
                <PhoneLink telefono={order.tallerTelefono} />
                {taller && <WayThere to={taller} text={t.comoLlegar} />}
              </>,
            ],
            // A copy that an older release stored says nothing of it.
            [t.duracion, order.status !== 'por-decidir' && order.minutos > 0 ? t.duracionTexto(order.minutos) : null],
            [t.queCompras, <BoughtLines key="lines" lines={unitsInWords(basket.products, language)} />],
            [t.matriculaCorta, basket.matricula && printPlate(basket.matricula, basket.totals.pais)],
            [t.pagado, writeEuros(order.pagado)],
            [t.ahora, unpaid ? writeEuros(order.aPagar) : null],
            [
              basket.visita.length > 0 ? beside.deEste : t.pendiente,
              writeEuros(leftOf(order.total, unpaid ? order.aPagar : order.pagado)),
            ],
          ]}
        />
        {paidOff(order) && <p className={styles.sent}>{t.correoEnviado(order.email)}</p>}
      </Card>
      {paidOff(order) && <BeforeYouCome order={order} products={basket.products} />}
      {paidOff(order) && (
        <div className={styles.onScreen}>
          <Actions>
            <Button look="quiet" onClick={() => void again()}>
              {t.nuevaCompra}
            </Button>
            <Button look="secondary" onClick={() => window.print()}>
              {t.imprimir}
            </Button>
            <ToCalendar order={order} />
          </Actions>
        </div>
      )}
      <BesideBaskets basket={basket} />
    </Stack>
  );
};

const Reservation = ({ basket }: BasketScreenProps) => {
  const { pedido } = basket;
  return (
    pedido && (
      <Stack gap="l">
        <Done basket={basket} order={pedido} />
        {paidOff(pedido) && (
          <div className={styles.onScreen}>
            <AccountAfter basket={basket} />
          </div>
        )}
      </Stack>
    )
  );
};

export default basketPage('tu-reserva', Reservation);
