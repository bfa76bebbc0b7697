// oxlint-disable no-underscore-dangle -- The router's names.

const ask = async (href: string): Promise<void> =>
  await new Promise((onload) => {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, onload }));
  });

/** Files by address, each once it is here; what the document announced is here since its page lives. */
let asked: Record<string, unknown> | undefined;

/**
 * Asks for all scripts of a page of the shop at once, its words among them (decision 098), each a single time, and resolves once they
 * are here. Null where the router does not know the page; it learns of one once a link to it stands there.
 */
export const preloadScripts = (page: string): Promise<unknown> | null => {
  const files = (asked ??= Object.fromEntries(
    [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => [link.getAttribute('href'), true]),
  ));
  const known = window.__reactRouterManifest?.routes ?? {};
  // To match an address against all routes takes a phone 40 ms, and most pages stand at one address.
  const exact = Object.values(known).find(({ path }) => path === page);
  const routes = exact ? [exact] : window.__reactRouterDataRouter?.match(page)?.map(({ route }) => known[route.id]);
  const scripts = routes?.flatMap((route) => (route ? [route.module, ...(route.imports ?? [])] : []));
  return scripts?.length ? Promise.all(scripts.map((href) => (files[href] ??= ask(href)))) : null;
};
