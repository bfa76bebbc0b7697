import { slugOf } from '#domain/slug.ts';
import { readTable } from '../../db/seed/read-table.ts';

/** A model as the picture needs it; what is drawn follows from this and nothing else. */
export interface PicturedModel {
  /** Part of the name of its files. */
  readonly key: string;
  readonly maker: string;
  readonly model: string;
  readonly vehicle: string;
  /** What it is made for: `gama` of cars, `clase` of the others. */
  readonly use: string;
  readonly season: string;
  /** A motorcycle's front wheel has a picture of its own. */
  readonly isFront: boolean;
}

const cars = (): PicturedModel[] =>
  readTable('catalogue/models.csv', ['marca', 'modelo', 'tipo_vehiculo', 'temporada', 'gama', 'popularidad']).map(
    (row) => ({
      key: slugOf(`${row.marca} ${row.modelo}`),
      maker: row.marca,
      model: row.modelo,
      vehicle: row.tipo_vehiculo,
      use: row.gama,
      season: row.temporada,
      isFront: false,
    }),
  );

/** Both wheels of these are sold as tyres of their own, with a front that is another tyre. */
const twoWheeled = new Set(['deportivo', 'trail', 'custom', 'urbano', 'offroad', 'trial', 'scooter']);

const others = (): PicturedModel[] =>
  readTable('products/tyre-models.csv', [
    'marca',
    'modelo',
    'tipo_vehiculo',
    'clase',
    'temporada',
    'popularidad',
  ]).flatMap((row) => {
    const rear: PicturedModel = {
      key: slugOf(`${row.marca} ${row.modelo}`),
      maker: row.marca,
      model: row.modelo,
      vehicle: row.tipo_vehiculo,
      use: row.clase,
      season: row.temporada,
      isFront: false,
    };
    if (row.tipo_vehiculo !== 'moto' || !twoWheeled.has(row.clase)) return [rear];
    return [rear, { ...rear, key: `${rear.key}-delantera`, isFront: true }];
  });

const generic = (vehicle: string, use: string, season: string): PicturedModel => ({
  key: ['tipo', vehicle, season === 'verano' && !carVehicles.has(vehicle) ? '' : season].filter(Boolean).join('-'),
  maker: '',
  model: '',
  vehicle,
  use,
  season,
  isFront: false,
});
const carVehicles = new Set(['turismo', '4x4', 'furgoneta']);

/** What a tyre without a picture of its own shows: one for each season of cars, 4x4 and vans, one for each other vehicle. */
const kinds = (): PicturedModel[] => [
  ...[...carVehicles].flatMap((vehicle) => [
    generic(vehicle, vehicle === 'furgoneta' ? 'carga' : 'confort', 'verano'),
    generic(vehicle, 'invierno', 'invierno'),
    generic(vehicle, 'versatil', 'allseason'),
  ]),
  generic('moto', 'deportivo', 'verano'),
  generic('quad', 'quad', 'verano'),
  generic('patinete', 'patinete', 'verano'),
  generic('camion', 'direccion', 'verano'),
  generic('agricola', 'tractor', 'verano'),
];

/** In the order in which they are drawn: what most people look for first. */
export const picturedModels = (): PicturedModel[] =>
  [...kinds(), ...cars(), ...others()].sort((one, other) => Number(one.isFront) - Number(other.isFront));
