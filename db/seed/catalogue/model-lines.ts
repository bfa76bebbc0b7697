import { vehicleKinds, type VehicleKind } from '#domain/finder/vehicles.ts';
import { seasons, type Season } from '#domain/tyres/season.ts';
import { listedWord } from '#domain/listed-word.ts';
import { readTable } from '../read-table.ts';
import type { Maker } from './makers.ts';

/** What a model is made for; the key of its sentence in the shop. */
export const ranges = ['confort', 'deportivo', 'eco', 'mixto', 'duracion', 'invierno', 'versatil', 'carga'] as const;
export type Range = (typeof ranges)[number];

/** A model as its maker sells it, without the sizes. */
export interface ModelLine {
  readonly maker: Maker;
  readonly modelo: string;
  readonly tipo_vehiculo: VehicleKind;
  readonly temporada: Season;
  readonly gama: Range;
  /** 1 to 10, among those of its maker. */
  readonly popularidad: number;
}

export const readModelLines = (makers: readonly Maker[]): ModelLine[] =>
  readTable('catalogue/models.csv', ['marca', 'modelo', 'tipo_vehiculo', 'temporada', 'gama', 'popularidad']).map(
    ({ marca, modelo, tipo_vehiculo, temporada, gama, popularidad }) => {
      const maker = makers.find((each) => each.marca === marca);
      if (!maker) throw new Error(`${modelo} has no maker: ${marca}`);
      return {
        maker,
        modelo,
        tipo_vehiculo: listedWord(vehicleKinds, tipo_vehiculo),
        temporada: listedWord(seasons, temporada),
        gama: listedWord(ranges, gama),
        popularidad: Number(popularidad),
      };
    },
  );
