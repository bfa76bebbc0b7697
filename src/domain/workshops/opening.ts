import type { OpeningTime } from './opening-hours.ts';

/** Whether a workshop is open, until when, or when it opens next; `dias` is 0 today, 1 tomorrow. */
export type Opening =
  | { readonly abierto: true; readonly hasta: string }
  | { readonly abierto: false; readonly dias: number; readonly dia: number; readonly desde: string };

/** What its weekly hours say on a day of the week (1 is Monday) at an hour of its own clock; null where it has none. */
export const openingAt = (horario: readonly OpeningTime[], dia: number, hora: string): Opening | null => {
  const now = horario.find((time) => time.dia === dia && time.desde <= hora && hora < time.hasta);
  if (now) return { abierto: true, hasta: now.hasta };
  for (let dias = 0; dias <= 7; dias += 1) {
    const weekday = ((dia - 1 + dias) % 7) + 1;
    const [desde] = horario
      .filter((time) => time.dia === weekday && (dias > 0 || time.desde > hora))
      .map((time) => time.desde)
      .sort();
    if (desde !== undefined) return { abierto: false, dias, dia: weekday, desde };
  }
  return null;
};
