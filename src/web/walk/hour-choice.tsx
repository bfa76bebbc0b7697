import type { TimeChoiceTexts } from '#i18n/es/time-choice.ts';
import { TimePicker } from '#web/ui/time-picker.tsx';

/** Where the afternoon begins. */
const noon = '14:00';

interface HourChoiceProps {
  readonly t: TimeChoiceTexts;
  readonly legend: string;
  /** In order, "09:15". */
  readonly times: readonly string[];
  readonly value?: string | undefined;
  readonly onChoose?: (time: string) => void;
}

/** At which hour of a day, morning and afternoon apart; as the field `hora`. */
export const HourChoice = ({ t, legend, times, value, onChoose }: HourChoiceProps) => (
  <TimePicker
    name="hora"
    legend={legend}
    value={value}
    onChoose={onChoose}
    groups={[
      { title: t.manana, times: times.filter((time) => time < noon) },
      { title: t.tarde, times: times.filter((time) => time >= noon) },
    ]}
  />
);
