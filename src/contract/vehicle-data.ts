import { z } from 'zod';
import { motoBands } from '#domain/moto-revision/bands.ts';
import { fuels, oilConditions } from '#domain/vehicles/facts.ts';
import { mostKilometres, ownVehicleTypes, vehicleColours, vehicleSources } from '#domain/vehicles/own-vehicle.ts';
import { isRefusal } from '#domain/refusal.ts';
import { readPostcode } from '#domain/accounts/postcode.ts';
import { text } from './shapes.ts';

const month = z.string().regex(/^\d{4}-\d{2}$/);

export const registeredBetween = z
  .object({ desde: month, hasta: month.nullable(), estimada: z.boolean() })
  .nullable()
  .describe('one month from the registry, or between which months by the letters of the plate: then an estimate');

/** What is known of a vehicle, by the specification's names (spec R1, R9). Null: not known. Nothing of an owner. */
export const vehicleData = z.object({
  cod_matricula: z.string().nullable().describe('as people read it: 1234 BCD'),
  tipoVehiculo: z.enum(ownVehicleTypes),
  marca: z.string(),
  modelo: z.string(),
  motor: z.string().describe('1.6 TDI 105, 689 cc; may be empty'),
  desde: z.number().int().nullable().describe('first year of the model'),
  hasta: z.number().int().nullable(),
  codigoMotor: z.string().nullable(),
  combustible: z.enum(fuels).nullable(),
  potenciaCv: z.number().nullable(),
  potenciaKw: z.number().nullable(),
  cilindrada: z.number().nullable().describe('cc, of motorcycles'),
  banda: z.enum(motoBands).nullable().describe('by which the revision of a motorcycle is priced'),
  capacidad_carter: z.number().nullable().describe('litres of oil in the sump'),
  aceites: z
    .array(z.object({ norma: z.string(), sae: z.string(), condicion: z.enum(oilConditions).nullable() }))
    .describe('oils that the maker allows, the first choice first'),
  bateria: z.string().nullable().describe('L3 70Ah EFB'),
  ano_fabric: z.number().int().nullable(),
  ano_matric: z.number().int().nullable().describe('null too where an estimate may fall on two years'),
  matriculacion: registeredBetween,
  medidas: z.array(z.object({ original: z.boolean(), delantera: z.string(), trasera: z.string().nullable() })),
  kms: z.number().int().nullable().describe('told last'),
  postCode: z.string().nullable().describe('where it is at home'),
  color: z.enum(vehicleColours),
});
export type VehicleData = z.output<typeof vehicleData>;

export const vehicleSource = z
  .enum(vehicleSources)
  .describe('who says what the vehicle is: the registry, our own lists, or its driver');

/** A vehicle with where its facts are from, and addresses of drawings of its kind. */
export const knownVehicle = z.object({
  vehicleData,
  images: z.array(z.string()).describe('addresses of drawings, by kind and colour'),
  source: vehicleSource,
});
export type KnownVehicle = z.output<typeof knownVehicle>;

/** Nothing, said by an empty field too. */
const orNull = <Value extends z.ZodType>(value: Value) =>
  z.preprocess((given) => (given === '' ? null : given), value.nullish());
const year = z.coerce.number().int().min(1900).max(2100);

const kmsMessage = { message: 'kilometros-no-validos' } as const;
/** Above 0, and no more than a vehicle can have run (spec R15). */
export const kilometres = z.preprocess(
  (given) => (typeof given === 'string' && /^\d{1,9}$/.test(given.trim()) ? Number(given) : given),
  z.number(kmsMessage).int(kmsMessage).min(1, kmsMessage).max(mostKilometres, kmsMessage),
);

/** A vehicle as its driver describes it. What our own lists know of it counts more than what is sent here. */
export const toldVehicle = z.object({
  tipoVehiculo: z.enum(ownVehicleTypes).default('turismo'),
  marca: text(60, 1),
  modelo: text(80, 1),
  motor: text(120).default(''),
  combustible: orNull(z.enum(fuels)),
  potenciaCv: orNull(z.coerce.number().min(0.1).max(3000)),
  cilindrada: orNull(z.coerce.number().min(20).max(20_000)),
  codigoMotor: orNull(text(40)),
  capacidad_carter: orNull(z.coerce.number().min(0.1).max(100)),
  ano_fabric: orNull(year),
  ano_matric: orNull(year),
  kms: orNull(kilometres),
  postCode: orNull(text(10).refine((value) => !isRefusal(readPostcode(value)), { message: 'codigo-postal-no-valido' })),
  color: orNull(z.enum(vehicleColours)),
});
export type ToldVehicle = z.output<typeof toldVehicle>;
