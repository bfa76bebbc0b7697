import { isRefusal } from '#domain/refusal.ts';
import { parseVehicleSize, type VehicleSize } from '#domain/tyres/vehicle-size.ts';
import { listedWord } from '#domain/listed-word.ts';
import { readTable } from '../read-table.ts';
import { otherVehicles, type OtherVehicle } from './vehicle-models.ts';

const positions = ['delantera', 'trasera', 'ambas'] as const;
export type Position = (typeof positions)[number];

/** A size that is sold for a kind of vehicle and a class of tyre. */
export interface VehicleSold {
  readonly tipo_vehiculo: OtherVehicle;
  readonly clase: string;
  readonly size: VehicleSize;
  /** Of two wheels: which of them. */
  readonly posicion: Position;
  /** 1 sells most, 3 least. */
  readonly popularidad: number;
}

const sizeOf = (medida: string): VehicleSize => {
  const size = parseVehicleSize(medida);
  if (isRefusal(size)) throw new Error(`no size for sale: ${medida}`);
  return size;
};

/** The sizes of all vehicles that the car selector does not know. */
export const readVehicleSizes = (): VehicleSold[] => [
  ...readTable('data/moto-sizes.csv', ['tipo_vehiculo', 'tipo', 'posicion', 'medida', 'popularidad']).map((row) => ({
    tipo_vehiculo: listedWord(otherVehicles, row.tipo_vehiculo),
    clase: row.tipo,
    size: sizeOf(row.medida),
    posicion: listedWord(positions, row.posicion),
    popularidad: Number(row.popularidad),
  })),
  ...readTable('data/truck-sizes.csv', ['eje', 'medida', 'popularidad']).map((row) => ({
    tipo_vehiculo: 'camion' as const,
    clase: row.eje,
    size: sizeOf(row.medida),
    posicion: 'ambas' as const,
    popularidad: Number(row.popularidad),
  })),
  ...readTable('data/agri-sizes.csv', ['uso', 'medida', 'popularidad']).map((row) => {
    const size = sizeOf(row.medida);
    return {
      tipo_vehiculo: 'agricola' as const,
      clase: size.flexion && row.uso === 'tractor' ? `${row.uso}-${size.flexion}` : row.uso,
      size,
      posicion: 'ambas' as const,
      popularidad: Number(row.popularidad),
    };
  }),
];
