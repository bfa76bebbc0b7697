import { slugOf } from '../slug.ts';
import type { Place } from './distance.ts';

// Stryker disable StringLiteral,ArrayDeclaration: names, not rules; each mutant only misspells or forgets one
/** Names that one town goes by: its own, older ones, and those of other languages. */
const names: readonly (readonly string[])[] = [
  ['Lleida', 'Lérida'],
  ['Girona', 'Gerona'],
  ['A Coruña', 'La Corunya'],
  ['Ourense', 'Orense'],
  ['Vitoria-Gasteiz', 'Vitoria', 'Gasteiz'],
  ['Pamplona', 'Iruña', 'Iruñea', 'Pamplona / Iruña'],
  ['San Sebastián', 'Donostia', 'Donostia / San Sebastián'],
  ['Bilbao', 'Bilbo'],
  ['Oviedo', 'Uviéu'],
  ['Palma', 'Palma de Mallorca', 'Ciutat de Mallorca'],
  ['Alicante', 'Alacant'],
  ['Castellón', 'Castellón de la Plana', 'Castelló de la Plana'],
  ['Huesca', 'Osca', 'Uesca'],
  ['Teruel', 'Terol'],
  ['Fraga', 'La Fraga'],
  ['Monzón', 'Montsó'],
  ['Barbastro', 'Barbastre'],
  ['Jaca', 'Chaca'],
  ['Alcañiz', 'Alcanyís'],
  ['Calatayud', 'Calataiud'],
  ['Tudela', 'Tutera'],
  ['Llodio', 'Laudio'],
  ['Logroño', 'Logronyo'],
  ['Terrassa', 'Tarrasa'],
  ['Vic', 'Vich'],
  ['Figueres', 'Figueras'],
  ['Vielha', 'Viella'],
  ['Mollerussa', 'Mollerusa'],
  ['La Seu d’Urgell', 'Seo de Urgel', 'La Seo de Urgel'],
  ['L’Hospitalet de Llobregat', 'Hospitalet de Llobregat'],
  ['Vilanova i la Geltrú', 'Villanueva y Geltrú'],
  ['Vilagarcía de Arousa', 'Villagarcía de Arosa'],
  ['O Barco de Valdeorras', 'El Barco de Valdeorras'],
  ['Ferrol', 'El Ferrol'],
  ['Andorra la Vella', 'Andorra la Vieja'],
  ['Sant Julià de Lòria', 'San Julián de Loria'],
  ['Álava', 'Araba'],
  ['Navarra', 'Nafarroa'],
  ['Guipúzcoa', 'Gipuzkoa'],
  ['Vizcaya', 'Bizkaia'],
  ['Baleares', 'Illes Balears', 'Islas Baleares'],
];

/** Capitals that are not called as their province. */
const capitals: Readonly<Record<string, string>> = {
  Álava: 'Vitoria-Gasteiz',
  Asturias: 'Oviedo',
  Baleares: 'Palma',
  Cantabria: 'Santander',
  Guipúzcoa: 'San Sebastián',
  'La Rioja': 'Logroño',
  'Las Palmas': 'Las Palmas de Gran Canaria',
  Navarra: 'Pamplona',
  Vizcaya: 'Bilbao',
};
// Stryker restore StringLiteral,ArrayDeclaration

/** `A Coruña` and `Coruña`, `l’Hospitalet` and `Hospitalet` are the same name. */
const plain = (name: string): string => slugOf(name).replace(/^(?:a|o|l|la|el|las|los|les|els)-/, '');

const groups = new Map<string, readonly string[]>(
  names.flatMap((group) => {
    const spellings = group.map(plain);
    return spellings.map((spelling) => [spelling, spellings] as const);
  }),
);

/** All the names that a town or province goes by, its given one first. */
export const spellingsOfTown = (name: string): readonly string[] => [name, ...(groups.get(plain(name)) ?? [])];

/** Whether a part of an address names a town or province, in any of its spellings: `lleida` and `lerida` are both Lleida. */
export const isNamedAfter = (part: string, name: string): boolean =>
  spellingsOfTown(name).some((spelling) => plain(spelling) === plain(part));

/** Where workshops are, and provinces, by name. */
export interface NamedPlaces {
  readonly towns: readonly (Place & { readonly poblacion: string })[];
  readonly provinces: readonly (Place & { readonly nombre_es: string; readonly nombre_ca: string })[];
}

interface Known {
  readonly spellings: Set<string>;
  readonly towns: Place[];
  readonly provinces: Place[];
}

/** Each name once, under its first spelling, with all of them and the places that have it. */
const knownNames = ({ towns, provinces }: NamedPlaces): Known[] => {
  const known = new Map<string, Known>();
  const named = (...written: readonly string[]): Known => {
    const spellings = written.map(plain).flatMap((name) => groups.get(name) ?? [name]);
    const [first = ''] = spellings;
    const entry = known.get(first) ?? { spellings: new Set(), towns: [], provinces: [] };
    for (const spelling of spellings) entry.spellings.add(spelling);
    known.set(first, entry);
    return entry;
  };
  for (const town of towns) named(town.poblacion).towns.push(town);
  for (const province of provinces) {
    named(province.nombre_es, province.nombre_ca).provinces.push(province);
    const capital = capitals[province.nombre_es];
    if (capital) named(capital).provinces.push(province);
  }
  return [...known.values()];
};

const middleOf = (places: readonly Place[]): Place | undefined => {
  const mean = (of: (place: Place) => number): number =>
    places.reduce((sum, place) => sum + of(place), 0) / places.length;
  return places.length > 0 ? { lat: mean(({ lat }) => lat), lon: mean(({ lon }) => lon) } : undefined;
};

/**
 * A town that has a workshop, else a province by its own name or its capital's; by a whole name, else by how it
 * begins, if only one begins so. Undefined for what nobody knows.
 */
export const readPlaceName = (typed: string, places: NamedPlaces): Place | undefined => {
  const wanted = plain(typed);
  if (wanted.length < 3) return undefined;
  const known = knownNames(places);
  const begins = known.filter(({ spellings }) => [...spellings].some((spelling) => spelling.startsWith(wanted)));
  const found = known.find(({ spellings }) => spellings.has(wanted)) ?? (begins.length === 1 ? begins[0] : undefined);
  return found && (middleOf(found.towns) ?? middleOf(found.provinces));
};
