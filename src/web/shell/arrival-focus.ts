import { useEffect, useRef } from 'react';

/**
 * Whoever goes on to another page reads on from its title: with the keyboard, and by a screen reader. What the page
 * itself gave the focus to keeps it, and a first visit is left to the browser.
 */
export const useArrivalFocus = (pathname: string): void => {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (document.activeElement?.closest('main')) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname]);
};
