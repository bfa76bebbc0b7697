import type { RegistrationMonths } from './registration.ts';
import type { Vehicle } from './vehicle.ts';

/** The years in one of which a vehicle was made, both included. */
export interface Years {
  readonly desde: number;
  readonly hasta: number;
}

const yearOf = (month: string): number => Number(month.slice(0, 4));

/**
 * When a vehicle can have been made: its year of manufacture, where a registry tells it; else its registration, as far as
 * the years of its model allow, because nothing is registered before it is made. Null where nobody knows anything.
 */
export const possibleYears = (
  { anoFabricacion, desde, hasta }: Pick<Vehicle, 'anoFabricacion' | 'desde' | 'hasta'>,
  registered: { readonly desde: string; readonly hasta: RegistrationMonths['hasta'] | null } | null,
  thisYear: number,
): Years | null => {
  if (anoFabricacion) return { desde: anoFabricacion, hasta: anoFabricacion };
  if (!registered && desde === undefined && hasta === undefined) return null;
  const model = { desde: desde ?? 1900, hasta: hasta ?? thisYear };
  const plate = {
    desde: registered ? yearOf(registered.desde) : model.desde,
    hasta: registered?.hasta ? yearOf(registered.hasta) : thisYear,
  };
  const latest = Math.min(model.hasta, plate.hasta);
  return { desde: Math.min(latest, Math.max(model.desde, plate.desde)), hasta: latest };
};
