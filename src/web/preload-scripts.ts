// oxlint-disable no-underscore-dangle -- The router's names.

/** What somebody waits for, or what they may want next, which makes way for it. */
type Priority = 'high' | 'low';

const ask = async (href: string, fetchPriority: Priority): Promise<void> =>
  await new Promise((onload) => {
    const link = { rel: 'modulepreload', href, fetchPriority, onload };
    document.head.append(Object.assign(document.createElement('link'), link));
  });

/** Files by address: on their way, or true once they are here; what the document announced is here since its page lives. */
let asked: Record<string, true | Promise<unknown>> | undefined;

const filesAsked = () =>
  (asked ??= Object.fromEntries(
    [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => [link.getAttribute('href'), true] as const),
  ));

/** The scripts of a page of the shop, its words among them (decision 098); none where the router does not know it. */
const scriptsOf = (page: string): readonly string[] => {
  const known = window.__reactRouterManifest?.routes ?? {};
  // To match an address against all routes takes a phone 40 ms, and most pages stand at one address.
  const exact = Object.values(known).find(({ path }) => path === page);
  const routes = exact ? [exact] : window.__reactRouterDataRouter?.match(page)?.map(({ route }) => known[route.id]);
  return routes?.flatMap((route) => (route ? [route.module, ...(route.imports ?? [])] : [])) ?? [];
};

/**
 * Asks for all scripts of a page of the shop at once, each a single time, and resolves once they are here. Null where the router does
 * not know the page; it learns of one once a link to it stands there.
 */
export const preloadScripts = (page: string, priority: Priority = 'high'): Promise<unknown> | null => {
  const files = filesAsked();
  const fetched = async (href: string) => {
    await ask(href, priority);
    files[href] = true;
  };
  const scripts = scriptsOf(page);
  return scripts.length > 0 ? Promise.all(scripts.map((href) => (files[href] ??= fetched(href)))) : null;
};

/** Whether a page of the shop needs no more of the line than its data. */
export const hasScripts = (page: string): boolean => {
  const scripts = scriptsOf(page);
  return scripts.length > 0 && scripts.every((href) => filesAsked()[href] === true);
};
