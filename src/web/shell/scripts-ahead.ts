import { scriptsReadBy } from '#web/own-build.ts';
import { useEffect } from 'react';

/**
 * Asks for all scripts of a page as soon as somebody goes to it. The router asks for the page's own module alone, and the browser
 * finds what that reads once it is there, and what those read after that: on a slow line a turn each.
 */
export const useScriptsAhead = (): void => {
  useEffect(() => {
    const asked = new Set<string>();
    // oxlint-disable-next-line no-underscore-dangle -- The router's name.
    return window.__reactRouterDataRouter?.subscribe(({ navigation: { location } }) => {
      if (!location) return;
      for (const href of scriptsReadBy(location.pathname)) {
        if (asked.has(href)) continue;
        asked.add(href);
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
      }
    });
  }, []);
};
