import { addDays, latestOf, type Fecha } from './calendar.ts';

/** A moment on the wall of a workshop. */
export interface LocalTime {
  readonly fecha: Fecha;
  /** `HH:MM` */
  readonly hora: string;
}

/** How a warehouse delivers: `plazo_dias` working days; from `hora_corte` on, an order counts as the next day's. */
export interface DeliveryTerms {
  readonly plazo_dias: number;
  readonly hora_corte: string;
}

/** Past every day that is offered: when goods come to a workshop that does not open within a year. */
export const never: Fecha = '9999-12-31';

const firstWorkingDay = (fecha: Fecha, isWorkingDay: (fecha: Fecha) => boolean): Fecha => {
  for (let day = fecha, tried = 0; tried < 366; day = addDays(day, 1), tried += 1) if (isWorkingDay(day)) return day;
  return never;
};

/**
 * `fechaEntrega`: the first working day on which goods ordered at that moment are at the workshop. With
 * `plazo_dias` 0 that is the day of the order itself (spec H13). `never` where
 * nobody is there to take them in.
 */
export const deliveryDay = (
  ordered: LocalTime,
  terms: DeliveryTerms,
  isWorkingDay: (fecha: Fecha) => boolean,
): Fecha => {
  const handed = ordered.hora >= terms.hora_corte.slice(0, 5) ? addDays(ordered.fecha, 1) : ordered.fecha;
  let day = firstWorkingDay(handed, isWorkingDay);
  for (let left = terms.plazo_dias; left > 0 && day !== never; left -= 1)
    day = firstWorkingDay(addDays(day, 1), isWorkingDay);
  return day;
};

/** The day on which all goods of a basket are there: never before the latest of them, never before today. */
export const deliveryDayOfAll = (
  ordered: LocalTime,
  terms: readonly DeliveryTerms[],
  isWorkingDay: (fecha: Fecha) => boolean,
): Fecha => latestOf([ordered.fecha, ...terms.map((each) => deliveryDay(ordered, each, isWorkingDay))]);
