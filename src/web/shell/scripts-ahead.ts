import { address } from '#contract/addresses.ts';
import { hasScripts, preloadScripts } from '#web/preload-scripts.ts';
import { useEffect } from 'react';
import { line } from './line.ts';

/** They lead on by themselves (`forms-to-basket.ts`). */
const baskets: ReadonlySet<string> = new Set([address('basket', 'es'), address('basket', 'ca')]);

/**
 * On a slow line a form whose page the browser has no scripts of leads there as any form does: the document is drawn two turns of the
 * line after the tap, while the router would ask for the page's routes, then its scripts and its data, then where that leads.
 */
const leadBySelf = ({ target }: SubmitEvent): void => {
  const form = target as HTMLFormElement;
  // Only where the router would lead: other forms are answered where they stand.
  if (!/[23]g$/.test(line().effectiveType ?? '') || !form.dataset['discover']) return;
  const { origin, pathname } = new URL(form.action);
  const isElsewhere = form.method === 'get' && origin === location.origin && pathname !== location.pathname;
  // Others may hear of it, above all who remembers what was typed; the router listens last.
  if (isElsewhere && !baskets.has(pathname) && !hasScripts(pathname))
    form.addEventListener('submit', (event) => event.stopPropagation(), { once: true });
};

/**
 * Asks for all scripts of a page as soon as somebody goes to it. The router asks for the page's own module alone, and the browser
 * finds what that reads once it is there, and what those read after that: on a slow line a turn each.
 */
export const useScriptsAhead = (): void => {
  useEffect(() => {
    // Before what stands in the page hears of it.
    addEventListener('submit', leadBySelf, true);
    // oxlint-disable-next-line no-underscore-dangle -- The router's name.
    const unwatch = window.__reactRouterDataRouter?.subscribe(({ navigation: { location: next } }) => {
      if (next) void preloadScripts(next.pathname);
    });
    return () => {
      removeEventListener('submit', leadBySelf, true);
      unwatch?.();
    };
  }, []);
};
