declare global {
  interface Window {
    /** The router's own list of routes, with the name of the build that it is of. */
    __reactRouterManifest?: {
      readonly version: string;
      readonly routes: Readonly<Record<string, { readonly hasClientLoader: boolean }>>;
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
