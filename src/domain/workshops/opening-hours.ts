/** A time of opening. Days are ISO (1 is Monday, 7 Sunday), hours `HH:MM` of the workshop's own zone. */
export interface OpeningTime {
  readonly dia: number;
  readonly desde: string;
  /** The first minute in which it is closed again. */
  readonly hasta: string;
}

export interface HourSpan {
  readonly desde: string;
  readonly hasta: string;
}

/** When others close for lunch. */
export const midday: HourSpan = { desde: '13:30', hasta: '15:00' };

const weekdays = [1, 2, 3, 4, 5];
const saturday = 6;

const holds = (time: HourSpan, span: HourSpan): boolean => time.desde <= span.desde && span.hasta <= time.hasta;

/** Whether it is open at a moment of an ordinary week. */
export const isOpenAt = (horario: readonly OpeningTime[], dia: number, hora: string): boolean =>
  horario.some((time) => time.dia === dia && time.desde <= hora && hora < time.hasta);

/** «Abierto a mediodía»: on every working day that it opens at all, it stays open through midday. */
export const opensAtMidday = (horario: readonly OpeningTime[], span: HourSpan = midday): boolean => {
  const open = weekdays.filter((dia) => horario.some((time) => time.dia === dia));
  return open.length > 0 && open.every((dia) => horario.some((time) => time.dia === dia && holds(time, span)));
};

/** «Abierto sábados». */
export const opensOnSaturday = (horario: readonly OpeningTime[]): boolean =>
  horario.some(({ dia }) => dia === saturday);

export interface OpeningDays {
  /** First and last day that share these hours. */
  readonly dias: readonly [first: number, last: number];
  /** In the order of the day; empty is closed. */
  readonly horas: readonly HourSpan[];
}

/** The week as people read it: neighbouring days of equal hours together, from Monday to Sunday, closed days too. */
export const openingWeek = (horario: readonly OpeningTime[]): OpeningDays[] => {
  const week: OpeningDays[] = [];
  for (let dia = 1; dia <= 7; dia += 1) {
    const horas = horario
      .filter((time) => time.dia === dia)
      .map(({ desde, hasta }) => ({ desde, hasta }))
      .sort((one, other) => one.desde.localeCompare(other.desde));
    const before = week.at(-1);
    if (before && JSON.stringify(before.horas) === JSON.stringify(horas))
      week.splice(-1, 1, { dias: [before.dias[0], dia], horas });
    else week.push({ dias: [dia, dia], horas });
  }
  return week;
};
