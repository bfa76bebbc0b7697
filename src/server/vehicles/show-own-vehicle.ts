import type { Answer } from '#contract/contract.ts';
import type { VehicleRow } from './own-vehicles-store.ts';
import { knownAs } from './vehicle-data.ts';

export type OwnVehicle = Answer<'listVehicles'>['vehicles'][number];

/** A row as the contract shows it. */
export const showOwnVehicle = (row: VehicleRow): OwnVehicle => {
  const data = {
    cod_matricula: row.matricula,
    tipoVehiculo: row.tipoVehiculo,
    marca: row.marca,
    modelo: row.modelo,
    motor: row.motor,
    combustible: row.combustible,
    capacidad_carter: row.capacidadCarter,
    ano_fabric: row.anoFabric,
    ano_matric: row.anoMatric,
    ...row.ficha,
    kms: row.kilometros[0]?.kms ?? null,
    postCode: row.codigoPostal,
    color: row.color,
  };
  return {
    ...knownAs(data, row.origen),
    id: row.id,
    matricula_normalizada: row.matriculaNormalizada,
    kilometros: row.kilometros.map(({ kms, menos, en }) => ({ kms, menos, en: new Date(en).toISOString() })),
  };
};
