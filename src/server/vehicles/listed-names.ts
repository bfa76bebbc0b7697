import type { Answer } from '#contract/contract.ts';
import { slugOf } from '#domain/slug.ts';
import { listedChoices, type ChosenSoFar } from '#domain/vehicles/listed-choices.ts';
import type { ListedVehicle } from '#domain/vehicles/listed-vehicles.ts';

const named = (nombre: string) => ({ slug: slugOf(nombre), nombre });
const yearsOf = ({ desde, hasta }: ListedVehicle) => ({ desde: desde ?? null, hasta: hasta ?? null });

/** The first of each key. */
const once = (found: readonly ListedVehicle[], keyOf: (listed: ListedVehicle) => string): ListedVehicle[] =>
  [...new Map(found.toReversed().map((listed) => [keyOf(listed), listed])).values()].toReversed();

export const makersOf = (chosen: ChosenSoFar): Answer<'listVehicleBrands'>['marcas'] =>
  once(listedChoices(chosen), ({ marca }) => marca).map(({ marca }) => named(marca));

/** A model's years are those of all its engines together. */
export const modelsOf = (chosen: ChosenSoFar): Answer<'listVehicleModels'>['modelos'] => {
  const found = listedChoices(chosen);
  return once(found, ({ marca, modelo }) => `${marca}/${modelo}`).map(({ marca, modelo }) => {
    const years = found.filter((listed) => listed.marca === marca && listed.modelo === modelo).map(yearsOf);
    const [from, until] = [years.map(({ desde }) => desde), years.map(({ hasta }) => hasta)];
    return {
      ...named(modelo),
      marca,
      desde: from.includes(null) ? null : Math.min(...from.map(Number)),
      hasta: until.includes(null) ? null : Math.max(...until.map(Number)),
    };
  });
};

export const enginesOf = (chosen: ChosenSoFar): Answer<'listVehicleEngines'>['motores'] =>
  listedChoices(chosen).map((listed) => ({
    ...named(listed.motor),
    marca: listed.marca,
    modelo: listed.modelo,
    combustible: listed.combustible ?? null,
    potenciaCv: listed.potenciaCv ?? null,
    ...yearsOf(listed),
  }));
