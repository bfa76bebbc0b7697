interface Lasting extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface Installing extends Lasting {
  readonly addRoutes?: (rules: object) => Promise<void>;
}

interface Fetching extends Lasting {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
}

/** What a service worker finds around it; the compiler's own names for it contradict those of pages. */
export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly registration: { readonly navigationPreload?: { readonly enable: () => Promise<void> } };
  readonly addEventListener: ((type: 'install', listener: (event: Installing) => void) => void) &
    ((type: 'activate', listener: (event: Lasting) => void) => void) &
    ((type: 'fetch', listener: (event: Fetching) => void) => void);
}

export interface WorkerPages {
  /** Changes with what the pages say. */
  readonly version: string;
  /** The page that stands in for all others without network, by the beginning of their addresses; the last one for the rest. */
  readonly pages: readonly (readonly [prefix: string, page: string])[];
  /** Those of staff stand for themselves. */
  readonly left: readonly string[];
}

/**
 * The shop's service worker: it keeps one page in each language, the one that stands when there is no network, and nothing
 * else. The page itself holds nothing personal: it shows what the browser's storage has. The browser runs this text by itself,
 * so it reaches nothing outside of it.
 */
export const worker = (self: WorkerScope, { version, pages, left }: WorkerPages): void => {
  const { caches } = self;
  const keep = async (event: Installing) => {
    const cache = await caches.open(version);
    await cache.addAll(pages.map(([, page]) => page));
    await self.skipWaiting();
    // Whatever is no page goes its way without waking this up, where the browser knows how.
    await event.addRoutes?.({ condition: { not: { requestMode: 'navigate' } }, source: 'network' }).catch(() => {});
  };
  const begin = async () => {
    for (const name of await caches.keys()) if (name !== version) await caches.delete(name);
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  const answer = async ({ request, preloadResponse }: Fetching): Promise<Response> => {
    try {
      return (await preloadResponse) ?? (await self.fetch(request));
    } catch {
      const { url } = request;
      const { pathname } = new URL(url);
      const [, page = ''] = pages.find(([prefix]) => pathname.startsWith(prefix)) ?? [];
      return (await caches.match(page)) ?? Response.error();
    }
  };
  self.addEventListener('install', (event) => event.waitUntil(keep(event)));
  self.addEventListener('activate', (event) => event.waitUntil(begin()));
  self.addEventListener('fetch', (event) => {
    const { mode, method, url } = event.request;
    const { pathname } = new URL(url);
    if (mode === 'navigate' && method === 'GET' && !left.some((prefix) => pathname.startsWith(prefix)))
      event.respondWith(answer(event));
  });
};
