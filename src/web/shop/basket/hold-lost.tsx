import type { Basket } from '#contract/basket.ts';
import { address } from '#contract/addresses.ts';
import { browserApi, Refused } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { Button, buttonLink } from '#web/ui/button.tsx';
import { dayInWords, shortTime } from '#web/ui/days.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Actions } from '#web/ui/page-layout.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { reloadBasket } from './basket-store.ts';
import { useBasketTexts } from './texts.ts';

/** The hour ran out while its visitor was typing: the page stays, and the same hour is held again if nobody took it. */
export const HoldLost = ({ basket }: { basket: Basket }) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const { cestaID, selectedTaller, selectedDate, selectedTime, pedido } = basket;
  if (selectedTaller === null || selectedDate === null || selectedTime === null) return null;
  const again = async () => {
    setBusy(true);
    setRefused(null);
    const body = { codTienda: selectedTaller, date: selectedDate, time: selectedTime, cestaID };
    try {
      await browserApi(language)('reserveTime', { body });
    } catch (failure) {
      setRefused(failure instanceof Refused ? failure.problem.error : t.sinConexion);
    }
    setBusy(false);
    await reloadBasket();
  };
  const ordered = pedido?.status === 'caducado';
  return (
    <Notice
      tone="warning"
      title={ordered ? t.caducadoTitulo : t.horaPerdida(shortTime(selectedTime), dayInWords(selectedDate, language))}
      action={
        <Actions>
          <Link {...buttonLink('secondary')} to={address('basketTime', language)}>
            {t.otraHora}
          </Link>
          {refused === null && (
            <Button busy={busy} onClick={() => void again()}>
              {t.guardarOtraVez(shortTime(selectedTime))}
            </Button>
          )}
        </Actions>
      }
    >
      {ordered && <p>{t.nadaCobrado}</p>}
      <p>{refused ?? t.horaPerdidaTexto}</p>
    </Notice>
  );
};
