import { addDays, weekday, type Fecha } from '../booking/calendar.ts';
import { minuteOf } from '../time.ts';

interface Hours {
  readonly desde: string;
  readonly hasta: string;
}

/** When people are called back: Monday to Friday and on Saturday (spec N18). */
export const callHours = {
  laborables: { desde: '08:00', hasta: '20:00' },
  sabado: { desde: '09:00', hasta: '13:00' },
} as const satisfies Record<string, Hours>;

/** With less than this left, whoever asks is called in the next hours. */
const leastMinutes = 60;

const hoursOf = (fecha: Fecha): Hours | undefined => {
  const day = weekday(fecha);
  if (day <= 5) return callHours.laborables;
  return day === 6 ? callHours.sabado : undefined;
};

/** When somebody who asks now is called: on which day, between which hours, and whether that is still today. */
export interface CallWindow extends Hours {
  readonly fecha: Fecha;
  readonly hoy: boolean;
  /** Calls are made at this moment. */
  readonly ahora: boolean;
}

/** Longer than any run of holidays. */
export const longestPause = 14;

/** `fecha` and `hora` are what the clock of the shop shows; holidays are days on which nobody works. */
export const callWindow = (
  { fecha, hora }: { readonly fecha: Fecha; readonly hora: string },
  holidays: ReadonlySet<Fecha>,
): CallWindow => {
  for (let ahead = 0; ahead < longestPause; ahead += 1) {
    const day = addDays(fecha, ahead);
    const hours = holidays.has(day) ? undefined : hoursOf(day);
    const hoy = ahead === 0;
    if (!hours || (hoy && minuteOf(hours.hasta) - minuteOf(hora) < leastMinutes)) continue;
    return { ...hours, fecha: day, hoy, ahora: hoy && hora >= hours.desde };
  }
  throw new Error('holidays without an end');
};
