import type { TimeChoiceTexts } from '#i18n/es/time-choice.ts';
import { useLanguage } from '#web/language.ts';
import { DayPicker } from '#web/ui/day-picker.tsx';
import { dayParts, shortTime } from '#web/ui/days.ts';

interface DayChoiceProps {
  readonly t: TimeChoiceTexts;
  /** Days with their first free time, "09:15"; null where there is none. */
  readonly days: readonly { readonly date: string; readonly primera: string | null }[];
  /** The chosen day, where the page holds the choice. Days without times are chosen as well then: who asks is told why. */
  readonly chosen?: { readonly day: string | null; readonly onChoose: (day: string) => void };
  readonly defaultValue?: string | undefined;
}

/** On which day; as the field `dia`. */
export const DayChoice = ({ t, days, chosen, defaultValue }: DayChoiceProps) => {
  const language = useLanguage();
  return (
    <DayPicker
      name="dia"
      legend={t.dia}
      texts={{ from: t.desdeLas, none: t.ningunaHora }}
      explained={chosen !== undefined}
      value={chosen?.day ?? undefined}
      onChoose={chosen?.onChoose}
      defaultValue={defaultValue}
      days={days.map(({ date, primera }) => ({
        value: date,
        ...dayParts(date, language),
        first: primera ? shortTime(primera) : undefined,
      }))}
    />
  );
};
