import type { Found, NameIndex } from '#domain/search/name-index.ts';
import { isWholeWord } from '#domain/search/plain-words.ts';
import { wordsOfService } from '#domain/search/service-words.ts';
import type { VisitServiceRow } from '../visit-services/visit-services-store.ts';
import type { WorkshopRow } from '../workshops/workshops-store.ts';
import { namedPages, type NamedPage } from './found-pages.ts';
import { namedVehicles, type NamedVehicle } from './found-vehicles.ts';
import type { NamedPlaces } from './found-workshops.ts';
import type { NamedMaker, NamedModel, TyreNames } from './tyre-names.ts';

export type Indexes = TyreNames &
  NamedPlaces & { readonly services: NameIndex<VisitServiceRow>; readonly written: NameIndex<NamedPage> };

/** What is looked for by its name. */
export interface Sought {
  readonly words: readonly string[];
  /** Those of them that may be part of a maker's or a model's name. */
  readonly names: readonly string[];
  /** Beside a size, words are about its tyres. */
  readonly sized?: boolean;
  /** They are words alone: where nothing has all of them, some may be left out. */
  readonly mayOmit?: boolean;
}

export interface NamesFound {
  readonly makers: readonly Found<NamedMaker>[];
  readonly models: readonly Found<NamedModel>[];
}

export interface Told {
  readonly vehicles: readonly Found<NamedVehicle>[];
  readonly services: readonly Found<VisitServiceRow>[];
  readonly pages: readonly Found<NamedPage>[];
  readonly areas: readonly Found<string>[];
  readonly workshops: readonly Found<WorkshopRow>[];
}

/** Makers and models by all the words or, where that is nothing, by those that may be part of a name. */
export const namesFound = (
  { makers, models }: Pick<Indexes, 'makers' | 'models'>,
  { words, names }: Sought,
  slips: boolean,
): NamesFound => {
  const mayName = names.length < words.length && names.some((word) => !isWholeWord(words, words.indexOf(word)));
  const byEither = <Thing>(index: NameIndex<Thing>): Found<Thing>[] => {
    const found = index(words, { slips });
    return found.length > 0 || !mayName ? found : index(names, { slips });
  };
  return { makers: byEither(makers), models: byEither(models) };
};

/** What is told and where it is done, by words. */
export const toldOf = (
  { services, written, areas, workshops }: Pick<Indexes, 'services' | 'written' | 'areas' | 'workshops'>,
  words: readonly string[],
  slips: boolean,
): Told => ({
  vehicles: namedVehicles(words, { slips }),
  services: services(wordsOfService(words), { slips }),
  // What editors wrote stands behind the shop's own pages, unless all of its title was typed.
  pages: [...namedPages(words, { slips }), ...written(words, { slips })].toSorted(
    (one, other) => Number(other.exact) - Number(one.exact),
  ),
  areas: areas(words, { slips }),
  workshops: workshops(words, { slips }),
});

/** The words that name a place, and the others; undefined where there are not both. */
export const apartFromPlaces = (
  { areas, workshops }: NamedPlaces,
  words: readonly string[],
): { readonly places: readonly string[]; readonly others: readonly string[] } | undefined => {
  // Two letters begin too many names.
  const isPlace = (word: string): boolean =>
    word.length > 2 && (areas([word]).length > 0 || workshops([word]).length > 0);
  const places = words.filter(isPlace);
  const others = words.filter((word) => !places.includes(word));
  return places.length > 0 && others.length > 0 ? { places, others } : undefined;
};
