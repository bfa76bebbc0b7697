import { address } from '#contract/addresses.ts';
import type { Language } from '#domain/language.ts';
import { nearestCents } from '#domain/money/euros.ts';
import { together, type Together } from '#domain/visits/together.ts';
import { writeServices } from '#domain/visits/services.ts';
import { rememberVisit } from '#web/stored/search-memory.ts';
import type { ShownCar, UpkeepItem } from './told-of.ts';

/** What can be booked for a thing now. */
export const isBookable = ({ servicio, cita }: UpkeepItem): boolean => servicio !== null && cita === null;

/** Of several things that are done by one service, one: that which has a price. */
const oneEach = (items: readonly UpkeepItem[]): UpkeepItem[] =>
  [...Map.groupBy(items, ({ servicio }) => servicio?.servicio).values()].flatMap(
    (same) => same.find(({ precio }) => precio !== null) ?? same[0] ?? [],
  );

/** As the address of the appointment says where it comes from. */
const origen = 'mi-coche';

/** The appointment knows for which car it is: the tab carries the plate, because it stands in no address (decision 014). */
export const carryCar = ({ matricula, kmsHoy }: ShownCar): void => {
  if (matricula !== null)
    rememberVisit({ origen, matricula, comentario: '', postCode: null, idLead: null, kms: kmsHoy });
};

/** Several things as one appointment. */
export const sumOf = (items: readonly UpkeepItem[]): Together =>
  together(
    oneEach(items).map(({ servicio, precio, descuentoJunto }) => ({
      minutos: servicio?.minutos ?? 0,
      precio: precio === null ? null : nearestCents(precio),
      descuentoJunto: Math.round(descuentoJunto * 100),
    })),
  );

/** How many services that are. */
export const servicesOf = (items: readonly UpkeepItem[]): number => oneEach(items).length;

/** Where they are booked: at the favourite workshop, whose free times come at once, or at one to be chosen. No plate stands in it. */
export const bookAddress = (
  items: readonly UpkeepItem[],
  favourite: { readonly codTienda: number } | null,
  language: Language,
): string => {
  const servicio = writeServices(oneEach(items).flatMap((item) => item.servicio?.servicio ?? []));
  const query = new URLSearchParams({
    servicio,
    origen,
    ...(favourite ? { codTienda: String(favourite.codTienda) } : {}),
  });
  return `${address('visitPreset', language)}?${query.toString()}`;
};
