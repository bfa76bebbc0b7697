// oxlint-disable no-underscore-dangle -- The router's names.

const ask = async (href: string): Promise<void> =>
  await new Promise((onload) => {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, onload }));
  });

const asked: Record<string, Promise<void>> = {};

/**
 * Asks for all scripts of a page of the shop at once, its words among them (decision 098), each a single time, and resolves once they
 * are here. Null where the router does not know the page; it learns of one once a link to it stands there.
 */
export const preloadScripts = (page: string): Promise<unknown> | null => {
  const matches = window.__reactRouterDataRouter?.match(page) ?? [];
  const scripts = matches.flatMap(({ route: { id } }) => {
    const known = window.__reactRouterManifest?.routes[id];
    return known ? [known.module, ...(known.imports ?? [])] : [];
  });
  return scripts.length > 0 ? Promise.all(scripts.map((href) => (asked[href] ??= ask(href)))) : null;
};
