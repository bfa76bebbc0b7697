import { address } from '#contract/addresses.ts';
import type { Language } from '#domain/language.ts';
import { isLookedAhead } from '#web/personal-pages.ts';
import { linksHere } from '../follow.ts';
import { withPlace } from '../remembered/with-place.ts';

/** The links of a menu that is closed have their place on the screen too. */
const isInSight = (element: Element): boolean => {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return false;
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
};

/**
 * The pages of the shop to which links lead that are in sight, from the top down; links of a drawing are such, too. A plain link
 * is made known to the router, and looked at the next time: it can fetch a page ahead only once it knows its scripts.
 */
export const linksInSight = (): string[] => {
  const links = [...document.querySelectorAll(linksHere)];
  const pages = links.flatMap((link) => {
    const { pathname, search } = new URL(withPlace(link.getAttribute('href') ?? ''), location.href);
    if (pathname === location.pathname || !isLookedAhead(pathname) || !isInSight(link)) return [];
    if (link.getAttribute('data-discover') === 'true') return [pathname + search];
    link.setAttribute('data-discover', 'true');
    return [];
  });
  return [...new Set(pages)];
};

/**
 * The pages to which forms lead whose button is in sight: what is typed there decides what a page shows, its scripts are the same.
 * The basket's own page leads on by itself.
 */
export const formsInSight = (language: Language): string[] => {
  const basket = address('basket', language);
  const pages = [...document.querySelectorAll<HTMLButtonElement>('button[type="submit"]')].flatMap((button) => {
    const { form } = button;
    if (form?.method !== 'get' || !isInSight(button)) return [];
    const { origin, pathname } = new URL(form.action);
    return origin !== location.origin || pathname === location.pathname ? [] : [pathname];
  });
  return [...new Set(pages.includes(basket) ? [...pages, address('basketRequest', language)] : pages)];
};
