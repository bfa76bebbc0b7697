/** Seasons as filters and addresses name them, the default first. */
export const seasons = ['verano', 'invierno', 'allseason'] as const;
export type Season = (typeof seasons)[number];

/** What the sidewall says about snow. */
export interface SnowMarks {
  /** 3PMSF, the snowflake in the mountain: passed the snow grip test of UN R117. */
  readonly nieve: boolean;
  /** M+S, which a maker declares without a test. */
  readonly ms: boolean;
}

/**
 * The season of a tyre. Only 3PMSF proves winter grip: with it a tyre is winter's, or all-season where its
 * maker sells it as that; M+S alone stays summer, as on many tyres for 4x4.
 */
export const seasonOf = ({ nieve }: SnowMarks, soldAsAllSeason: boolean): Season => {
  if (!nieve) return 'verano';
  return soldAsAllSeason ? 'allseason' : 'invierno';
};

/** The seasons that the three switches of a search ask for (spec S13); none of them means any. */
export const seasonsWanted = (switches: Partial<Readonly<Record<Season, boolean | undefined>>>): Season[] =>
  seasons.filter((season) => switches[season] === true);
