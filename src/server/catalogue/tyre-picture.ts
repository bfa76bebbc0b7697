import { isCar, type ProductVehicle } from '#domain/catalogue/vehicles.ts';
import type { Season } from '#domain/tyres/season.ts';
import { picturedTyres } from './pictured-tyres.ts';

interface Pictured {
  readonly maker: string;
  readonly model: string;
  readonly vehicle: ProductVehicle;
  readonly season: Season;
  readonly isFront?: boolean;
}

/** A tyre of an imported catalogue may have no picture: it shows that of its kind. */
const kindOf = ({ vehicle, season }: Pictured): string =>
  isCar(vehicle) ? `tipo-${vehicle}-${season}` : `tipo-${vehicle}`;

/** Where a tyre's pictures are: the address of a folder that `scripts/tyre-pictures` fills. Maker and model are those of addresses. */
export const tyrePicture = (tyre: Pictured): string => {
  const key = `${tyre.maker}-${tyre.model}`;
  const folder =
    (tyre.isFront ? picturedTyres.get(`${key}-delantera`) : undefined) ??
    picturedTyres.get(key) ??
    picturedTyres.get(kindOf(tyre));
  return `/tyres/${folder ?? ''}`;
};
