import { line } from '../line.ts';
import { isLookedAhead } from '#web/personal-pages.ts';

/**
 * Crawlers that run scripts say one of these words; Cubot makes telephones. The server's list (`isbot`) knows hundreds more that
 * run none, and would be a kilobyte of every page.
 */
const crawler = /(?<!cu)bot|crawl|spider/i;

/** Not on slow lines or where data is saved, not for crawlers, not out of sight, and not on pages that do something (spec N10). */
export const mayLookAhead = (): boolean => {
  const { saveData, effectiveType } = line();
  if (document.hidden || saveData === true || effectiveType?.includes('2g') === true) return false;
  return !crawler.test(navigator.userAgent) && isLookedAhead(location.pathname);
};
