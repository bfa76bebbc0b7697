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
  readonly etiqueta: Pick<NonNullable<TyreResult['etiqueta']>, 'consumo' | 'mojado' | 'ruido_db'> | null;
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
  return { ...row, etiqueta: label };
};
