import { demoRegistry } from '#demo/vehicles/demo-registry.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { hearContent } from '#server/content/content-feed.ts';
import { handlersOver } from '#server/handlers.ts';
import { buildApp } from '#server/http/build-app.ts';
import { dispatchOver } from '#server/http/dispatch.ts';
import { mountPages } from '#server/http/mount-pages.ts';
import { pagesOver } from '../../src/pages-over.ts';
import { picturesInMemory } from './pictures.ts';
import type { TestShop } from './shop.ts';

interface PageServerParts {
  readonly build: ServerBuild;
  readonly clientFolder: string;
  /** 0 where each page is rendered anew. */
  readonly keptPagesMb: number;
  /** Where kept pages wait for the next server. */
  readonly file?: { readonly path: string; readonly stamp: string };
}

/** A server of the pages of a build over a shop, as one in production answers. */
export const openPageServer = async (
  { runtime: { config, ...rest }, gateway }: Pick<TestShop, 'runtime' | 'gateway'>,
  { build, clientFolder, keptPagesMb, file }: PageServerParts,
): Promise<FastifyInstance> => {
  const runtime = { ...rest, config: { ...config, mode: 'production' as const, keptPagesMb } };
  const dispatch = dispatchOver(
    runtime,
    handlersOver({ gateway, registry: demoRegistry(), pictures: picturesInMemory() }),
  );
  return await buildApp({
    runtime,
    dispatch,
    gatewayOrigins: [],
    more: async (inner) => {
      hearContent(inner, runtime);
      await mountPages(inner, {
        clientFolder,
        publicUrl: config.publicUrl,
        ...pagesOver(build, dispatch, runtime, file),
      });
    },
  });
};

/** A page as a server renders it now, without what is new in every answer. */
export const renderedBy = async (app: FastifyInstance, url: string): Promise<string> =>
  (await app.inject(url)).body.replaceAll(/nonce="[^"]*"/g, 'nonce=""');

/** The paths of the pages that the map of the shop lists. */
export const listedBy = async (app: FastifyInstance): Promise<string[]> =>
  [...(await app.inject('/sitemap.xml')).body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc = '']) => new URL(loc).pathname,
  );
