import type { ProductVehicle } from '#domain/catalogue/vehicles.ts';
import { seasons } from '#domain/tyres/season.ts';
import { compareSpeeds } from '#domain/tyres/speed-symbols.ts';
import { traitsOf } from './columns.ts';
import type { BrandRow, ModelRow } from './columns-store.ts';
import type { TyreRow } from './tyre-row.ts';
import { bySize, GatheredSize, sizeKey } from './gathered-size.ts';
import type { ModelNumbers, SharedColumns } from './shared-columns.ts';
import { numbersOver, ofModels } from './tyre-numbers.ts';
import { placesIn, Words } from './words.ts';

export const modelNumbers = (
  kinds: readonly ProductVehicle[],
  brands: readonly Pick<BrandRow, 'id'>[],
  models: readonly Pick<ModelRow, 'id' | 'brandId' | 'temporada' | 'tipo_vehiculo'>[],
): ModelNumbers => {
  const brandOf = placesIn(brands.map(({ id }) => id));
  return {
    ids: Int32Array.from(models, ({ id }) => id),
    brands: Uint16Array.from(models, ({ id, brandId }) => {
      const brand = brandOf(brandId);
      if (brand === undefined) throw new Error(`model ${id} names brand ${brandId}, which is not there`);
      return brand;
    }),
    traits: Uint8Array.from(models, ({ temporada, tipo_vehiculo }) =>
      traitsOf(seasons.indexOf(temporada), false, kinds.indexOf(tipo_vehiculo), 0),
    ),
  };
};

export interface ColumnsBuilder {
  readonly add: (tyres: Iterable<TyreRow>) => void;
  readonly finish: (models: ModelNumbers) => SharedColumns;
}

/** Makes columns of tyres that come in pieces, in any order. The models come after the tyres that name them. */
export const startColumns = (kinds: readonly ProductVehicle[]): ColumnsBuilder => {
  const lists = { speeds: new Words(), tipos: new Words(), posiciones: new Words(), medidas: new Words() };
  const numbersOf = numbersOver(lists);
  const gathered = new Map<number, GatheredSize>();
  return {
    add: (tyres) => {
      for (const tyre of tyres) {
        const key = sizeKey(tyre);
        let size = gathered.get(key);
        if (!size) gathered.set(key, (size = new GatheredSize(tyre)));
        size.add(numbersOf(tyre));
      }
    },
    finish: (models) => {
      const modelOf = ofModels(models);
      const [speeds, tipos, posiciones] = [
        lists.speeds.sorted(compareSpeeds),
        lists.tipos.sorted(),
        lists.posiciones.sorted(),
      ];
      const medidas = lists.medidas.all;
      const moved = { cv: speeds.moved, tipo: tipos.moved, posicion: posiciones.moved };
      const sizes = [];
      for (const [key, size] of gathered) {
        size.fill(modelOf);
        sizes.push(size.share(medidas, moved));
        // What is shared already is not kept twice.
        gathered.delete(key);
      }
      return {
        kinds,
        models,
        sizes: sizes.sort(bySize),
        speeds: speeds.words,
        tipos: tipos.words,
        posiciones: posiciones.words,
        medidas,
      };
    },
  };
};
