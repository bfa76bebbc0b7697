declare global {
  interface Window {
    /** The router's own list of routes, with the name of the build that it is of. */
    __reactRouterManifest?: {
      readonly version: string;
      readonly routes: Readonly<
        Record<
          string,
          { readonly hasClientLoader: boolean; readonly module: string; readonly imports?: readonly string[] }
        >
      >;
    };
  }
}

// oxlint-disable no-underscore-dangle -- The router's names.

/** The name of the build that this page's scripts are of. */
export const ownBuild = (): string | undefined => window.__reactRouterManifest?.version;

/** Whether a page of the shop is read by page data (decision 075); the router knows all to which links lead in sight. */
export const isReadByPageData = (page: string): boolean => {
  const id = window.__reactRouterDataRouter?.match(page)?.at(-1)?.route.id;
  return id !== undefined && window.__reactRouterManifest?.routes[id]?.hasClientLoader === true;
};

const asked = new Set<string>();

/**
 * Asks for all scripts of a page of the shop at once, its words among them (decision 098), each a single time. Answers whether the
 * router knows the page; it learns of one once a link to it stands there.
 */
export const preloadScripts = (page: string): boolean => {
  const matches = window.__reactRouterDataRouter?.match(page) ?? [];
  for (const { route } of matches) {
    const known = window.__reactRouterManifest?.routes[route.id];
    for (const href of known ? [known.module, ...(known.imports ?? [])] : []) {
      if (asked.has(href)) continue;
      asked.add(href);
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
  }
  return matches.length > 0;
};
