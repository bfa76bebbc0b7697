import type { Basket } from '#contract/basket.ts';
import type { Answer } from '#contract/contract.ts';
import { address } from '#contract/addresses.ts';
import { browserApi, Refused } from '#web/api.ts';
import { datesTrouble } from '#web/dates-trouble.ts';
import { useLanguage } from '#web/language.ts';
import { signedIn } from '#web/stored/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { DayPicker } from '#web/ui/day-picker.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Stack } from '#web/ui/page-layout.tsx';
import { TimePicker } from '#web/ui/time-picker.tsx';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { BasketFrame } from './basket-frame.tsx';
import { changeBasket, reloadBasket } from './basket-store.ts';
import { Skeletons } from './basket-skeletons.tsx';
import { consultDates } from './consult-dates.ts';
import { dayInWords, dayParts, shortTime } from '#web/ui/days.ts';
import { EmptyDay } from './empty-day.tsx';
import { GoOn } from './go-on.tsx';
import { useBasketPromotionTexts } from './promotion-texts.ts';
import { useBasketTexts } from './texts.ts';

type Dates = Answer<'consultDates'>;

const sentence = (error: unknown, otherwise: string) => (error instanceof Refused ? error.problem.error : otherwise);

const Times = ({ basket, codTienda }: { basket: Basket; codTienda: number }) => {
  const t = useBasketTexts();
  const words = useBasketPromotionTexts();
  const language = useLanguage();
  const [dates, setDates] = useState<Dates | null>(null);
  const [day, setDay] = useState<string | null>(basket.hold?.date ?? basket.selectedDate);
  const [found, setFound] = useState<(Answer<'consultTimes'> & { readonly day: string }) | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [again, setAgain] = useState(0);
  const products = JSON.stringify(basket.products.map(({ id_navision, cantidad }) => ({ id_navision, cantidad })));
  const services = JSON.stringify(
    basket.services.filter(({ selected }) => selected).map(({ id_navision }) => ({ id_navision })),
  );
  const { cestaID } = basket;
  // A promotion's deadline ends the days: without it, and with it again, there are others.
  const forgone = basket.sinPromociones.join();

  const body = useCallback(
    () => ({
      codTienda,
      cestaID,
      products: JSON.parse(products) as { id_navision: string; cantidad: number }[],
      services: JSON.parse(services) as { id_navision: string }[],
    }),
    [codTienda, cestaID, products, services],
  );

  useEffect(() => {
    const stop = new AbortController();
    const { products: selectedProducts, ...rest } = body();
    consultDates(browserApi(language), { ...rest, selectedProducts, numDays: 25 }, stop.signal).then(
      (answer) => {
        setDates(answer);
        setError(null);
        const free = answer.dates.filter(({ libre }) => libre).map(({ date }) => date);
        // One that was chosen stays, with times or without: what became of it is said.
        const stays = (chosen: string | null) => answer.dates.some(({ date }) => date === chosen);
        setDay((chosen) => (stays(chosen) ? chosen : (free[0] ?? null)));
      },
      (failure: unknown) => {
        if (!stop.signal.aborted) setError(datesTrouble(failure, t));
      },
    );
    return () => stop.abort();
  }, [body, language, t, again, forgone]);

  useEffect(() => {
    if (!day) return;
    const stop = new AbortController();
    const asked = { ...body(), date: day, talleresCercanos: true };
    browserApi(language)('consultTimes', { body: asked }, { ...signedIn(), signal: stop.signal }).then(
      (answer) => setFound({ ...answer, day }),
      (failure: unknown) => {
        if (!stop.signal.aborted) setError(datesTrouble(failure, t));
      },
    );
    return () => stop.abort();
  }, [day, body, language, t, again]);

  const hold = async (time: string, at = codTienda) => {
    if (!day) return;
    setRefused(null);
    try {
      await browserApi(language)('reserveTime', { body: { codTienda: at, date: day, time, cestaID } });
    } catch (failure) {
      setRefused(sentence(failure, t.sinConexion));
      setAgain((count) => count + 1);
    }
    await reloadBasket();
  };

  if (error !== null) {
    return (
      <Notice
        tone="error"
        action={
          <Button look="secondary" onClick={() => setAgain((count) => count + 1)}>
            {t.reintentar}
          </Button>
        }
      >
        {error}
      </Notice>
    );
  }
  if (!dates) return <Skeletons shape="chip" count={14} />;
  const without = async (id: number) =>
    await changeBasket(({ sinPromociones }) => ({ sinPromociones: [...sinPromociones, id] }));
  const { plazo } = dates;
  const isCut = plazo !== null && (dates.dates.at(-1)?.date ?? plazo.fecha_limite) >= plazo.fecha_limite;
  const deadline = isCut && (
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
  const another = <Link to={address('basketWorkshops', language)}>{t.otroTaller}</Link>;
  if (!dates.dates.some(({ libre }) => libre)) {
    return (
      <Stack>
        <Notice tone="warning" action={another}>
          {t.sinDias}
        </Notice>
        {deadline}
      </Stack>
    );
  }
  const { times, talleres } = found?.day === day ? found : { times: null, talleres: [] };
  const held = basket.hold && basket.hold.date === day ? basket.hold.time : undefined;
  const offered = times && held && !times.includes(held) ? [...times, held].sort() : times;
  const empty = dates.dates.find(({ date, libre }) => date === day && !libre);
  // The server forgets a time that is given up, and remembers one that nobody renewed.
  const lapsed = basket.selectedTime !== null && !basket.hold && !basket.pedido;
  return (
    <Stack>
      {dates.fechaEntrega && dates.dates[0]?.motivo === 'entrega' && (
        <Notice quiet>{t.porqueEntrega(dayInWords(dates.fechaEntrega, language))}</Notice>
      )}
      <DayPicker
        explained
        name="dia"
        legend={t.dia}
        texts={{ from: t.desdeLas, none: t.ningunaHora }}
        value={day ?? undefined}
        onChoose={setDay}
        days={dates.dates.map(({ date, primera }) => ({
          value: date,
          ...dayParts(date, language),
          first: primera ? shortTime(primera) : undefined,
        }))}
      />
      {deadline}
      {lapsed && !refused && <Notice tone="warning">{t.holdCaducado}</Notice>}
      <div aria-live="assertive">{refused && <Notice tone="error">{refused}</Notice>}</div>
      {empty && !held ? (
        <EmptyDay key={empty.date} basket={basket} codTienda={codTienda} day={empty} nearby={talleres} onTake={hold} />
      ) : offered === null ? (
        day && <Skeletons shape="chip" count={8} />
      ) : (
        <TimePicker
          name="hora"
          legend={t.hora}
          value={held}
          onChoose={(time) => void hold(time)}
          groups={[
            { title: t.manana, times: offered.filter((time) => time < '14:00') },
            { title: t.tarde, times: offered.filter((time) => time >= '14:00') },
          ]}
        />
      )}
      <p>{another}</p>
    </Stack>
  );
};

export default function TimePage() {
  const t = useBasketTexts();
  return (
    <BasketFrame
      step="fecha-y-hora"
      title={t.fechaTitulo}
      action={(basket) => (basket.hold ? <GoOn to="registro" /> : null)}
    >
      {(basket) => basket.selectedTaller !== null && <Times basket={basket} codTienda={basket.selectedTaller} />}
    </BasketFrame>
  );
}
