import type { ProductVehicle } from '#domain/catalogue/vehicles.ts';
import { startColumns, type ColumnsBuilder } from './build-columns.ts';
import { changeColumns } from './change-columns.ts';
import type { ModelNumbers, SharedColumns, SharedSize } from './shared-columns.ts';
import { readTyres, type TyreTexts } from './tyre-row.ts';

/** What the thread that makes columns can be asked, and what it answers. `build` names one that is being made. */
export interface ColumnsWork {
  readonly begin: (asked: { readonly build: number; readonly kinds: readonly ProductVehicle[] }) => void;
  readonly add: (asked: { readonly build: number; readonly tyres: TyreTexts }) => void;
  readonly finish: (asked: { readonly build: number; readonly models: ModelNumbers }) => SharedColumns;
  readonly drop: (asked: { readonly build: number }) => void;
  readonly change: (asked: {
    readonly columns: SharedColumns;
    readonly changed: readonly number[];
    readonly tyres: TyreTexts;
  }) => Changed | null;
}

/** Changed columns, with the sizes that stay what they were named by their places. */
export type Changed = Omit<SharedColumns, 'sizes'> & { readonly sizes: readonly (number | SharedSize)[] };

/** It keeps nothing but the builds that are under way: a thread that is lost costs what it was at work on. */
export const columnsWork = (): ColumnsWork => {
  const builds = new Map<number, ColumnsBuilder>();
  const underWay = (build: number): ColumnsBuilder => {
    const found = builds.get(build);
    if (!found) throw new Error(`no build ${build} is under way`);
    return found;
  };
  return {
    begin: ({ build, kinds }) => void builds.set(build, startColumns(kinds)),
    add: ({ build, tyres }) => underWay(build).add(readTyres(tyres)),
    finish: ({ build, models }) => {
      const columns = underWay(build).finish(models);
      builds.delete(build);
      return columns;
    },
    drop: ({ build }) => void builds.delete(build),
    change: ({ columns, changed, tyres }) => {
      const made = changeColumns(columns, changed, readTyres(tyres));
      if (!made) return null;
      const places = new Map(columns.sizes.map((size, place) => [size, place]));
      return { ...made, sizes: made.sizes.map((size) => places.get(size) ?? size) };
    },
  };
};
