import { isCar } from '#domain/catalogue/vehicles.ts';
import { indexNames, type Named, type NameIndex } from '#domain/search/name-index.ts';
import { wordsOf } from '#domain/search/plain-words.ts';
import { slugOf } from '#domain/slug.ts';
import { listedVehicles } from '#domain/vehicles/listed-vehicles.ts';
import type { VehicleType } from '#domain/vehicles/vehicle-types.ts';

/** A maker of vehicles, or one of its models: from there on its engine is chosen, and what fits it is shown. */
export interface NamedVehicle {
  readonly tipoVehiculo: VehicleType;
  readonly marca: string;
  readonly marcaSlug: string;
  readonly modelo: string | null;
  readonly modeloSlug: string | null;
}

/** What people want who say what they drive, in both languages. */
const wanted = `neumatico pneumatic rueda roda cubierta coberta goma bateria aceite oli revision revisio filtros filtres frenos frens
  amortiguador amortidor aire medida mida presion pressio verano estiu invierno hivern cuatro quatre 4 estaciones estacions
  vehiculo vehicle`;
const carWords = 'coche cotxe turismo turisme suv todoterreno furgoneta furgo';
const motoWords = 'moto motocicleta scooter escuter';

/** What kind of vehicle it is says nothing of whose: `ruedas de moto` names no Moto Guzzi. */
const common = new Set(wordsOf(`${carWords} ${motoWords} electrico electric electrica`));

type Said = Pick<NamedVehicle, 'tipoVehiculo' | 'marca' | 'modelo'>;

const named = ({ tipoVehiculo, marca, modelo }: Said, engines: readonly string[]): Named<NamedVehicle> => ({
  thing: {
    tipoVehiculo,
    marca,
    marcaSlug: slugOf(marca),
    modelo,
    modeloSlug: modelo === null ? null : slugOf(modelo),
  },
  name: modelo === null ? marca : `${marca} ${modelo}`,
  also: `${engines.join(' ')} ${wanted} ${isCar(tipoVehiculo) ? carWords : motoWords}`,
});

const build = (): NameIndex<NamedVehicle> => {
  const listed = listedVehicles();
  const makers = listed.map(({ tipoVehiculo, marca }) => ({
    // Cars of all kinds are one list to choose from.
    tipoVehiculo: isCar(tipoVehiculo) ? ('turismo' as const) : tipoVehiculo,
    marca,
    modelo: null,
    motor: '',
  }));
  const vehicles = Map.groupBy([...makers, ...listed], (each) => `${each.tipoVehiculo}/${each.marca}/${each.modelo}`);
  // What somebody wants is no vehicle: part of a name has to be said.
  const own = true;
  return indexNames(
    [...vehicles.values()].flatMap((same) =>
      same.slice(0, 1).map((vehicle) =>
        named(
          vehicle,
          same.map(({ motor }) => motor),
        ),
      ),
    ),
    { own, common },
  );
};

let index: NameIndex<NamedVehicle> | undefined;

/** The vehicles of our own lists, by their makers and models. */
export const namedVehicles: NameIndex<NamedVehicle> = (words, options) => (index ??= build())(words, options);
