import type { TimeChoiceTexts } from '#i18n/es/time-choice.ts';
import { TimePicker } from '#web/ui/time-picker.tsx';
import { byPart, type HoursRoom } from './time-choice.ts';

interface HourChoiceProps {
  readonly t: TimeChoiceTexts;
  readonly legend: string;
  /** In order, "09:15". */
  readonly times: readonly string[];
  /** For how many there is room, whichever day is open. */
  readonly room?: HoursRoom | undefined;
  readonly value?: string | undefined;
  readonly onChoose?: (time: string) => void;
}

/** At which hour of a day, morning and afternoon apart; as the field `hora`. */
export const HourChoice = ({ t, legend, times, room, value, onChoose }: HourChoiceProps) => {
  const { morning, afternoon } = byPart(times);
  return (
    <TimePicker
      name="hora"
      legend={legend}
      none={t.ningunaHora}
      value={value}
      onChoose={onChoose}
      groups={[
        { title: t.manana, times: morning, room: room?.morning },
        { title: t.tarde, times: afternoon, room: room?.afternoon },
      ]}
    />
  );
};
