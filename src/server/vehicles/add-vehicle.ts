import { randomUUID } from 'node:crypto';
import type { Input } from '#contract/contract.ts';
import type { VehicleData } from '#contract/vehicle-data.ts';
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import { listedAs } from '#domain/vehicles/complete-vehicle.ts';
import {
  mostVehicles,
  needsPlate,
  plateSuits,
  type OwnVehicleType,
  type VehicleSource,
} from '#domain/vehicles/own-vehicle.ts';
import { vehicleTypes, type VehicleType } from '#domain/vehicles/vehicle-types.ts';
import { normalisePlate, recognisePlate, type Plate } from '#domain/vehicles/plate.ts';
import { transactionUnlessRefused } from '../database/unless-refused.ts';
import { invalid, type CallContext, type CallRefusal } from '../runtime.ts';
import { lookUpPlate, registered } from './look-up.ts';
import { refusedFor } from './named-account.ts';
import { countOthers, keepVehicle, lockVehicles, vehiclesOf } from './own-vehicles-store.ts';
import { showOwnVehicle, type OwnVehicle } from './show-own-vehicle.ts';
import { takeReading } from './take-reading.ts';
import { withTold } from './vehicle-data.ts';
import type { VehicleRegistry } from './vehicle-registry.ts';

type Kept = { readonly vehicle: OwnVehicle };
type NotKept = 'vehiculos-demasiados' | 'sin-permiso' | 'kilometros-menos';

/** Keeps a vehicle in an account, with the kilometres that were told along with it. A repeated call changes nothing. */
const keepIn = async (
  { database, clock }: CallContext,
  accountId: string,
  {
    data,
    origen,
    confirmado,
  }: { readonly data: VehicleData; readonly origen: VehicleSource; readonly confirmado: boolean },
): Promise<Kept | Refusal<NotKept>> =>
  await transactionUnlessRefused<Kept, NotKept>(database, async (tx) => {
    if (!(await lockVehicles(tx, accountId))) return refuse('sin-permiso');
    if ((await countOthers(tx, accountId, data.cod_matricula)) >= mostVehicles)
      return refuse('vehiculos-demasiados', { maximo: mostVehicles });
    const now = clock();
    const id = await keepVehicle(tx, { id: randomUUID(), accountId, data, origen, now });
    if (data.kms !== null && data.cod_matricula !== null) {
      const matricula = normalisePlate(data.cod_matricula);
      const asked = await takeReading(tx, { accountId, matricula, kms: data.kms, origen: 'alta', now }, confirmado);
      if (asked) return asked;
    }
    const [row] = await vehiclesOf(tx, accountId, id);
    if (!row) throw new Error('a vehicle that was kept is not there');
    return { vehicle: showOwnVehicle(row) };
  });

/** The vehicle of a plate: the registry is believed, and its driver where it does not answer. */
export const addByPlate = async (
  context: CallContext,
  registry: VehicleRegistry,
  body: Input<'addVehicleByPlate'>['body'],
): Promise<Kept | CallRefusal<'addVehicleByPlate'>> => {
  const { idUsuario, matriculaNumber, vehicleData, confirmado } = body;
  const refused = await refusedFor(context, idUsuario);
  if (refused) return refused;
  const found = await lookUpPlate(registry, matriculaNumber, 'matriculaNumber');
  if (isRefusal(found)) {
    if (found.refusal === 'registro-no-responde') return await addByName(context, body);
    return { ...found, refusal: found.refusal };
  }
  const { plate, vehicle, matriculacion } = found;
  const data = withTold(vehicle, vehicleData, { matricula: plate.matricula, matriculacion });
  return await keepIn(context, idUsuario, { data, origen: 'ws', confirmado });
};

/** Registries and our own lists have no others. */
const isListedType = (tipo: OwnVehicleType): tipo is VehicleType => vehicleTypes.some((listed) => listed === tipo);

/** A plate that a vehicle of this kind can carry; null where it needs none and has none. */
const readPlate = (typed: string, tipo: OwnVehicleType): Plate | null | Refusal<'datos-no-validos'> => {
  if (typed === '') return needsPlate(tipo) ? invalid({ matriculaNumber: 'campo-obligatorio' }) : null;
  const plate = recognisePlate(typed);
  if (isRefusal(plate)) return invalid({ matriculaNumber: plate.refusal });
  return plateSuits(plate, tipo) ? plate : invalid({ matriculaNumber: 'matricula-de-otro-vehiculo' });
};

/** A vehicle by maker, model and engine: our own lists say what it is, and its driver where they do not have it. */
export const addByName = async (
  context: CallContext,
  { idUsuario, matriculaNumber, vehicleData, confirmado }: Input<'addVehicleByName'>['body'],
): Promise<Kept | CallRefusal<'addVehicleByName'>> => {
  const refused = await refusedFor(context, idUsuario);
  if (refused) return refused;
  const plate = readPlate(matriculaNumber ?? '', vehicleData.tipoVehiculo);
  if (plate && isRefusal(plate)) return plate;
  const { tipoVehiculo } = vehicleData;
  const listed = isListedType(tipoVehiculo) ? listedAs({ ...vehicleData, tipoVehiculo }) : undefined;
  const ofPlate = { matricula: plate?.matricula ?? null, matriculacion: plate && registered(plate) };
  const data = withTold(listed, vehicleData, ofPlate);
  return await keepIn(context, idUsuario, { data, origen: listed ? 'db' : 'usuario', confirmado });
};
