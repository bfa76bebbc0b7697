import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { dayInWords } from '#web/ui/days.ts';
import { DayChoice } from '#web/walk/day-choice.tsx';
import { HourChoice } from '#web/walk/hour-choice.tsx';
import type { LateChoiceProps } from './late-choice.tsx';
import { useLatePaymentTexts } from './texts.ts';

/** Any of the next days, and its times. */
export const ChooseDay = ({ offer: { dias, dia }, busy, here, Form }: LateChoiceProps) => {
  const t = useLatePaymentTexts();
  const language = useLanguage();
  return (
    <Stack gap="l">
      <Form method="get" action={here} preventScrollReset>
        <Stack>
          <DayChoice
            key={dia?.date}
            t={t}
            days={dias}
            defaultValue={dia?.date ?? dias.find(({ primera }) => primera !== null)?.date}
          />
          <div>
            <Button type="submit" look="secondary" busy={busy}>
              {t.verHoras}
            </Button>
          </div>
        </Stack>
      </Form>
      {dia && dia.times.length === 0 && <Notice tone="warning">{t.sinHorasEseDia}</Notice>}
      {dia && dia.times.length > 0 && (
        <Form method="post" action={here} key={dia.date}>
          <Stack>
            <input type="hidden" name="dia" value={dia.date} />
            <HourChoice t={t} legend={t.horasDel(dayInWords(dia.date, language))} times={dia.times} />
            <div>
              <Button type="submit" name="accion" value="hora" busy={busy}>
                {t.confirmar}
              </Button>
            </div>
          </Stack>
        </Form>
      )}
    </Stack>
  );
};
