import { isLookedAhead } from '#web/personal-pages.ts';

/** The links of a menu that is closed have their place on the screen too. */
const isInSight = (link: Element): boolean => {
  const { top, bottom, left, right } = link.getBoundingClientRect();
  if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return false;
  return link.checkVisibility({ visibilityProperty: true, opacityProperty: true });
};

/** The pages of the shop to which links lead that are in sight, from the top down; links of a drawing are such, too. */
export const linksInSight = (): string[] => {
  const links = [...document.querySelectorAll('a[href^="/"]:not([download], [target])')];
  const pages = links.flatMap((link) => {
    const { pathname, search } = new URL(link.getAttribute('href') ?? '', location.href);
    return pathname !== location.pathname && isLookedAhead(pathname) && isInSight(link) ? [pathname + search] : [];
  });
  return [...new Set(pages)];
};
