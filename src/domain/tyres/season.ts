/** Seasons as filters and addresses name them, the default first. */
export const seasons = ['verano', 'invierno', 'allseason'] as const;
export type Season = (typeof seasons)[number];

/** The seasons that the three switches of a search ask for (spec S13); none of them means any. */
export const seasonsWanted = (switches: Partial<Readonly<Record<Season, boolean | undefined>>>): Season[] =>
  seasons.filter((season) => switches[season] === true);
