import type { TimeChoiceTexts } from '#i18n/es/time-choice.ts';
import { useLanguage } from '#web/language.ts';
import { DayPicker } from '#web/ui/day-picker.tsx';
import { dayParts, monthsOf, weekdayNames, weekdayOf } from '#web/ui/days.ts';
import { shortTime } from '#domain/short-time.ts';

interface DayChoiceProps {
  readonly t: TimeChoiceTexts;
  /** Days with their first free time, "09:15"; null where there is none. */
  readonly days: readonly { readonly date: string; readonly primera: string | null }[];
  /** The chosen day, where the page holds the choice. Days without times are chosen as well then: who asks is told why. */
  readonly chosen?: { readonly day: string | null; readonly onChoose: (day: string) => void };
  readonly defaultValue?: string | undefined;
}

/** On which day, in weeks; as the field `dia`. */
export const DayChoice = ({ t, days, chosen, defaultValue }: DayChoiceProps) => {
  const language = useLanguage();
  return (
    <DayPicker
      name="dia"
      legend={t.dia}
      months={monthsOf(
        days.map(({ date }) => date),
        language,
      )}
      weekdays={weekdayNames(language)}
      texts={{ from: t.desdeLas, none: t.ningunaHora }}
      explained={chosen !== undefined}
      value={chosen?.day ?? undefined}
      onChoose={chosen?.onChoose}
      defaultValue={defaultValue}
      days={days.map(({ date, primera }) => {
        const { day, month, spoken } = dayParts(date, language);
        return {
          value: date,
          day,
          spoken,
          weekday: weekdayOf(date),
          month: date.endsWith('-01') ? month : undefined,
          first: primera ? shortTime(primera) : undefined,
        };
      })}
    />
  );
};
