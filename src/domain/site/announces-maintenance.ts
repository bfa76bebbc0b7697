/** A maintenance window, as `GET mantenimiento` tells it: moments in ISO 8601. */
export interface MaintenanceWindow {
  readonly activo: boolean;
  readonly fecha_inicio: string;
  readonly fecha_fin: string;
}

// Not of `time.ts`, which would cost every page 40 bytes of script.
const ahead = 2 * 3_600_000;

/**
 * Whether visitors are warned of a window at a moment, in milliseconds: it is active, and two hours from then are not
 * before its start and not after its end (spec G13).
 */
export const announcesMaintenance = ({ activo, fecha_inicio, fecha_fin }: MaintenanceWindow, now: number): boolean =>
  activo && now + ahead >= Date.parse(fecha_inicio) && now + ahead <= Date.parse(fecha_fin);
