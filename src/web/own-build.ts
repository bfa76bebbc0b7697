declare global {
  interface Window {
    /** The router's own list of routes, with the name of the build that it is of. */
    __reactRouterManifest?: {
      readonly version: string;
      readonly routes: Readonly<
        Record<string, { readonly hasClientLoader: boolean; readonly imports?: readonly string[] }>
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

/** The files that the scripts of a page of the shop read, its words among them (decision 098), once the router knows it. */
export const scriptsReadBy = (page: string): readonly string[] =>
  (window.__reactRouterDataRouter?.match(page) ?? []).flatMap(
    ({ route }) => window.__reactRouterManifest?.routes[route.id]?.imports ?? [],
  );
