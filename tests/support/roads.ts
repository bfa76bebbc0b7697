import { existsSync } from 'node:fs';

/**
 * Where each journey is walked. One that stands in no list is walked in Spanish on a desktop; a title that ends in `(es)` or
 * `(ca)` says its language itself.
 */
const onPhone = [
  'account',
  'app',
  'area',
  'basket',
  'basket-carried',
  'basket-empty-day',
  'brands',
  'catalogue',
  'change-requests',
  'compare',
  'data-export',
  'delete-account',
  'guests',
  'invoices',
  'lost-script',
  'plate',
  'purchase',
  'saved-search',
  'search-box',
  'share',
  'unpaid-order',
  'upkeep',
  'visit-waiting',
  'visits',
] as const;

/** Words, layout or a finger are what is tested: these are walked in Catalan on a phone too, as are tests tagged `@both`. */
const onBoth = ['basket-sent', 'moto-selector', 'tunnel', 'widths'] as const;

/** Checked on a desktop in the language that their titles say. */
const bothLanguages = ['pages'] as const;

const fileNamed = (names: readonly string[]): string => `[ /](${names.join('|')})\\.spec`;

for (const name of [...onPhone, ...onBoth, ...bothLanguages])
  if (!existsSync(new URL(`../journeys/${name}.spec.ts`, import.meta.url)))
    throw new Error(`no journey ${name}.spec.ts`);

/** What Playwright leaves out of each project; it compares file, title and tags. */
export const leftOut = {
  desktop: [
    new RegExp(`^(?!.*@both).*${fileNamed(onPhone)}`),
    new RegExp(`^(?!.*${fileNamed(bothLanguages)}).*\\(ca\\)`),
  ],
  phone: [new RegExp(`^(?!.*@both)(?!.*${fileNamed([...onPhone, ...onBoth])})`), /\(es\)/],
};
