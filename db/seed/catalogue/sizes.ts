import { isRefusal } from '#domain/refusal.ts';
import { vehicleKinds, type VehicleKind } from '#domain/finder/vehicles.ts';
import { isRated, parseTyreSize, type RatedTyreSize } from '#domain/tyres/size.ts';
import { readTable } from '../read-table.ts';

/** A size with its rating that is sold for a kind of vehicle. */
export interface SoldSize {
  readonly tipo_vehiculo: VehicleKind;
  readonly size: RatedTyreSize;
  /** 1 sells most, 3 least. */
  readonly popularidad: number;
}

export const readSizes = (): SoldSize[] =>
  readTable('data/tyre-sizes.csv', ['tipo_vehiculo', 'medida', 'popularidad']).map((row) => {
    const size = parseTyreSize(row.medida);
    const tipo_vehiculo = vehicleKinds.find((kind) => kind === row.tipo_vehiculo);
    if (!tipo_vehiculo || isRefusal(size) || !isRated(size)) throw new Error(`no size for sale: ${row.medida}`);
    return { tipo_vehiculo, size, popularidad: Number(row.popularidad) };
  });
