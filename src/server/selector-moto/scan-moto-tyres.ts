import { compareSpeeds } from '#domain/tyres/speed-symbols.ts';
import { kindOf, type Columns } from '../catalogue/columns.ts';
import { sizesOf } from '../selector/scan-tyres.ts';
import type { MotoWish } from './moto-wish.ts';

/** Why a tyre is not among the results, one bit a filter. */
const why = { marca: 1, tipo: 2, gama: 4, base: 8 } as const;

/** How many tyres there are by place of a value: under all the other filters, and without any filter. */
interface Counts {
  readonly left: Uint32Array;
  readonly there: Uint32Array;
}

export interface MotoScan {
  readonly rows: Int32Array;
  readonly marca: Counts;
  readonly tipo: Counts;
  /** By place of the maker, as far as its category goes. */
  readonly gama: Counts;
}

const both = (size: number): Counts => ({ left: new Uint32Array(size), there: new Uint32Array(size) });

const add = (counted: Uint32Array, value: number): void => {
  counted[value] = (counted[value] ?? 0) + 1;
};

const marked = <Value>(values: readonly Value[], fails: number, allowed: (value: Value) => boolean): Uint8Array =>
  Uint8Array.from(values, (value) => (allowed(value) ? 0 : fails));

const among = <Value>(wanted: readonly Value[], value: Value): boolean => wanted.length === 0 || wanted.includes(value);

/** One pass over the tyres of the size. What has no rating bears nothing that is asked. */
export const scanMotoTyres = (columns: Columns, wish: MotoWish): MotoScan => {
  const { precio, traits, brand, tipo, posicion, ic, cv, brands, tipos, posiciones, kinds, speeds } = columns;
  const ranges = sizesOf(columns, { ancho: wish.ancho, serie: wish.alto, llanta: wish.llanta });
  const byMaker = marked(brands, why.marca, ({ id }) => among(wish.marcas, id));
  const byCategory = marked(brands, why.gama, ({ categoria }) => among(wish.gamas, categoria));
  const byUse = marked(tipos, why.tipo, (value) => among(wish.tipos, value));
  const byWheel = marked(
    posiciones,
    why.base,
    (value) => !wish.aplicacion || ['ambas', '', wish.aplicacion].includes(value),
  );
  const byKind = marked(kinds, why.base, (kind) => kind === wish.vehiculo);
  const bySpeed = marked(speeds, why.base, (speed) => wish.cv === null || compareSpeeds(speed, wish.cv) >= 0);
  const rows = new Int32Array(ranges.reduce((sum, { from, to }) => sum + to - from, 0));
  const scan = { marca: both(brands.length), tipo: both(tipos.length), gama: both(brands.length) };
  let found = 0;
  for (const { from, to } of ranges) {
    for (let row = from; row < to; row += 1) {
      const [maker, use] = [brand[row] ?? 0, tipo[row] ?? 0];
      const base =
        (byWheel[posicion[row] ?? 0] ?? 0) | (byKind[kindOf(traits[row] ?? 0)] ?? 0) | (bySpeed[cv[row] ?? 0] ?? 0);
      if (base || precio[row] === 0 || (ic[row] ?? 0) < (wish.ic ?? 0)) continue;
      add(scan.marca.there, maker);
      add(scan.tipo.there, use);
      add(scan.gama.there, maker);
      const fails = (byMaker[maker] ?? 0) | (byCategory[maker] ?? 0) | (byUse[use] ?? 0);
      if (fails === 0) {
        rows[found] = row;
        found += 1;
      }
      if ((fails & ~why.marca) === 0) add(scan.marca.left, maker);
      if ((fails & ~why.tipo) === 0) add(scan.tipo.left, use);
      if ((fails & ~why.gama) === 0) add(scan.gama.left, maker);
    }
  }
  return { rows: rows.subarray(0, found), ...scan };
};
