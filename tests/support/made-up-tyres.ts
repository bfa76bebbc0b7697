import { productVehicles, vehicleGroup } from '#domain/catalogue/vehicles.ts';
import { seasons } from '#domain/tyres/season.ts';
import type { BrandRow, ModelRow } from '#server/catalogue/columns-store.ts';
import type { TyreRow, TyreTexts } from '#server/catalogue/tyre-row.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';

/* A catalogue of any size that no database has: everything follows from the number of a tyre. */

export const carKinds = productVehicles.filter((vehicle) => vehicleGroup(vehicle) === 'coche');

export const madeUpBrands: readonly BrandRow[] = Array.from({ length: 40 }, (_, place) => ({
  id: place + 1,
  slug: `marca-${place + 1}`,
  marca: `Marca ${place + 1}`,
  categoria: (['PREMIUM', 'QUALITY', 'BUDGET'] as const)[place % 3] ?? 'BUDGET',
  fabricante: 'Fábrica',
  destacada: false,
  sufijo_ficha: null,
}));

export const madeUpModels: readonly ModelRow[] = Array.from({ length: 2400 }, (_, place) => ({
  id: place + 1,
  brandId: (place % 40) + 1,
  slug: `modelo-${place + 1}`,
  modelo: `Modelo ${place + 1}`,
  tipo_vehiculo: carKinds[place % carKinds.length] ?? 'turismo',
  temporada: seasons[place % seasons.length] ?? 'verano',
  gama: 'confort',
  garantia_anos: 2,
  popularidad: 1,
}));

const speeds = ['S', 'T', 'H', 'V', 'W', 'Y'];
/** Spreads numbers, so that what follows from one says nothing of the next. */
const mixed = (id: number, by: number): number => Math.abs(Math.imul(id ^ (by * 0x9e3779b1), 0x85ebca6b) >> 8);

export const madeUpTyre = (id: number): TyreRow => ({
  id,
  modelId: (mixed(id, 1) % madeUpModels.length) + 1,
  ancho: 155 + 10 * (mixed(id, 2) % 15),
  serie: 35 + 5 * (mixed(id, 2) % 5),
  llanta: 14 + (mixed(id, 3) % 8),
  ic: 80 + (mixed(id, 4) % 25),
  cv: speeds[mixed(id, 5) % speeds.length] ?? 'V',
  runflat: mixed(id, 6) % 9 === 0,
  refuerzo: mixed(id, 7) % 3,
  orden: mixed(id, 8) % 1_000_000,
  ruido: 66 + (mixed(id, 9) % 9),
  mojado: 1 + (mixed(id, 14) % 5),
  consumo: 1 + (mixed(id, 15) % 5),
  ecotasa: 150,
  precio: mixed(id, 10) % 12 === 0 ? 0 : 4000 + (mixed(id, 11) % 20_000),
  descuento: mixed(id, 12) % 5 === 0 ? 1500 : 0,
  completo: mixed(id, 10) % 12 !== 0 && mixed(id, 13) % 6 !== 0,
  tipo: '',
  posicion: '',
  medida: '',
});

const texted = (value: TyreRow[keyof TyreRow]): string => String(typeof value === 'boolean' ? Number(value) : value);

/** Tyres as the database hands them over. */
export const textsOf = (tyres: readonly TyreRow[]): TyreTexts => {
  const names = Object.keys(madeUpTyre(1)) as (keyof TyreRow)[];
  const texts = Object.fromEntries(names.map((name) => [name, tyres.map((tyre) => texted(tyre[name])).join('\n')]));
  return texts as TyreTexts;
};

/** So many tyres, some hundred at a time so that making them is no work that anybody notices. */
export async function* madeUpPieces(count: number, piece = 500): AsyncGenerator<TyreTexts> {
  for (let from = 1; from <= count; from += piece) {
    yield textsOf(Array.from({ length: Math.min(piece, count - from + 1) }, (_, place) => madeUpTyre(from + place)));
    await nextTurn();
  }
}
