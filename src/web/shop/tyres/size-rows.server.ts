import { isRefusal } from '#domain/refusal.ts';
import { parseTyreSize } from '#domain/tyres/size.ts';
import { parseVehicleSize } from '#domain/tyres/vehicle-size.ts';
import type { TyreResult } from '#contract/tyres.ts';

type Shown =
  | 'id'
  | 'id_navision'
  | 'specs'
  | 'medida'
  | 'rasgos'
  | 'runflat'
  | 'unidades'
  | 'cantidad'
  | 'importeMontado'
  | 'disponibilidad'
  | 'stock';

/** A tyre among the sizes of its model: only what its line shows, because a model may have a hundred. */
export type SizeRow = Pick<TyreResult, Shown> & {
  /** Inches. */
  readonly llanta: number;
  readonly etiqueta: Pick<NonNullable<TyreResult['etiqueta']>, 'consumo' | 'mojado' | 'ruido_db'> | null;
};

/** In inches; 0 of a size that nobody can read. */
export const rimOf = (medida: string): number => {
  const read = [parseTyreSize(medida), parseVehicleSize(medida)].find((size) => !isRefusal(size));
  return read && 'llanta' in read ? read.llanta : 0;
};

export const sizeRow = (tyre: TyreResult): SizeRow => {
  const { id, id_navision, specs, medida, rasgos, runflat, unidades, cantidad, importeMontado, disponibilidad, stock } =
    tyre;
  const label = tyre.etiqueta && {
    consumo: tyre.etiqueta.consumo,
    mojado: tyre.etiqueta.mojado,
    ruido_db: tyre.etiqueta.ruido_db,
  };
  const row = {
    id,
    id_navision,
    specs,
    medida,
    rasgos,
    runflat,
    unidades,
    cantidad,
    importeMontado,
    disponibilidad,
    stock,
  };
  return { ...row, llanta: rimOf(tyre.medida), etiqueta: label };
};
