import { dayMs, hourMs } from '../time.ts';

/** No window is longer: who cannot book for days is told otherwise than by a banner. */
export const longestMaintenanceHours = 72;
/** So many windows may be entered that are not over. */
export const mostMaintenance = 20;
/** So long before it begins it may be entered. */
export const maintenanceAheadDays = 366;

export interface MaintenanceSpan {
  readonly desde: Date;
  readonly hasta: Date;
}

/** What is wrong with a window, and with which of its ends; undefined where nothing is. */
export const maintenanceTrouble = (
  { desde, hasta }: MaintenanceSpan,
  now: Date,
):
  | { readonly desde: 'mantenimiento-lejano' }
  | { readonly hasta: 'mantenimiento-orden' | 'mantenimiento-pasado' | 'mantenimiento-largo' }
  | undefined => {
  if (hasta <= desde) return { hasta: 'mantenimiento-orden' };
  if (hasta <= now) return { hasta: 'mantenimiento-pasado' };
  if (hasta.getTime() - desde.getTime() > longestMaintenanceHours * hourMs) return { hasta: 'mantenimiento-largo' };
  if (desde.getTime() - now.getTime() > maintenanceAheadDays * dayMs) return { desde: 'mantenimiento-lejano' };
  return undefined;
};

/** Whether two windows have a moment in common; one may end when the other begins. */
export const isSameTime = (one: MaintenanceSpan, other: MaintenanceSpan): boolean =>
  one.desde < other.hasta && other.desde < one.hasta;

export const maintenanceStates = ['suspendida', 'prevista', 'en-curso', 'pasada'] as const;
export type MaintenanceState = (typeof maintenanceStates)[number];

export const maintenanceStateOf = (
  { activo, desde, hasta }: MaintenanceSpan & { readonly activo: boolean },
  now: Date,
): MaintenanceState => {
  if (hasta < now) return 'pasada';
  if (!activo) return 'suspendida';
  return desde > now ? 'prevista' : 'en-curso';
};
