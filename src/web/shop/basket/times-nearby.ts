import type { Basket } from '#contract/basket.ts';
import type { Language } from '#domain/language.ts';
import { driveMinutes } from '#domain/workshops/drive-time.ts';
import { browserApi } from '#web/api.ts';

/** The first time of a day at a workshop that is not far, and how far it is by car. */
export interface TimeNearby {
  readonly codTienda: number;
  readonly alias: string;
  readonly minutos: number;
  readonly time: string;
}

/** As for appointments (decision 032): within so many minutes, of so many that are asked, so many are named. */
const farthest = 45;
const asked = 4;
const named = 2;

/**
 * Where the same work has time on the same day, the nearest first. Beyond a border the basket would cost something else, so
 * only workshops of the same country are asked.
 */
export const timesNearby = async (
  { basket, codTienda, date }: { readonly basket: Basket; readonly codTienda: number; readonly date: string },
  language: Language,
  signal: AbortSignal,
): Promise<readonly TimeNearby[]> => {
  const api = browserApi(language);
  const products = basket.products.map(({ id_navision, cantidad }) => ({ id_navision, cantidad }));
  const services = basket.services.filter(({ selected }) => selected).map(({ id_navision }) => ({ id_navision }));
  const { tienda: here } = await api('readWorkshop', { params: { id: String(codTienda) } }, { signal });
  const { tiendas } = await api(
    'findWorkshopsByPosition',
    { body: { lat: here.lat, lon: here.lon, selectedProducts: products, services } },
    { signal },
  );
  const near = tiendas
    .filter((each) => each.codTienda !== codTienda && each.pais === here.pais)
    .map((each) => ({ ...each, minutos: driveMinutes(each.distancia ?? Infinity) }))
    .filter(({ minutos }) => minutos <= farthest)
    .slice(0, asked);
  const found = await Promise.all(
    near.map(async ({ codTienda: there, alias, minutos }) => {
      const body = { codTienda: there, date, cestaID: basket.cestaID, products, services };
      // One that takes no bookings from here refuses to be asked.
      const { times } = await api('consultTimes', { body }, { signal }).catch(() => ({ times: [] }));
      return times.slice(0, 1).map((time) => ({ codTienda: there, alias, minutos, time }));
    }),
  );
  return found.flat().slice(0, named);
};
