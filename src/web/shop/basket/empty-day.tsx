import type { Basket } from '#contract/basket.ts';
import type { Answer } from '#contract/contract.ts';
import { handoverChoice } from '#domain/basket/handover.ts';
import { browserApi } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/button.tsx';
import { dayInWords, shortTime } from '#web/ui/days.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useEffect, useState } from 'react';
import { changeBasket } from './basket-store.ts';
import { useBasketTexts } from './texts.ts';

interface EmptyDayProps {
  readonly basket: Basket;
  readonly codTienda: number;
  readonly day: Answer<'consultDates'>['dates'][number];
  readonly onTake: (time: string) => Promise<void>;
}

interface Way {
  readonly id: string;
  readonly nombre: string;
  readonly time: string;
}

/** What a full day has room for without one of the services that were chosen; fitting itself is not one of them. */
const waysWithout = async (
  { basket, codTienda, day }: Omit<EmptyDayProps, 'onTake'>,
  language: 'es' | 'ca',
  signal: AbortSignal,
): Promise<Way[]> => {
  const chosen = basket.services.filter(({ selected }) => selected);
  const products = basket.products.map(({ id_navision, cantidad }) => ({ id_navision, cantidad }));
  const found = chosen
    .filter(({ id_navision, obligatorio }) => !obligatorio && !handoverChoice(id_navision, false))
    .map(async (service) => {
      const services = chosen.filter((each) => each !== service).map(({ id_navision }) => ({ id_navision }));
      const body = { codTienda, date: day.date, cestaID: basket.cestaID, products, services };
      const { times } = await browserApi(language)('consultTimes', { body }, { signal });
      const [time] = times;
      return time === undefined ? [] : [{ id: service.id_navision, nombre: service[`nombre_${language}`], time }];
    });
  return (await Promise.all(found)).flat();
};

/** Why a day has no time, and the service without which it has one. */
export const EmptyDay = ({ basket, codTienda, day, onTake }: EmptyDayProps) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const [ways, setWays] = useState<readonly Way[]>([]);
  const full = day.motivo === 'completo' || day.motivo === 'maquina';
  useEffect(() => {
    if (!full) return;
    const stop = new AbortController();
    waysWithout({ basket, codTienda, day }, language, stop.signal).then(setWays, () => {});
    return () => stop.abort();
  }, [full, basket, codTienda, day, language]);

  const take = async ({ id, time }: Way) => {
    const services = basket.services.map(({ id_navision, selected }) => ({
      id_navision,
      selected: selected && id_navision !== id,
    }));
    if (await changeBasket({ services })) await onTake(time);
  };
  return (
    <>
      <Notice title={t.sinHorasEl(dayInWords(day.date, language))}>{day.texto}</Notice>
      {full &&
        ways.map((way) => (
          <p key={way.id}>
            <Button look="secondary" onClick={() => void take(way)}>
              {t.sinServicio(way.nombre, shortTime(way.time))}
            </Button>
          </p>
        ))}
    </>
  );
};
