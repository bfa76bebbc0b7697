import type { ownVehicles } from '#contract/own-vehicles.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import { listedChoices } from '#domain/vehicles/listed-choices.ts';
import { recognisePlate } from '#domain/vehicles/plate.ts';
import { invalid, type Handlers } from '../runtime.ts';
import { addByName, addByPlate } from './add-vehicle.ts';
import { deleteVehicle } from './delete-vehicle.ts';
import { enginesOf, makersOf, modelsOf } from './listed-names.ts';
import { lookUpPlate, registered } from './look-up.ts';
import { refusedFor } from './named-account.ts';
import { vehiclesOf } from './own-vehicles-store.ts';
import { showOwnVehicle } from './show-own-vehicle.ts';
import { tellKilometres } from './tell-kilometres.ts';
import { dataOf, knownAs } from './vehicle-data.ts';
import type { VehicleRegistry } from './vehicle-registry.ts';

const ofNoPlate = { matricula: null, matriculacion: null };

export const ownVehiclesHandlers = ({ registry }: { readonly registry: VehicleRegistry }) =>
  ({
    identifyVehicle: async (_, { body }) => {
      const found = await lookUpPlate(registry, body.matriculaNumber, 'matriculaNumber');
      if (isRefusal(found)) return found;
      const { plate, vehicle, matriculacion } = found;
      return knownAs(dataOf(vehicle, { matricula: plate.matricula, matriculacion }), 'ws');
    },

    listVehicleBrands: async (_, { query }) => ({ marcas: makersOf(query) }),
    listVehicleModels: async (_, { query }) => ({ modelos: modelsOf(query) }),
    findVehicleModels: async (_, { body }) => ({ modelos: modelsOf(body) }),
    listVehicleEngines: async (_, { query }) => ({ motores: enginesOf(query) }),
    findVehicleEngines: async (_, { body }) => ({ motores: enginesOf(body) }),

    describeVehicle: async (context, { body: { marca, modelo, motor, matriculaNumber, idUser } }) => {
      const refused = idUser ? await refusedFor(context, idUser) : undefined;
      if (refused) return refused;
      const plate = matriculaNumber ? recognisePlate(matriculaNumber) : null;
      if (plate && isRefusal(plate)) return invalid({ matriculaNumber: plate.refusal });
      const found = listedChoices({ marca, modelo, motor: motor === '' ? undefined : motor });
      const [listed] = found;
      // Without an engine only where there is no choice.
      if (!listed || (motor === '' && found.length > 1)) return refuse('vehiculo-desconocido');
      const ofPlate = plate ? { matricula: plate.matricula, matriculacion: registered(plate) } : ofNoPlate;
      return knownAs(dataOf(listed, ofPlate), 'db');
    },
    readListedVehicle: async (_, { params, query }) => {
      const [listed] = listedChoices({ ...params, ...query });
      return listed ? knownAs(dataOf(listed, ofNoPlate), 'db') : refuse('vehiculo-desconocido');
    },

    addVehicleByPlate: async (context, { body }) => await addByPlate(context, registry, body),
    addVehicleByName: async (context, { body }) => await addByName(context, body),
    listVehicles: async ({ database }, { params: { user } }) => ({
      vehicles: (await vehiclesOf(database, user)).map(showOwnVehicle),
    }),
    tellKilometres,
    deleteVehicle,
  }) satisfies Pick<Handlers, keyof typeof ownVehicles>;
