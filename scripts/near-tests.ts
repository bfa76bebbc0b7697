import { basename, dirname } from 'node:path';

/** Which journeys walk through which folders; the first fit of a file counts. */
const journeysByFolder: readonly (readonly [folder: RegExp, journeys: readonly string[]])[] = [
  [/\/(basket|checkout|pricing)\//, ['basket', 'basket-prices', 'basket-carried']],
  [/\/(payments|late-payments|bank)\//, ['unpaid-order', 'late-payments']],
  [/\/change-requests\//, ['change-requests']],
  [/\/waiting\//, ['visit-waiting']],
  [/\/(visits|visit-services)\//, ['visits']],
  [/\/(workshops|workshop-times|booking)\//, ['workshops']],
  [/\/(console|agenda)\//, ['agenda']],
  [/\/(selector-moto|moto)\//, ['moto-selector']],
  [/\/(selector|finder)\//, ['car-selector']],
  [/\/compare\//, ['compare']],
  [/\/promotions\//, ['promotions']],
  [/\/(vehicles?|plate)\//, ['plate']],
  [/\/search\//, ['search-box']],
  [/\/guests\//, ['guests']],
  [/\/content\//, ['content']],
  [/\/(shell|site|styles)\//, ['navigation', 'maintenance']],
  [/\/(catalogue|articles|tyres|shop)\//, ['catalogue']],
];

/** Every journey that the table names. */
export const namedJourneys: readonly string[] = journeysByFolder.flatMap(([, journeys]) => journeys);

const journeyOf = (file: string): string | undefined => /^tests\/journeys\/(.+)\.spec\.ts$/.exec(file)?.[1];

/** The journeys that belong to changed files, by name; those that changed themselves come first. */
export const journeysNear = (changed: readonly string[]): readonly string[] => {
  const own = changed.map(journeyOf).filter((name) => name !== undefined);
  const walked = changed
    .filter((file) => file.startsWith('src/') && !file.includes('.test.'))
    .flatMap((file) => journeysByFolder.find(([folder]) => folder.test(file))?.[1] ?? []);
  return [...new Set([...own, ...walked])];
};

const featureOf = (file: string): string => basename(dirname(file));

/** 0 for what changed itself, 1 beside it, 2 for what is named by its feature, 3 for what only imports it. */
const distance = (test: string, changed: readonly string[]): number => {
  if (changed.includes(test)) return 0;
  const sources = changed.filter((file) => file.startsWith('src/'));
  if (sources.some((file) => dirname(file) === dirname(test))) return 1;
  return sources.some((file) => basename(test).includes(featureOf(file))) ? 2 : 3;
};

/** Tests that a change may break, in two parts: of the feature that changed, and of all that imports it. */
export const byDistance = (
  tests: readonly string[],
  changed: readonly string[],
): { readonly near: readonly string[]; readonly far: readonly string[] } => {
  const known = tests.map((test) => ({ test, away: distance(test, changed) })).toSorted((a, b) => a.away - b.away);
  return {
    near: known.filter(({ away }) => away < 3).map(({ test }) => test),
    far: known.filter(({ away }) => away === 3).map(({ test }) => test),
  };
};
