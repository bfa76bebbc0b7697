import type { Basket } from '#contract/basket.ts';
import { address } from '#contract/addresses.ts';
import { browserApi } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { signedIn } from '#web/stored/session-store.ts';
import { dayInWords, shortTime } from '#web/ui/days.ts';
import { whyNot } from '#web/walk/ask.ts';
import { HoldClock } from '#web/walk/hold-clock.tsx';
import { HoldLost } from '#web/walk/hold-lost.tsx';
import { useState } from 'react';
import { changeBasket, reloadBasket } from './basket-store.ts';
import { useBasketTexts } from './texts.ts';

/** The time that is held for a basket. When it ends, the server is asked what is true. */
export const BasketHold = ({ hold }: { hold: NonNullable<Basket['hold']> }) => (
  <HoldClock hold={hold} t={useBasketTexts()} onRenew={() => void changeBasket({})} onEnd={() => void reloadBasket()} />
);

/** The time that was held for it is not held any more. */
export const BasketHoldLost = ({ basket }: { basket: Basket }) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const [refused, setRefused] = useState<string | null>(null);
  const { cestaID, selectedTaller, selectedDate, selectedTime, pedido } = basket;
  if (selectedTaller === null || selectedDate === null || selectedTime === null) return null;
  const again = async () => {
    const body = { codTienda: selectedTaller, date: selectedDate, time: selectedTime, cestaID };
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
      title={ordered ? t.caducadoTitulo : t.horaPerdida(shortTime(selectedTime), dayInWords(selectedDate, language))}
      time={selectedTime}
      to={address('basketTime', language)}
      t={t}
      onAgain={refused === null ? again : null}
    >
      {ordered && <p>{t.nadaCobrado}</p>}
      <p>{refused ?? t.horaPerdidaTexto}</p>
    </HoldLost>
  );
};
