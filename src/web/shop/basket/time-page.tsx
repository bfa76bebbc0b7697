import type { Basket } from '#contract/basket.ts';
import type { Answer, Request } from '#contract/contract.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { signedIn } from '#web/stored/session-store.ts';
import { Button } from '#web/ui/page/button.tsx';
import { dayInWords } from '#web/ui/days.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import type { Ask } from '#web/walk/ask.ts';
import { DayChoice } from '#web/walk/day-choice.tsx';
import { FirstHours } from '#web/walk/first-hours.tsx';
import { HourChoice } from '#web/walk/hour-choice.tsx';
import { HoursPlace } from '#web/walk/hours-place.tsx';
import { TimeHead } from '#web/walk/time-head.tsx';
import { TimeSkeleton } from '#web/walk/time-skeleton.tsx';
import { TryAgain } from '#web/walk/try-again.tsx';
import { useAnswer, type ToldAnswer } from '#web/walk/use-answer.ts';
import { useTapped } from '#web/walk/use-tapped.ts';
import { useTimeChoice } from '#web/walk/use-time-choice.ts';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { BasketEmptyDay } from './basket-empty-day.tsx';
import { basketPage, type BasketScreenProps } from './basket-frame.tsx';
import { BasketHold } from './basket-hold.tsx';
import { changeBasket } from './basket-store.ts';
import { datesBody, workOf } from './basket-work.ts';
import { datesOf } from './dates-ahead.ts';
import { holdForBasket } from './hold-time.ts';
import { useBasketPromotionTexts } from './promotion-texts.ts';
import { sentBasketOf } from './sent-basket.server.ts';
import { useSentBasket } from './sent-basket.ts';
import { useBasketTexts } from './texts.ts';

export const loader = sentBasketOf('fecha-y-hora');

export { clientLoader } from './client-loader.ts';

type Dates = Answer<'consultDates'>;

interface DatesWanted {
  readonly body: Request<'consultDates'>['body'];
  /** A promotion's deadline ends the days: without it, and with it again, there are others. */
  readonly forgone: readonly number[];
}

const askDates: Ask<DatesWanted, Dates> = (api, { body }, signal) => datesOf.ask(api, body, signal);

/** The days that came with the page, and what they answer. */
const useToldDates = (): ToldAnswer<DatesWanted, Dates> | null => {
  const sent = useSentBasket();
  const [told] = useState(() => {
    const { cesta, dates } = sent ?? {};
    const codTienda = cesta?.selectedTaller ?? null;
    if (!cesta || !dates || codTienda === null) return null;
    return { of: { body: datesBody(cesta, codTienda), forgone: cesta.sinPromociones }, answer: dates };
  });
  return told;
};

const askTimes: Ask<Request<'consultTimes'>['body'], Answer<'consultTimes'>> = (api, body, signal) =>
  api('consultTimes', { body }, { ...signedIn(), signal });

/** Says which promotion ends the days, and the way to go on without it. */
const Deadline = ({ dates: { plazo, dates } }: { dates: Dates }) => {
  const words = useBasketPromotionTexts();
  const language = useLanguage();
  if (plazo === null || (dates.at(-1)?.date ?? plazo.fecha_limite) < plazo.fecha_limite) return null;
  const without = async (id: number) =>
    await changeBasket(({ sinPromociones }) => ({ sinPromociones: [...sinPromociones, id] }));
  return (
    <Notice
      quiet
      action={
        <Button look="secondary" onClick={() => void without(plazo.id_site_promocion)}>
          {words.seguirSin}
        </Button>
      }
    >
      {words.porquePlazo(plazo.titulo, dayInWords(plazo.fecha_limite, language))}
    </Notice>
  );
};

/** The days and hours of a workshop for a basket, and the call that holds one. */
const useTimes = (basket: Basket, codTienda: number) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const [refused, setRefused] = useState<string | null>(null);
  const { cestaID, hold, selectedDate, sinPromociones } = basket;
  const { products, services } = workOf(basket);
  const holdAt = async (at: number, { date, time }: { date: string; time: string }) => {
    setRefused(null);
    const why = await holdForBasket({ cestaID, codTienda: at, date, time }, t.sinConexion);
    setRefused(why);
    return why === null;
  };
  const choice = useTimeChoice({
    askDates,
    datesWanted: {
      body: datesBody(basket, codTienda),
      forgone: sinPromociones,
    },
    told: useToldDates(),
    first: hold?.date ?? selectedDate,
    hold,
    onTake: (time) => holdAt(codTienda, time),
    t,
  });
  const { open, held, again } = choice;
  const empty = open && open.horas.length === 0 && !held ? open : null;
  const near = useAnswer(
    askTimes,
    empty && { codTienda, cestaID, products, services, date: empty.date, talleresCercanos: true },
  );
  const takeThere = async (there: number, date: string, time: string) => {
    if (!(await holdAt(there, { date, time }))) again();
  };
  const nearby = (empty && near.of?.date === empty.date && near.answer?.talleres) || [];
  const navigate = useNavigate();
  const tapped = useTapped();
  /** A tap leads on. Who goes through the hours by keys reads them first, and goes on by the button. */
  const choose = async (time: { date: string; time: string }) => {
    const leads = tapped.current;
    if ((await choice.take(time)) && leads) await navigate(address('basketRegister', language));
  };
  return { ...choice, empty, nearby, refused, choose, takeThere };
};

