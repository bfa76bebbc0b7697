import { existsSync } from 'node:fs';

/**
 * Where each journey is walked. One that stands in no list is walked in Spanish on a desktop; a title that ends in `(es)` or
 * `(ca)` says its language itself.
 */
const onPhone = [
  'basket-carried',
  'basket-empty-day',
  'brands',
  'catalogue',
  'change-requests',
  'compare',
  'guests',
  'lost-script',
  'plate',
  'saved-search',
  'search-box',
  'share',
  'unpaid-order',
  'visit-waiting',
  'visits',
] as const;

/** Words, layout or a finger are what is tested: these are walked in Catalan on a phone too. */
const onBoth = [
  'agenda',
  'basket',
  'car-selector',
  'moto-selector',
  'navigation',
  'purchase',
  'tunnel',
  'widths',
] as const;

/** The pages' own checks are read in both languages on a desktop. */
const bothLanguages = ['pages'] as const;

const fileNamed = (names: readonly string[]): string => `[ /](${names.join('|')})\\.spec`;

for (const name of [...onPhone, ...onBoth, ...bothLanguages])
  if (!existsSync(new URL(`../journeys/${name}.spec.ts`, import.meta.url)))
    throw new Error(`no journey ${name}.spec.ts`);

/** What Playwright leaves out of each project; it compares file and title. */
export const leftOut = {
  desktop: [new RegExp(fileNamed(onPhone)), new RegExp(`^(?!.*${fileNamed(bothLanguages)}).*\\(ca\\)`)],
  phone: [new RegExp(`^(?!.*${fileNamed([...onPhone, ...onBoth])})`), /\(es\)/],
};
