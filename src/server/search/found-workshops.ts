import type { Language } from '#domain/language.ts';
import { indexNames, type NameIndex } from '#domain/search/name-index.ts';
import { spellingsOfTown } from '#domain/workshops/town-names.ts';
import { workshops as workshopsCa } from '#i18n/ca/workshops.ts';
import { workshops as workshopsEs } from '#i18n/es/workshops.ts';
import type { Chain } from '../workshops/recent-workshops.ts';
import type { WorkshopRow } from '../workshops/workshops-store.ts';

export interface NamedPlaces {
  readonly workshops: NameIndex<WorkshopRow>;
  readonly areas: NameIndex<string>;
}

const texts = { es: workshopsEs, ca: workshopsCa };
const kind = 'taller talleres tallers mecánico mecànic';

export const areaTitle = (area: string, language: Language): string =>
  texts[language].enArea(texts[language].area[area] ?? area);

const build = ({ workshops }: Chain): NamedPlaces => ({
  workshops: indexNames(
    workshops.map((workshop) => ({
      thing: workshop,
      name: workshop.alias,
      also: [
        ...spellingsOfTown(workshop.poblacion),
        workshop.provincia_es,
        workshop.provincia_ca,
        workshop.cpostal,
        kind,
      ].join(' '),
    })),
  ),
  areas: indexNames(
    [...new Set(workshops.map(({ area }) => area))].map((area) => ({
      thing: area,
      name: texts.es.area[area] ?? area,
      also: [...spellingsOfTown(texts.es.area[area] ?? area), texts.ca.area[area] ?? area, kind].join(' '),
    })),
  ),
});

const known = new WeakMap<Chain, NamedPlaces>();

/** Workshops by their own names and those of their towns and provinces. */
export const namedPlaces = (chain: Chain): NamedPlaces => {
  const made = known.get(chain) ?? build(chain);
  known.set(chain, made);
  return made;
};
