import type { Language } from '#domain/language.ts';
import { address, type PageName } from '#contract/addresses.ts';
import { beginsWithWorkshop } from '#domain/visits/steps.ts';
import type { VisitVehicle } from '#domain/visits/visit.ts';

/** An appointment for a service that begins with the comment; what the assistant `origen` found out stands in it. */
export const commentAddress = (language: Language, servicio: string, origen: string): string =>
  `${address('visitComment', language)}?${new URLSearchParams({ servicio, origen })}`;

/** An appointment for a service, begun by the assistant `origen`. */
export const assistantVisitAddress = (language: Language, servicio: string, origen: string): string =>
  `${address('visitPreset', language)}?${new URLSearchParams({ servicio, origen })}`;

/** The page on which each vehicle's workshop is chosen. */
export const workshopStepPages = {
  coche: 'visitWorkshop',
  moto: 'visitWorkshopMoto',
  patinete: 'visitWorkshopScooter',
} as const satisfies Record<VisitVehicle, PageName>;

/** An appointment for a service: at the workshop, where nothing is asked before. */
export const serviceVisitAddress = (language: Language, service: Parameters<typeof beginsWithWorkshop>[0]): string =>
  `${address(beginsWithWorkshop(service) ? workshopStepPages[service.vehiculo] : 'visitPreset', language)}?${new URLSearchParams({ servicio: service.servicio })}`;

/** Where an appointment with its link is seen. */
export const manageAddress = (language: Language, visit: { readonly cita: string; readonly firma: string }): string =>
  `${address('visitManage', language)}?${new URLSearchParams({ ...visit })}`;

/** Where an order is followed, and given up. */
export const placedOrderAddress = (
  language: Language,
  pedido: string,
  { citaPreviaId: cita, firma }: { readonly citaPreviaId: string; readonly firma: string },
): string => `${address('placedOrder', language)}?${new URLSearchParams({ pedido, cita, firma })}`;

/** Where the workshop of an order is asked for another time. */
export const askChangeAddress = (
  language: Language,
  { citaPreviaId: cita, firma }: { readonly citaPreviaId: string; readonly firma: string },
): string => `${address('orderedVisit', language)}?${new URLSearchParams({ cita, firma })}`;
