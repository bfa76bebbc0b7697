import type { Basket } from '#contract/basket.ts';
import type { Answer } from '#contract/contract.ts';
import { handoverChoice } from '#domain/basket/handover.ts';
import { useLanguage } from '#web/language.ts';
import { signedIn } from '#web/stored/session-store.ts';
import { dayInWords } from '#web/ui/days.ts';
import { shortTime } from '#domain/short-time.ts';
import type { Ask } from '#web/walk/ask.ts';
import { EmptyDay } from '#web/walk/empty-day.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import { changeBasket } from './basket-store.ts';
import { workOf } from './basket-work.ts';
import { useBasketTexts } from './texts.ts';

interface BasketEmptyDayProps {
  readonly basket: Basket;
  readonly codTienda: number;
  readonly day: Answer<'consultDates'>['dates'][number];
  readonly nearby: Answer<'consultTimes'>['talleres'];
  /** Holds a time of that day, at this workshop or at the one that was chosen instead. */
  readonly onTake: (time: string, codTienda: number) => Promise<void>;
}

interface WorkOnDay extends ReturnType<typeof workOf> {
  readonly cestaID: string;
  readonly codTienda: number;
  readonly date: string;
  /** Services that may be left out. */
  readonly without: readonly string[];
}

/** The first time of a full day without each of some services. */
const askWithout: Ask<WorkOnDay, { readonly id: string; readonly time: string }[]> = async (
  api,
  { without, ...work },
  signal,
) => {
  const found = without.map(async (id) => {
    const services = work.services.filter(({ id_navision }) => id_navision !== id);
    const { times } = await api('consultTimes', { body: { ...work, services } }, { ...signedIn(), signal });
    const [time] = times;
    return time === undefined ? [] : [{ id, time }];
  });
  return (await Promise.all(found)).flat();
};

/** What a service less would open. Fitting itself is not left out. */
const useWaysWithout = ({ basket, codTienda, day }: BasketEmptyDayProps) => {
  const { cestaID, services } = basket;
  const isFull = day.motivo === 'completo' || day.motivo === 'maquina';
  const without = services
    .filter(({ id_navision, selected, obligatorio }) => selected && !obligatorio && !handoverChoice(id_navision, false))
    .map(({ id_navision }) => id_navision);
  const { answer } = useAnswer(
    askWithout,
    isFull ? { ...workOf(basket), cestaID, codTienda, date: day.date, without } : null,
  );
  return answer ?? [];
};

/** Why a day has no time for a basket, and what would open it: a service less, or a workshop nearby. */
export const BasketEmptyDay = (props: BasketEmptyDayProps) => {
  const { basket, codTienda, day, nearby, onTake } = props;
  const t = useBasketTexts();
  const language = useLanguage();
  const ways = useWaysWithout(props);
  const takeWithout = async (id: string, time: string) => {
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
  const nameOf = (id: string) => basket.services.find((each) => each.id_navision === id)?.[`nombre_${language}`] ?? id;
  return (
    <EmptyDay
      title={t.sinHorasEl(dayInWords(day.date, language))}
      ways={[
        ...ways.map(({ id, time }) => ({
          key: id,
          text: t.sinServicio(nameOf(id), shortTime(time)),
          onTake: () => takeWithout(id, time),
        })),
        ...nearby.map(({ taller, minutos, time }) => ({
          key: String(taller.codTienda),
          text: t.enTallerCercano(taller.alias, minutos, shortTime(time)),
          onTake: () => takeNearby(taller.codTienda, time),
        })),
      ]}
    >
      {day.texto}
    </EmptyDay>
  );
};
