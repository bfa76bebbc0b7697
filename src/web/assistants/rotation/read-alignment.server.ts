import type { VehicleType } from '#domain/vehicles/vehicle-types.ts';
import type { Api } from '#web/api.ts';

/** What an alignment costs, in euros, tax included: the lowest of the kind of vehicle; null where it is not done. */
export const readAlignment = async (api: Api, tipo: VehicleType): Promise<number | null> => {
  const { servicios } = await api('readTyreServices', { query: {} });
  const prices = servicios
    .filter(({ categoriaServicio }) => categoriaServicio === 'alineacion')
    .flatMap(({ tarifas }) => tarifas.filter(({ tipoVehiculo }) => tipoVehiculo === tipo))
    .map(({ precio }) => precio);
  return prices.length > 0 ? Math.min(...prices) : null;
};
