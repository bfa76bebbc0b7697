import { isLookedAhead } from '#web/personal-pages.ts';
import { linksHere } from '../follow.ts';

/** The links of a menu that is closed have their place on the screen too. */
const isInSight = (link: Element): boolean => {
  const { top, bottom, left, right } = link.getBoundingClientRect();
  if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return false;
  return link.checkVisibility({ visibilityProperty: true, opacityProperty: true });
};

/**
 * The pages of the shop to which links lead that are in sight, from the top down; links of a drawing are such, too. A plain link
 * is made known to the router, and looked at the next time: it can fetch a page ahead only once it knows its scripts.
 */
export const linksInSight = (): string[] => {
  const links = [...document.querySelectorAll(linksHere)];
  const pages = links.flatMap((link) => {
    const { pathname, search } = new URL(link.getAttribute('href') ?? '', location.href);
    if (pathname === location.pathname || !isLookedAhead(pathname) || !isInSight(link)) return [];
    if (link.getAttribute('data-discover') === 'true') return [pathname + search];
    link.setAttribute('data-discover', 'true');
    return [];
  });
  return [...new Set(pages)];
};
