import { preloadScripts } from '#web/preload-scripts.ts';
import { useEffect } from 'react';

/**
 * Asks for all scripts of a page as soon as somebody goes to it. The router asks for the page's own module alone, and the browser
 * finds what that reads once it is there, and what those read after that: on a slow line a turn each.
 */
export const useScriptsAhead = (): void => {
  useEffect(
    () =>
      // oxlint-disable-next-line no-underscore-dangle -- The router's name.
      window.__reactRouterDataRouter?.subscribe(({ navigation: { location } }) => {
        if (location) void preloadScripts(location.pathname);
      }),
    [],
  );
};
