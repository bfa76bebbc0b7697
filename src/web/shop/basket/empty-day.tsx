import type { Basket } from '#contract/basket.ts';
import type { Answer } from '#contract/contract.ts';
import { handoverChoice } from '#domain/basket/handover.ts';
import { browserApi } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { signedIn } from '#web/stored/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { dayInWords, shortTime } from '#web/ui/days.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useEffect, useState } from 'react';
import { changeBasket } from './basket-store.ts';
import { useBasketTexts } from './texts.ts';

type TimesNearby = Answer<'consultTimes'>['talleres'];

interface EmptyDayProps {
  readonly basket: Basket;
  readonly codTienda: number;
  readonly day: Answer<'consultDates'>['dates'][number];
  readonly nearby: TimesNearby;
  /** Holds a time of that day, at this workshop or at the one that was chosen instead. */
  readonly onTake: (time: string, codTienda: number) => Promise<void>;
}

interface Way {
  readonly id: string;
  readonly nombre: string;
  readonly time: string;
}

/** What a full day has room for without one of the services that were chosen; fitting itself is not one of them. */
const waysWithout = async (
  { basket, codTienda, date }: { readonly basket: Basket; readonly codTienda: number; readonly date: string },
  language: 'es' | 'ca',
  signal: AbortSignal,
): Promise<Way[]> => {
  const chosen = basket.services.filter(({ selected }) => selected);
  const products = basket.products.map(({ id_navision, cantidad }) => ({ id_navision, cantidad }));
  const found = chosen
    .filter(({ id_navision, obligatorio }) => !obligatorio && !handoverChoice(id_navision, false))
    .map(async (service) => {
      const services = chosen.filter((each) => each !== service).map(({ id_navision }) => ({ id_navision }));
      const body = { codTienda, date, cestaID: basket.cestaID, products, services };
      const { times } = await browserApi(language)('consultTimes', { body }, { ...signedIn(), signal });
      const [time] = times;
      return time === undefined ? [] : [{ id: service.id_navision, nombre: service[`nombre_${language}`], time }];
    });
  return (await Promise.all(found)).flat();
};

/** Why a day has no time, and what would open it: a service less, or a workshop nearby. Each way is one tap that holds. */
export const EmptyDay = ({ basket, codTienda, day, nearby, onTake }: EmptyDayProps) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const [ways, setWays] = useState<readonly Way[]>([]);
  const { date, motivo } = day;
  useEffect(() => {
    if (motivo !== 'completo' && motivo !== 'maquina') return;
    const stop = new AbortController();
    waysWithout({ basket, codTienda, date }, language, stop.signal).then(setWays, () => {});
    return () => stop.abort();
  }, [basket, codTienda, date, motivo, language]);

  const takeWithout = async ({ id, time }: Way) => {
    const services = basket.services.map(({ id_navision, selected }) => ({
      id_navision,
      selected: selected && id_navision !== id,
    }));
    if (await changeBasket({ services })) await onTake(time, codTienda);
  };
  const takeNearby = async (there: number, time: string) => {
    if (await changeBasket({ selectedTaller: there, selectedDate: null, selectedTime: null }))
      await onTake(time, there);
  };
  return (
    <>
      <Notice title={t.sinHorasEl(dayInWords(date, language))}>{day.texto}</Notice>
      {ways.map((way) => (
        <p key={way.id}>
          <Button look="secondary" onClick={() => void takeWithout(way)}>
            {t.sinServicio(way.nombre, shortTime(way.time))}
          </Button>
        </p>
      ))}
      {nearby.map(({ taller: { codTienda: there, alias }, minutos, time }) => (
        <p key={there}>
          <Button look="secondary" onClick={() => void takeNearby(there, time)}>
            {t.enTallerCercano(alias, minutos, shortTime(time))}
          </Button>
        </p>
      ))}
    </>
  );
};
