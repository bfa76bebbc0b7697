import type { Request } from '#contract/contract.ts';
import type { MyCar } from '#web/stored/my-car.ts';
import type { Telling } from './told-of.ts';

export type EstimateBody = Request<'estimateUpkeep'>['body'];

/** A car that this browser remembers, as the timeline asks for it. */
export const bodyOf = (car: MyCar, told: readonly Telling[]): EstimateBody => ({
  matricula: car.cod_matricula,
  tipoVehiculo: car.tipoVehiculo,
  combustible: car.combustible,
  codigoMotor: car.codigoMotor,
  cilindrada: car.cilindrada,
  capacidad_carter: car.capacidad_carter,
  bateria: car.bateria,
  medida: car.medidas.find(({ original, trasera }) => original && trasera === null)?.delantera ?? null,
  matriculacion: car.matriculacion,
  ano_matric: car.ano_matric,
  ano_fabric: car.ano_fabric,
  desde: car.desde,
  hasta: car.hasta,
  kms: car.kms,
  cpostal: car.postCode,
  dicho: told.map(({ cosa, fecha, dot, kms, sin, temporada }) => ({ cosa, fecha, dot, kms, sin, temporada })),
});
