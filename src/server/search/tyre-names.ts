import { productVehicles, vehicleGroup, type ProductVehicle, type VehicleGroup } from '#domain/catalogue/vehicles.ts';
import { indexNames, type NameIndex } from '#domain/search/name-index.ts';
import { makerAddress, tyreFamily, type TyreFamily } from '#domain/tyres/maker-address.ts';
import type { Season } from '#domain/tyres/season.ts';
import type { Columns } from '../catalogue/columns.ts';

export interface NamedMaker {
  readonly id: number;
  readonly slug: string;
  readonly marca: string;
  readonly familia: TyreFamily;
  readonly modelos: number;
}

export interface NamedModel {
  readonly id: number;
  readonly brandId: number;
  readonly slug: string;
  readonly modelo: string;
  readonly marca: string;
  readonly marcaSlug: string;
  readonly tipoVehiculo: ProductVehicle;
  readonly temporada: Season;
}

export interface TyreNames {
  readonly makers: NameIndex<NamedMaker>;
  readonly models: NameIndex<NamedModel>;
}

/** What people say for a vehicle beside a maker's name, in both languages. */
const vehicleWords: Readonly<Record<ProductVehicle, string>> = {
  turismo: 'coche cotxe turismo turisme',
  '4x4': '4x4 suv coche cotxe todoterreno',
  furgoneta: 'furgoneta furgo',
  moto: 'moto motocicleta scooter',
  quad: 'quad atv moto',
  patinete: 'patinete patinet electrico electric',
  camion: 'camion camio autobus',
  agricola: 'agricola tractor',
};

const seasonWords: Readonly<Record<Season, string>> = {
  verano: 'verano estiu',
  invierno: 'invierno hivern nieve neu',
  allseason: 'allseason cuatro 4 estaciones quatre estacions',
};

/** The groups in the order in which their makers and models are shown. */
export const vehicleGroups = [...new Set(productVehicles.map(vehicleGroup))] as const satisfies VehicleGroup[];

const makersOf = ({ brands, models }: Columns): { readonly maker: NamedMaker; readonly also: string }[] =>
  brands.flatMap(({ id, slug, marca }) => {
    const own = Map.groupBy(
      models.filter(({ brandId }) => brandId === id),
      ({ tipo_vehiculo }) => tyreFamily(tipo_vehiculo),
    );
    return [...own].map(([familia, same]) => ({
      maker: { id, slug: makerAddress(slug, familia), marca, familia, modelos: same.length },
      also: [...new Set(same.map(({ tipo_vehiculo }) => vehicleWords[tipo_vehiculo]))].join(' '),
    }));
  });

const modelsOf = ({ brands, models }: Columns): { readonly model: NamedModel; readonly also: string }[] => {
  const byId = new Map(brands.map((brand) => [brand.id, brand]));
  return models.flatMap(({ id, brandId, slug, modelo, tipo_vehiculo: tipoVehiculo, temporada }) => {
    const brand = byId.get(brandId);
    if (!brand) return [];
    const marcaSlug = makerAddress(brand.slug, tyreFamily(tipoVehiculo));
    return [
      {
        model: { id, brandId, slug, modelo, marca: brand.marca, marcaSlug, tipoVehiculo, temporada },
        also: `${vehicleWords[tipoVehiculo]} ${seasonWords[temporada]}`,
      },
    ];
  });
};

/** A vehicle or a season alone is no name. */
const own = { own: true };

const build = (groups: readonly Columns[]): TyreNames => ({
  makers: indexNames(
    groups.flatMap(makersOf).map(({ maker, also }) => ({ thing: maker, name: maker.marca, also })),
    own,
  ),
  models: indexNames(
    groups.flatMap(modelsOf).map(({ model, also }) => ({ thing: model, name: `${model.marca} ${model.modelo}`, also })),
    own,
  ),
});

type Models = Columns['models'];

const known = new WeakMap<Models, { readonly models: readonly Models[]; readonly names: TyreNames }>();

/** Makers and models of all groups of vehicles by their names, made anew when these are read again, not with every price. */
export const tyreNames = (groups: readonly Columns[]): TyreNames => {
  const [first] = groups;
  const made = first && known.get(first.models);
  if (made && groups.every(({ models }, place) => made.models[place] === models)) return made.names;
  const names = build(groups);
  if (first) known.set(first.models, { models: groups.map(({ models }) => models), names });
  return names;
};
