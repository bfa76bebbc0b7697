import { isRefusal } from '#domain/refusal.ts';
import {
  readFittedSize,
  vehicleTypes,
  type Fitment,
  type Vehicle,
  type VehicleType,
} from '#domain/vehicles/vehicle.ts';
import { z } from 'zod';

const name = z.string().trim().max(80);
const year = z.number().int().min(1900).max(2100);

/** What a provider answers about a plate (docs/operations.md). What else it sends, such as an owner, is not even read. */
const registryAnswer = z.object({
  tipoVehiculo: z.enum(vehicleTypes),
  marca: name.min(1),
  modelo: name.min(1),
  motor: name.nullish(),
  desde: year.nullish(),
  hasta: year.nullish(),
  matriculacion: z
    .string()
    .regex(/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/)
    .nullish(),
  medidas: z
    .array(z.object({ delantera: z.string().max(40), trasera: z.string().max(40).nullish(), original: z.boolean() }))
    .max(30),
});

type Sent = z.output<typeof registryAnswer>['medidas'][number];

const readSet = ({ delantera, trasera, original }: Sent, tipo: VehicleType): Fitment[] => {
  const front = readFittedSize(delantera, tipo);
  const rear = trasera ? readFittedSize(trasera, tipo) : undefined;
  return isRefusal(front) || isRefusal(rear) ? [] : [{ original, delantera: front, trasera: rear }];
};

/** The vehicle in an answer; undefined for what is no answer. A set that cannot be read is left out whole. */
export const readRegistryAnswer = (answer: unknown): Vehicle | undefined => {
  const read = registryAnswer.safeParse(answer);
  if (!read.success) return undefined;
  const { tipoVehiculo, marca, modelo, motor, desde, hasta, matriculacion, medidas } = read.data;
  return {
    tipoVehiculo,
    marca,
    modelo,
    motor: motor ?? '',
    desde: desde ?? undefined,
    hasta: hasta ?? undefined,
    matriculacion: matriculacion ?? undefined,
    medidas: medidas.flatMap((set) => readSet(set, tipoVehiculo)),
  };
};
