import type { Basket } from '#contract/basket.ts';
import type { Answer, Request } from '#contract/contract.ts';
import { address } from '#contract/addresses.ts';
import { browserApi } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { signedIn } from '#web/stored/session-store.ts';
import { dayInWords } from '#web/ui/days.ts';
import { shortTime } from '#domain/short-time.ts';
import { whyNot, type Ask } from '#web/walk/ask.ts';
import { HoldLost } from '#web/walk/hold-lost.tsx';
import { nearestHours } from '#web/walk/nearest-hours.ts';
import { useAnswer } from '#web/walk/use-answer.ts';
import { useState } from 'react';
import { reloadBasket } from './basket-store.ts';
import { workOf } from './basket-work.ts';
import { holdLostId } from './part-ids.ts';
import { useBasketTexts } from './texts.ts';

const askTimes: Ask<Request<'consultTimes'>['body'], Answer<'consultTimes'>> = (api, body, signal) =>
  api('consultTimes', { body }, { ...signedIn(), signal });

/** The time that was held for it is not held any more: the same again, or one of those nearest to it. */
export const BasketHoldLost = ({ basket }: { basket: Basket }) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const [refused, setRefused] = useState<string | null>(null);
  const { cestaID, selectedTaller, selectedDate, selectedTime, pedido } = basket;
  const { answer } = useAnswer(
    askTimes,
    selectedTaller === null || selectedDate === null
      ? null
      : { ...workOf(basket), codTienda: selectedTaller, cestaID, date: selectedDate },
  );
  const nearest = answer && selectedTime ? nearestHours(answer.times, selectedTime) : [];
  if (selectedTaller === null || selectedDate === null || selectedTime === null) return null;
  const hold = async (time: string) => {
    const body = { codTienda: selectedTaller, date: selectedDate, time, cestaID };
    try {
      await browserApi(language)('reserveTime', { body }, signedIn());
    } catch (failure) {
      setRefused(whyNot(failure, t.sinConexion));
    }
    await reloadBasket();
  };
  const ordered = pedido?.status === 'caducado';
  return (
    <HoldLost
      id={holdLostId}
      title={ordered ? t.caducadoTitulo : t.horaPerdida(shortTime(selectedTime), dayInWords(selectedDate, language))}
      time={selectedTime}
      to={address('basketTime', language)}
      t={t}
      onAgain={refused === null ? () => hold(selectedTime) : null}
      nearest={nearest}
      onTake={hold}
    >
      {ordered && <p>{t.nadaCobrado}</p>}
      <p>{refused ?? t.horaPerdidaTexto}</p>
    </HoldLost>
  );
};
