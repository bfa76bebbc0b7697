import type { LatePaymentView } from '#contract/late-payments.ts';
import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { writeEuros } from '#web/ui/page/euros.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { RadioCards } from '#web/ui/walk/radio-cards.tsx';
import type { FetcherFormProps } from 'react-router';
import type { ComponentType } from 'react';
import { dayInWords, dayParts } from '#web/ui/days.ts';
import { shortTime } from '#domain/short-time.ts';
import { ChooseDay } from './choose-day.tsx';
import { useLatePaymentTexts } from './texts.ts';

export interface LateChoiceProps {
  readonly offer: LatePaymentView;
  /** A sentence about what was asked for last and could not be done. */
  readonly error: string | null;
  readonly busy: boolean;
  /** Where its forms go, and what sends them: a page's own form, or a fetcher's. */
  readonly here: string;
  readonly Form: ComponentType<FetcherFormProps>;
}

const Money = ({ offer, busy, here, Form }: LateChoiceProps) => {
  const t = useLatePaymentTexts();
  const importe = writeEuros(offer.importe);
  return (
    <Form method="post" action={here}>
      <Stack>
        <p>{t.dineroTexto(importe)}</p>
        <div>
          <Button type="submit" look="danger" name="accion" value="dinero" busy={busy}>
            {t.pedirDinero(importe)}
          </Button>
        </div>
      </Stack>
    </Form>
  );
};

/** "mar 24 nov", read aloud in full. */
const DayShort = ({ date }: { date: string }) => {
  const { weekday, day, month, spoken } = dayParts(date, useLanguage());
  return (
    <>
      <span aria-hidden="true">
        {weekday} {day} {month}
      </span>
      <span className="spoken">{spoken}</span>
    </>
  );
};

const Nearest = ({ offer, busy, here, Form }: LateChoiceProps) => {
  const t = useLatePaymentTexts();
  return (
    <Form method="post" action={here}>
      <Stack>
        <RadioCards
          name="cuando"
          legend={t.cercanas}
          layout="fit"
          required
          options={offer.cercanas.map(({ date, time }) => ({
            value: `${date}T${time}`,
            title: shortTime(time),
            text: <DayShort date={date} />,
          }))}
        />
        <div>
          <Button type="submit" name="accion" value="hora" look={offer.dia ? 'secondary' : 'primary'} busy={busy}>
            {t.confirmar}
          </Button>
        </div>
      </Stack>
    </Form>
  );
};

/** What who paid when the time was gone may choose: a near time, one of another day, or the money. */
export const LateChoice = (props: LateChoiceProps) => {
  const t = useLatePaymentTexts();
  const language = useLanguage();
  const { offer, error } = props;
  const { date, time } = offer.hasta;
  const some = offer.dias.some(({ primera }) => primera !== null);
  return (
    <Stack gap="l">
      {error && <Notice tone="error">{error}</Notice>}
      <Notice quiet>{t.hasta(dayInWords(date, language), shortTime(time))}</Notice>
      {!offer.disponible && <Notice tone="warning">{t.agotado}</Notice>}
      {offer.disponible && !some && (
        <Notice tone="warning">{t.sinHoras(offer.tallerAlias, offer.tallerTelefono)}</Notice>
      )}
      {offer.cercanas.length > 0 && <Nearest {...props} />}
      {some && (
        <Disclosure summary={t.otroDia} open={offer.dia !== null || offer.cercanas.length === 0}>
          <ChooseDay {...props} />
        </Disclosure>
      )}
      {some ? (
        <Disclosure summary={t.prefieroDinero}>
          <Money {...props} />
        </Disclosure>
      ) : (
        <Money {...props} />
      )}
    </Stack>
  );
};
