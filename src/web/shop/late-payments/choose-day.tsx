import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/button.tsx';
import { DayPicker } from '#web/ui/day-picker.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Stack } from '#web/ui/page-layout.tsx';
import { TimePicker } from '#web/ui/time-picker.tsx';
import { dayInWords, dayParts, shortTime } from '#web/ui/days.ts';
import type { LateChoiceProps } from './late-choice.tsx';
import { useLatePaymentTexts } from './texts.ts';

const noon = '14:00';

/** Any of the next days, and its times. */
export const ChooseDay = ({ offer: { dias, dia }, busy, here, Form }: LateChoiceProps) => {
  const t = useLatePaymentTexts();
  const language = useLanguage();
  return (
    <Stack gap="l">
      <Form method="get" action={here} preventScrollReset>
        <Stack>
          <DayPicker
            key={dia?.date}
            name="dia"
            legend={t.dia}
            texts={{ from: t.desdeLas, none: t.ningunaHora }}
            defaultValue={dia?.date ?? dias.find(({ primera }) => primera !== null)?.date}
            days={dias.map(({ date, primera }) => ({
              value: date,
              ...dayParts(date, language),
              first: primera ? shortTime(primera) : undefined,
            }))}
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
            <TimePicker
              name="hora"
              legend={t.horasDel(dayInWords(dia.date, language))}
              groups={[
                { title: t.manana, times: dia.times.filter((time) => time < noon) },
                { title: t.tarde, times: dia.times.filter((time) => time >= noon) },
              ]}
            />
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
