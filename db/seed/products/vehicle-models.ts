import type { ProductVehicle } from '#domain/catalogue/vehicles.ts';
import { seasons, type Season } from '#domain/tyres/season.ts';
import type { Maker } from '../catalogue/makers.ts';
import { listedWord } from '#domain/listed-word.ts';
import { readTable } from '../read-table.ts';

export const otherVehicles = ['moto', 'quad', 'patinete', 'camion', 'agricola'] as const satisfies ProductVehicle[];
export type OtherVehicle = (typeof otherVehicles)[number];

/** A model of tyre for a vehicle that the car selector does not know. */
export interface VehicleModel {
  readonly maker: Maker;
  readonly modelo: string;
  readonly tipo_vehiculo: OtherVehicle;
  /** What it is made for: `deportivo`, `traccion`, `tractor`; with the flexion that it is built with: `tractor-VF`. */
  readonly clase: string;
  readonly temporada: Season;
  /** 1 to 10, among those of its class. */
  readonly popularidad: number;
}

export const readVehicleModels = (makers: readonly Maker[]): VehicleModel[] =>
  readTable('products/tyre-models.csv', ['marca', 'modelo', 'tipo_vehiculo', 'clase', 'temporada', 'popularidad']).map(
    ({ marca, modelo, tipo_vehiculo, clase, temporada, popularidad }) => {
      const maker = makers.find((each) => each.marca === marca);
      if (!maker) throw new Error(`${modelo} has no maker: ${marca}`);
      return {
        maker,
        modelo,
        tipo_vehiculo: listedWord(otherVehicles, tipo_vehiculo),
        clase,
        temporada: listedWord(seasons, temporada),
        popularidad: Number(popularidad),
      };
    },
  );
