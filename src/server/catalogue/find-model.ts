import { vehicleGroup, type VehicleGroup } from '#domain/catalogue/vehicles.ts';
import { readMakerAddress, tyreFamily, type TyreFamily } from '#domain/tyres/maker-address.ts';
import type { Runtime } from '../runtime.ts';
import { soldTyresOf, type Catalogue } from './catalogue.ts';
import type { BrandRow, ModelRow } from './columns-store.ts';

/** A maker as far as it makes tyres for one kind of vehicle, with the catalogue that holds them. */
export interface FoundMaker {
  readonly catalogue: Catalogue;
  readonly brand: BrandRow;
  readonly family: TyreFamily;
}

export const groupOfFamily = (family: TyreFamily): VehicleGroup =>
  family === 'coche' ? 'coche' : vehicleGroup(family);

/** The maker at an address like `michelin` or `michelin-moto`; undefined where it makes nothing for those vehicles. */
export const findMaker = async (
  runtime: Pick<Runtime, 'database' | 'config'>,
  marca: string,
): Promise<FoundMaker | undefined> => {
  for (const { slug, family } of readMakerAddress(marca)) {
    const catalogue = await soldTyresOf(runtime, groupOfFamily(family));
    const brand = catalogue.directory.brandBySlug.get(slug);
    const makes = ({ brandId, tipo_vehiculo }: ModelRow) =>
      brandId === brand?.id && tyreFamily(tipo_vehiculo) === family;
    if (brand && catalogue.columns.models.some(makes)) return { catalogue, brand, family };
  }
  return undefined;
};

/** The model of a maker for the vehicles of that address. */
export const findModel = (
  { catalogue: { directory }, brand, family }: FoundMaker,
  modelo: string,
): ModelRow | undefined => {
  const model = directory.modelBySlug(brand, modelo);
  return model && tyreFamily(model.tipo_vehiculo) === family ? model : undefined;
};
