interface KnownRoute {
  readonly path?: string;
  readonly hasClientLoader: boolean;
  readonly module: string;
  readonly imports?: readonly string[];
}

declare global {
  interface Window {
    /** The router's own list of routes, with the name of the build that it is of. */
    __reactRouterManifest?: {
      readonly version: string;
      readonly routes: Readonly<Record<string, KnownRoute>>;
    };
  }
}

// oxlint-disable no-underscore-dangle -- The router's names.

/** The name of the build that this page's scripts are of. */
export const ownBuild = (): string | undefined => window.__reactRouterManifest?.version;
