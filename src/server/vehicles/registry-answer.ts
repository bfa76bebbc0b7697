import { fuels } from '#domain/vehicles/facts.ts';
import { isRefusal } from '#domain/refusal.ts';
import { vehicleTypes, type VehicleType } from '#domain/vehicles/vehicle-types.ts';
import { readFittedSize, type Fitment, type Vehicle } from '#domain/vehicles/vehicle.ts';
import { z } from 'zod';

const name = z.string().trim().max(80);
const year = z.number().int().min(1900).max(2100);
/** A fact that the shop can do without: one that is out of bounds is left out and spoils nothing else. */
const fact = (min: number, max: number) => z.number().min(min).max(max).nullish().catch(null);

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
  combustible: z.enum(fuels).nullish().catch(null),
  potenciaKw: fact(1, 2000),
  potenciaCv: fact(1, 3000),
  codigoMotor: name.nullish().catch(null),
  cilindrada: fact(20, 20_000),
  capacidadCarter: fact(0.1, 100),
  aceites: z
    .array(z.object({ norma: name.min(1), sae: z.string().regex(/^\d{1,2}W-\d{1,3}$/) }))
    .max(20)
    .nullish()
    .catch(null),
  anoFabricacion: year.nullish().catch(null),
  bateria: name.nullish().catch(null),
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
  const facts = read.data;
  return {
    combustible: facts.combustible ?? undefined,
    potenciaKw: facts.potenciaKw ?? undefined,
    potenciaCv: facts.potenciaCv ?? undefined,
    codigoMotor: facts.codigoMotor ?? undefined,
    cilindrada: facts.cilindrada ?? undefined,
    capacidadCarter: facts.capacidadCarter ?? undefined,
    aceites: (facts.aceites ?? []).map((oil) => ({ ...oil, condicion: undefined })),
    anoFabricacion: facts.anoFabricacion ?? undefined,
    bateria: facts.bateria ?? undefined,
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
