import { isLookedAhead } from '#web/personal-pages.ts';

/** What Chromium tells of the line (Network Information API); other browsers tell nothing. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Crawlers that run scripts say one of these words; Cubot makes telephones. The server's list (`isbot`) knows hundreds more that
 * run none, and would be a kilobyte of every page.
 */
const crawler = /(?<!cu)bot|crawl|spider/i;

/** Not on slow lines or where data is saved, not for crawlers, not out of sight, and not on pages that do something (spec N10). */
export const mayLookAhead = (): boolean => {
  const { connection, userAgent } = navigator as Navigator & { readonly connection?: Line };
  if (document.hidden || connection?.saveData === true || connection?.effectiveType?.includes('2g') === true)
    return false;
  return !crawler.test(userAgent) && isLookedAhead(location.pathname);
};
