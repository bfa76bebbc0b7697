import type { Purposes } from '#domain/measuring/choice.ts';
import { forgetPurchases } from './told-purchases.ts';
import { isManagerOpen } from './tag-manager.ts';

/** Cookies that Google's tags set here, by what they are for (its own list, «How Google uses cookies»). */
const cookies: Readonly<Record<keyof Purposes, RegExp>> = {
  medicion: /^_(?:ga|gid|gat|dc_gtm)/,
  publicidad: /^_(?:gcl|gac|gads)/,
};

/** Every site that a cookie of this page may be of: `www.shop.es`, `shop.es`. */
const sitesOf = (host: string): string[] => {
  const parts = host.split('.');
  return parts.slice(0, -1).map((_, from) => parts.slice(from).join('.'));
};

const forgetCookies = (named: RegExp): void => {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  for (const name of names.filter((each) => named.test(each)))
    for (const domain of ['', ...sitesOf(location.hostname).map((site) => `; domain=${site}`)])
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
};

/** Removes what was set for purposes that ended. A tag manager that runs in this page ends with the page. */
export const forgetMeasured = (before: Purposes, now: Purposes): void => {
  const ended = (['medicion', 'publicidad'] as const).filter((purpose) => before[purpose] && !now[purpose]);
  if (ended.length === 0) return;
  for (const purpose of ended) forgetCookies(cookies[purpose]);
  if (!now.medicion && !now.publicidad) forgetPurchases();
  if (isManagerOpen()) location.reload();
};
