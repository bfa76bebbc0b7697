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

/** «Abierto a mediodía»: on every working day that it opens at all, it stays open through midday. */
export const opensAtMidday = (horario: readonly OpeningTime[], span: HourSpan = midday): boolean => {
  const open = weekdays.filter((dia) => horario.some((time) => time.dia === dia));
  return open.length > 0 && open.every((dia) => horario.some((time) => time.dia === dia && holds(time, span)));
};

/** «Abierto sábados». */
export const opensOnSaturday = (horario: readonly OpeningTime[]): boolean =>
  horario.some(({ dia }) => dia === saturday);
