import type { VisitService } from '#contract/visit-services.ts';
import type { Workshop } from '#contract/workshops.ts';
import { Refused, type Api } from '#web/api.ts';

/** So many days with times, so many workshops nearby. */
const most = { days: 3, nearby: 3 } as const;

/** As far ahead as dates are consulted (spec H9). */
const numDays = 25;

export interface FreeDayTimes {
  readonly fecha: string;
  readonly horas: readonly string[];
}

const unlessRefused = async <Data>(asked: Promise<Data>, otherwise: Data): Promise<Data> => {
  try {
    return await asked;
  } catch (error) {
    const { status, code } = error instanceof Refused ? error.problem : { status: 500, code: null };
    // A sheet without times is still a sheet.
    if (status < 500 || code === 'agenda-en-mantenimiento') return otherwise;
    throw error;
  }
};

/** The service whose times a sheet shows: the one asked for, else what most people come for. */
export const serviceToShow = (servicios: readonly VisitService[], asked: string | null): VisitService | undefined => {
  const online = servicios.filter(({ soloTelefono }) => !soloTelefono);
  return online.find(({ servicio }) => servicio === asked) ?? online[0];
};

/** The next days on which a workshop has time for a service, with their times. */
export const readFreeTimes = async (
  api: Api,
  { codTienda, cita }: Workshop,
  service: VisitService | undefined,
): Promise<FreeDayTimes[]> => {
  if (!service || cita !== 'web') return [];
  const { servicio } = service;
  const asked = api('consultVisitDates', { params: { id: codTienda }, body: { selectedService: servicio, numDays } });
  const { dates } = await unlessRefused(asked, { minutos: 0, dates: [] });
  const free = dates.filter(({ libre }) => libre).slice(0, most.days);
  return await Promise.all(
    free.map(async ({ date }) => {
      const times = api('consultVisitTimes', { params: { id: codTienda, x: servicio }, body: { date } });
      return { fecha: date, horas: (await unlessRefused(times, { minutos: 0, times: [] })).times };
    }),
  );
};

/** The workshops around one, nearest first. */
export const readNearby = async (api: Api, { codTienda, lat, lon }: Workshop): Promise<Workshop[]> => {
  // The nearest to a workshop is itself.
  const body = { lat, lon, cuantos: most.nearby + 1 };
  const { tiendas } = await unlessRefused(api('findWorkshopsByPosition', { body }), { tiendas: [] });
  return tiendas.filter((tienda) => tienda.codTienda !== codTienda).slice(0, most.nearby);
};
