import { firstTime, quartersFrom, type Quarters } from './quarters.ts';

/** Where the afternoon begins, "14:00". */
export const noon = '14:00';

const afternoon = quartersFrom(noon);

/** Of a day's free starts the first of the morning and the first of the afternoon, so that each is another choice. */
export const firstsOfDay = (starts: Quarters): readonly string[] =>
  [firstTime(starts & ~afternoon), firstTime(starts & afternoon)].filter((time) => time !== null);
