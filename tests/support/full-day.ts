import { randomUUID } from 'node:crypto';
import { browserApi, Refused } from '#web/api.ts';
import { weekdayOf } from '#web/ui/days.ts';
import { shopUrl, somebody } from './driver.ts';
import { somePlate } from './visitor.ts';

/** A workshop's day for a service of which it has one place, all of it taken: held, but for one appointment. */
export interface FullDay {
  readonly codTienda: number;
  readonly servicio: string;
  readonly date: string;
  /** Cancels the one appointment. */
  readonly free: () => Promise<void>;
}

/** On Saturdays some workshops are closed. */
const isWeekday = (date: string): boolean => weekdayOf(date) < 6;

/** Takes every time of a free weekday, the last but `place` of those that are shown. */
export const fillDay = async (postCode: string, place: number, servicio = 'patinete-frenos'): Promise<FullDay> => {
  const shop = browserApi('es', shopUrl);
  const { tiendas } = await shop('findWorkshopsByPostcode', { body: { postCode, citaPrevia: servicio } });
  const codTienda = tiendas.find(({ cita }) => cita === 'web')?.codTienda ?? 0;
  const params = { id: codTienda };
  const { dates } = await shop('consultVisitDates', { params, body: { selectedService: servicio } });
  const date = dates.filter((each) => each.libre && isWeekday(each.date)).at(-1 - place)?.date ?? '';
  const times = async () =>
    (await shop('consultVisitTimes', { params: { ...params, x: servicio }, body: { date } })).times;
  const wish = { selectedTaller: codTienda, selectedService: servicio, selectedDate: date };
  const [first = ''] = await times();
  const userData = { ...somebody(), marca: 'xiaomi', matricula: somePlate(), privacidad: true };
  const { citaPreviaId, firma } = await shop('bookVisit', { body: { ...wish, selectedTime: first, userData } });
  for (let [time] = await times(); time !== undefined; [time] = await times()) {
    try {
      await shop('holdVisitTime', { body: { ...wish, selectedTime: time, reserva: randomUUID() } });
    } catch (error) {
      // Taken by somebody who was quicker is as good.
      if (!(error instanceof Refused)) throw error;
    }
  }
  const free = async () => {
    await shop('cancelVisit', { params: { id: citaPreviaId }, query: { firma } });
  };
  return { codTienda, servicio, date, free };
};
