import { useEffect, useRef } from 'react';

/**
 * After a step to another page the focus is on its title, for keyboards and screen readers. What the page
 * itself gave the focus to keeps it. So does a field outside of it that somebody types in meanwhile (`data-typing`). A
 * first visit is left to the browser. `from` is where somebody was, for a frame that begins anew with each page.
 */
export const useArrivalFocus = (pathname: string, from = pathname): void => {
  const before = useRef(from);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (document.activeElement?.closest('main,[data-typing]')) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname]);
};
