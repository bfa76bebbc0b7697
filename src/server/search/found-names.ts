import type { Found, NameIndex } from '#domain/search/name-index.ts';
import { isWholeWord } from '#domain/search/plain-words.ts';
import { asksForVisit, wordsOfService } from '#domain/search/service-words.ts';
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

/** Who names no vehicle comes with a car. */
const ofCars = ({ thing }: Told['services'][number]): boolean => thing.vehiculo === 'coche';

/**
 * Work that was named: by more than what it is done to, unless an appointment was asked for; and where it only goes by a word that is
 * like the one typed, not before a page that has that very word («cadenas» are snow chains, «cadena» is a timing chain, too).
 */
const workNamed = (
  services: Indexes['services'],
  words: readonly string[],
  { slips, isSpelled }: { readonly slips: boolean; readonly isSpelled: boolean },
): Told['services'] => {
  const found = services(wordsOfService(words), { slips });
  const asked = asksForVisit(words);
  return found
    .filter(({ telling, own, spelled }) => (asked || telling) && (own || spelled || !isSpelled))
    .toSorted((one, other) => Number(ofCars(other)) - Number(ofCars(one)));
};

/** What editors wrote stands behind the shop's own pages, unless all of its title was typed. */
const pagesTold = (written: Indexes['written'], words: readonly string[], slips: boolean): Told['pages'] =>
  [...namedPages(words, { slips }), ...written(words, { slips })].toSorted(
    (one, other) => Number(other.exact) - Number(one.exact),
  );

/** What is told and where it is done, by words. Pages that answer a question are called by all of it, else by what it is about. */
export const toldOf = (
  { services, written, areas, workshops }: Pick<Indexes, 'services' | 'written' | 'areas' | 'workshops'>,
  { sentence, words }: { readonly sentence: readonly string[]; readonly words: readonly string[] },
  slips: boolean,
): Told => {
  const answers = pagesTold(written, sentence, slips);
  const pages = answers.length > 0 ? answers : pagesTold(written, words, slips);
  const isSpelled = namedPages(words).some(({ spelled }) => spelled);
  return {
    vehicles: namedVehicles(words, { slips }),
    services: workNamed(services, words, { slips, isSpelled }),
    pages,
    areas: areas(words, { slips }),
    workshops: workshops(words, { slips }),
  };
};

/** Whether all these words are spelled as some page or work is called: none of them is a slip of something else. */
export const areKnown = ({ services }: Pick<Indexes, 'services'>, words: readonly string[]): boolean =>
  words.every((word) => [...services([word]), ...namedPages([word])].some(({ spelled }) => spelled));

/** The words that name a place, and the others; undefined where there are not both. */
export const apartFromPlaces = (
  { areas, workshops }: NamedPlaces,
  words: readonly string[],
): { readonly places: readonly string[]; readonly others: readonly string[] } | undefined => {
  // Two letters begin too many names, and only what is still being typed is a beginning: `sábado` is no Sabadell.
  const isPlace = (word: string, place: number): boolean =>
    word.length > 2 &&
    [...areas([word]), ...workshops([word])].some(({ spelled }) => spelled || place === words.length - 1);
  const places = words.filter(isPlace);
  const others = words.filter((word) => !places.includes(word));
  return places.length > 0 && others.length > 0 ? { places, others } : undefined;
};
