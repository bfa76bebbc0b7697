import type { ServerBuild } from 'react-router';
import * as entry from '#web/entry.server.tsx';
import * as root from '#web/root.tsx';

interface BuiltPage {
  readonly path: string;
  readonly module: object;
}

const route = (id: string, parentId: string | undefined, path: string) => ({
  id,
  path,
  ...(parentId === undefined ? {} : { parentId }),
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: parentId === undefined,
  module: `/assets/${id}.js`,
  imports: [],
  css: [],
});

/** The frame and some pages, by the ids of their routes, as they are built, but for their scripts. */
export const webBuild = (pages: Readonly<Record<string, BuiltPage>>): ServerBuild => {
  const each = <Value>(value: (id: string, page: BuiltPage) => Value) =>
    Object.fromEntries(Object.entries(pages).map(([id, page]) => [id, value(id, page)]));
  return {
    entry: { module: entry },
    routes: {
      root: { id: 'root', path: '', module: root },
      ...each((id, { path, module }) => ({ id, parentId: 'root', path, module })),
    },
    assets: {
      entry: { module: '/assets/entry.js', imports: [] },
      routes: { root: route('root', undefined, ''), ...each((id, { path }) => route(id, 'root', path)) },
      url: '/assets/manifest.js',
      version: 'test',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild;
};
