import type { vehicles } from '#contract/vehicles.ts';
import { isRefusal } from '#domain/refusal.ts';
import { soldTyresOf } from '../catalogue/catalogue.ts';
import type { Handlers } from '../runtime.ts';
import { lookUpPlate } from './look-up.ts';
import { showVehicle } from './show-vehicle.ts';
import type { VehicleRegistry } from './vehicle-registry.ts';

export const vehiclesHandlers = ({ registry }: { readonly registry: VehicleRegistry }) =>
  ({
    findTyresByPlate: async (context, { body }) => {
      const found = await lookUpPlate(registry, body.matricula);
      if (isRefusal(found)) return found;
      const group = found.vehicle.tipoVehiculo === 'moto' ? 'moto' : 'coche';
      return showVehicle(await soldTyresOf(context, group), found);
    },
  }) satisfies Pick<Handlers, keyof typeof vehicles>;
