import type { APIRequestContext } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { shopUrl, somebody } from './driver.ts';

/** A workshop's day for a service of which it has one place, all of it taken: held, but for one appointment. */
export interface FullDay {
  readonly codTienda: number;
  readonly servicio: string;
  readonly date: string;
  /** Cancels the one appointment. */
  readonly free: () => Promise<void>;
}

interface Day {
  readonly date: string;
  readonly libre: boolean;
}

/** Takes every time of a free day, the last but `place` of those that are shown. */
export const fillDay = async (request: APIRequestContext, postcode: string, place: number): Promise<FullDay> => {
  const servicio = 'patinete-frenos';
  const post = async <Answer>(path: string, data: unknown): Promise<Answer> =>
    (await (await request.post(`${shopUrl}/api/es${path}`, { data })).json()) as Answer;
  const { tiendas } = await post<{ tiendas: { codTienda: number; cita: string }[] }>('/taller/localizacion', {
    postCode: postcode,
    citaPrevia: servicio,
  });
  const codTienda = tiendas.find(({ cita }) => cita === 'web')?.codTienda ?? 0;
  const { dates } = await post<{ dates: Day[] }>(`/cita-previa-dates/taller/${codTienda}`, {
    selectedService: servicio,
  });
  const date = dates.filter(({ libre }) => libre).at(-1 - place)?.date ?? '';
  const times = async () =>
    (await post<{ times: string[] }>(`/cita-previa-times/taller/${codTienda}/${servicio}`, { date })).times;
  const wish = { selectedTaller: codTienda, selectedService: servicio, selectedDate: date };
  const [first] = await times();
  const { citaPreviaId, firma } = await post<{ citaPreviaId: string; firma: string }>('/cita-previa', {
    ...wish,
    selectedTime: first,
    userData: { ...somebody(), marca: 'xiaomi', privacidad: true },
  });
  for (let left = await times(); left.length > 0; left = await times())
    await post('/consulta-fecha-hora', { ...wish, selectedTime: left[0], reserva: randomUUID() });
  const free = async () => {
    await request.delete(`${shopUrl}/api/es/cita-previa/${citaPreviaId}?firma=${firma}`);
  };
  return { codTienda, servicio, date, free };
};
