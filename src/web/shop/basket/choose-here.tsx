import type { BasketOrder } from '#contract/basket.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { writeEuros } from '#web/ui/page/euros.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { LateChoice } from '../late-payments/late-choice.tsx';
import { outcomeOf } from '../late-payments/outcome.ts';
import type { SeenOffer } from '../late-payments/late-payment-page.tsx';
import { useLatePaymentTexts } from '../late-payments/texts.ts';
import { reloadBasket } from './basket-store.ts';
import { Skeletons } from './basket-skeletons.tsx';
import { dayInWords } from '#web/ui/days.ts';
import { shortTime } from '#domain/short-time.ts';

const Choice = ({ oferta }: { oferta: string }) => {
  const language = useLanguage();
  const { load, data, state, Form } = useFetcher<SeenOffer>();
  const here = address('latePayment', language, { oferta });
  useEffect(() => void load(here), [load, here]);
  const t = useLatePaymentTexts();
  const outcome = data?.offer ? outcomeOf(data.offer, t, language) : null;
  const decided = outcome !== null;
  useEffect(() => {
    if (decided) void reloadBasket();
  }, [decided]);
  if (!data?.offer) return <Skeletons shape="line" count={4} />;
  if (outcome) {
    return (
      <Notice tone={outcome.tone} title={outcome.title}>
        {outcome.text}
      </Notice>
    );
  }
  return <LateChoice offer={data.offer} error={data.error} busy={state !== 'idle'} here={here} Form={Form} />;
};

/** The choice of who paid when the time was gone, where they wait for their reservation; the same as the link of the mail opens. */
export const ChooseHere = ({ order }: { order: BasketOrder }) => {
  const t = useLatePaymentTexts();
  const language = useLanguage();
  const { pagado, orderNumber, selectedDate, selectedTime, tallerAlias, oferta } = order;
  return (
    <Stack>
      <Notice tone="warning" title={t.titulo}>
        {t.texto(
          writeEuros(pagado),
          orderNumber,
          dayInWords(selectedDate, language),
          shortTime(selectedTime),
          tallerAlias,
        )}
      </Notice>
      {oferta ? <Choice oferta={oferta} /> : <Notice quiet>{t.enTuCorreo}</Notice>}
    </Stack>
  );
};
