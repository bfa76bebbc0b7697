import type { vehicles } from '#contract/vehicles.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import { printPlate, recognisePlate } from '#domain/vehicles/plate.ts';
import { soldTyresOf } from '../catalogue/catalogue.ts';
import { invalid, type Handlers } from '../runtime.ts';
import { showVehicle } from './show-vehicle.ts';
import type { VehicleRegistry } from './vehicle-registry.ts';

export const vehiclesHandlers = ({ registry }: { readonly registry: VehicleRegistry }) =>
  ({
    findTyresByPlate: async (context, { body }) => {
      const plate = recognisePlate(body.matricula);
      if (isRefusal(plate)) return invalid({ matricula: plate.refusal });
      const vehicle = await registry.find(plate);
      if (!isRefusal(vehicle)) {
        const group = vehicle.tipoVehiculo === 'moto' ? 'moto' : 'coche';
        return showVehicle(await soldTyresOf(context, group), plate, vehicle);
      }
      return vehicle.refusal === 'matricula-desconocida'
        ? refuse('matricula-desconocida', { matricula: printPlate(body.matricula) })
        : vehicle;
    },
  }) satisfies Pick<Handlers, keyof typeof vehicles>;
