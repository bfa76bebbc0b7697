import type { Basket } from '#contract/basket.ts';
import type { Answer, Request } from '#contract/contract.ts';
import { address } from '#contract/addresses.ts';
import { browserApi } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { signedIn } from '#web/stored/session-store.ts';
import { Button } from '#web/ui/page/button.tsx';
import { dayInWords } from '#web/ui/days.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { whyNot, type Ask } from '#web/walk/ask.ts';
import { DayChoice } from '#web/walk/day-choice.tsx';
import { HourChoice } from '#web/walk/hour-choice.tsx';
import { TryAgain } from '#web/walk/try-again.tsx';
import { useTapped } from '#web/walk/use-tapped.ts';
import { useTimeChoice } from '#web/walk/use-time-choice.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { BasketEmptyDay } from './basket-empty-day.tsx';
import { basketPage, type BasketScreenProps } from './basket-frame.tsx';
import { Skeletons } from './basket-skeletons.tsx';
import { changeBasket, reloadBasket, rememberHold } from './basket-store.ts';
import { workOf } from './basket-work.ts';
import { ChosenWorkshop } from './chosen-workshop.tsx';
import { consultDates } from './consult-dates.ts';
import { useBasketPromotionTexts } from './promotion-texts.ts';
import { useBasketTexts } from './texts.ts';

type Dates = Answer<'consultDates'>;

interface DatesWanted {
  readonly body: Request<'consultDates'>['body'];
  /** A promotion's deadline ends the days: without it, and with it again, there are others. */
  readonly forgone: readonly number[];
}

const askDates: Ask<DatesWanted, Dates> = (api, { body }, signal) => consultDates(api, body, signal);

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
  /** It looks chosen from the tap on, not from the answer on. */
  const [taken, setTaken] = useState<string>();
  const { cestaID, hold, selectedDate, sinPromociones } = basket;
  const { products, services } = workOf(basket);
  const choice = useTimeChoice({
    askDates,
    datesWanted: {
      body: { codTienda, cestaID, selectedProducts: products, services, numDays: 25 },
      forgone: sinPromociones,
    },
    askTimes,
    timesWanted: (date) => ({ codTienda, cestaID, products, services, date, talleresCercanos: true }),
    first: hold?.date ?? selectedDate,
    hold,
    t,
  });
  const { day, again } = choice;
  /** Resolves to whether it is held now. */
  const take = async (time: string, at = codTienda): Promise<boolean> => {
    if (!day) return false;
    setRefused(null);
    setTaken(time);
    const body = { codTienda: at, date: day, time, cestaID };
    try {
      const { hold: held } = await browserApi(language)('reserveTime', { body }, signedIn());
      rememberHold(held);
      void reloadBasket();
      return true;
    } catch (failure) {
      setRefused(whyNot(failure, t.sinConexion));
      again();
      await reloadBasket();
      return false;
    } finally {
      setTaken(undefined);
    }
  };
  return { ...choice, held: taken ?? choice.held, refused, take };
};

const Hours = ({ basket, codTienda, times }: TimesProps & { times: ReturnType<typeof useTimes> }) => {
  const t = useBasketTexts();
  const navigate = useNavigate();
  const language = useLanguage();
  const tapped = useTapped();
  const { day, open, held, hours, take } = times;
  /** A tap leads on. Who goes through the hours by keys reads them first, and goes on by the button. */
  const choose = async (time: string) => {
    const leads = tapped.current;
    if ((await take(time)) && leads) await navigate(address('basketRegister', language));
  };
  if (open?.libre === false && !held)
    return (
      <BasketEmptyDay
        key={open.date}
        basket={basket}
        codTienda={codTienda}
        day={open}
        nearby={times.times?.talleres ?? []}
        onTake={async (time, at) => void (await take(time, at))}
      />
    );
  if (!hours) return day && <Skeletons shape="chip" count={8} />;
  return <HourChoice t={t} legend={t.hora} times={hours} value={held} onChoose={(time) => void choose(time)} />;
};

interface TimesProps {
  readonly basket: Basket;
  readonly codTienda: number;
}

const Times = ({ basket, codTienda }: TimesProps) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const times = useTimes(basket, codTienda);
  const { dates, day, setDay, trouble, refused, again } = times;
  if (trouble !== null)
    return (
      <TryAgain t={t} onAgain={again}>
        {trouble}
      </TryAgain>
    );
  if (!dates) return <Skeletons shape="chip" count={14} />;
  if (!dates.dates.some(({ libre }) => libre)) {
    return (
      <Stack>
        <Notice tone="warning">{t.sinDias}</Notice>
        <Deadline dates={dates} />
      </Stack>
    );
  }
  // The server forgets a time that is given up, and remembers one that nobody renewed.
  const lapsed = basket.selectedTime !== null && !basket.hold && !basket.pedido;
  return (
    <Stack>
      {dates.fechaEntrega && dates.dates[0]?.motivo === 'entrega' && (
        <Notice quiet>{t.porqueEntrega(dayInWords(dates.fechaEntrega, language))}</Notice>
      )}
      <DayChoice t={t} days={dates.dates} chosen={{ day, onChoose: setDay }} />
      <Deadline dates={dates} />
      {lapsed && !refused && <Notice tone="warning">{t.holdCaducado}</Notice>}
      <div aria-live="assertive">{refused && <Notice tone="error">{refused}</Notice>}</div>
      <Hours basket={basket} codTienda={codTienda} times={times} />
    </Stack>
  );
};

const ChosenTimes = ({ basket }: BasketScreenProps) =>
  basket.selectedTaller !== null && (
    <Stack>
      <ChosenWorkshop codTienda={basket.selectedTaller} />
      <Times basket={basket} codTienda={basket.selectedTaller} />
    </Stack>
  );

export default basketPage('fecha-y-hora', ChosenTimes);