const Hours = ({ basket, codTienda, times }: TimesProps & { times: ReturnType<typeof useTimes> }) => {
  const t = useBasketTexts();
  const { day, empty, nearby, marked, hours, room, choose, takeThere } = times;
  if (empty)
    return (
      <HoursPlace t={t} room={room}>
        <BasketEmptyDay
          key={empty.date}
          basket={basket}
          codTienda={codTienda}
          day={empty}
          nearby={nearby}
          onTake={(time, there) => takeThere(there, empty.date, time)}
        />
      </HoursPlace>
    );
  return (
    day && (
      <HourChoice
        t={t}
        legend={t.hora}
        times={hours}
        room={room}
        value={marked?.date === day ? marked.time : ''}
        onChoose={(time) => void choose({ date: day, time })}
      />
    )
  );
};

interface TimesProps {
  readonly basket: Basket;
  readonly codTienda: number;
}

/** The day and the hour. */
const Choice = ({
  basket,
  codTienda,
  times,
  dates,
}: TimesProps & { times: ReturnType<typeof useTimes>; dates: Dates }) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const { day, setDay, firstHours, marked, refused, choose } = times;
  // The server forgets a time that is given up, and remembers one that nobody renewed.
  const lapsed = basket.selectedTime !== null && !basket.hold && !basket.pedido;
  return (
    <>
      {dates.fechaEntrega && dates.dates[0]?.motivo === 'entrega' && (
        <Notice quiet>{t.porqueEntrega(dayInWords(dates.fechaEntrega, language))}</Notice>
      )}
      {dates.juntos && <Notice quiet>{t.juntosDesde(dayInWords(dates.juntos, language))}</Notice>}
      {lapsed && !refused && <Notice tone="warning">{t.holdCaducado}</Notice>}
      <FirstHours t={t} hours={firstHours} marked={marked} onTake={(hour) => void choose(hour)} />
      <DayChoice t={t} days={dates.dates} chosen={{ day, onChoose: setDay }} />
      <Deadline dates={dates} />
      <div aria-live="assertive">{refused && <Notice tone="error">{refused}</Notice>}</div>
      <Hours basket={basket} codTienda={codTienda} times={times} />
    </>
  );
};

const Times = ({ basket, codTienda }: TimesProps) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const times = useTimes(basket, codTienda);
  const { dates, trouble, again } = times;
  const another = <Link to={address('basketWorkshops', language)}>{t.otroTaller}</Link>;
  if (trouble !== null)
    return (
      <Stack>
        <TryAgain t={t} onAgain={again}>
          {trouble}
        </TryAgain>
        <p>{another}</p>
      </Stack>
    );
  if (!dates) return <TimeSkeleton text={t.cargando} />;
  const { taller, minutos } = dates;
  const isHeld = basket.hold !== null && basket.pedido?.status !== 'pendiente-pago';
  const isFree = dates.dates.some(({ libre }) => libre);
  return (
    <Stack>
      <TimeHead
        t={t}
        where={taller.alias}
        detail={`${taller.direccion}, ${taller.poblacion}`}
        minutes={minutos}
        others={another}
        hold={isHeld && basket.hold && <BasketHold hold={basket.hold} />}
      />
      {isFree ? (
        <Choice basket={basket} codTienda={codTienda} times={times} dates={dates} />
      ) : (
        <>
          <Notice tone="warning">{t.sinDias}</Notice>
          <Deadline dates={dates} />
        </>
      )}
    </Stack>
  );
};

const ChosenTimes = ({ basket }: BasketScreenProps) =>
  basket.selectedTaller !== null && <Times basket={basket} codTienda={basket.selectedTaller} />;

export default basketPage('fecha-y-hora', ChosenTimes);
