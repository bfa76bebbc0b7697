import { useCallback, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/** Links to pages of the shop that open in the same place. */
export const linksHere = 'a[href^="/"]:not([download], [target])';

/** Of a link that changes what stands below it: the page stays where it is. */
export const stays = 'data-stays';

/** A plain tap, which a browser would follow here: not into a new tab, a new window or a file. */
export const isPlainTap = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Of an element with many plain links: a tap on one goes there without a new document, as `Link` does for one. */
export const useFollow = (): ((event: MouseEvent) => void) => {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      const link = (event.target as Element).closest(linksHere);
      const to = link?.getAttribute('href');
      if (!to || event.defaultPrevented || !isPlainTap(event)) return;
      event.preventDefault();
      const replace = to === window.location.pathname + window.location.search;
      void navigate(to, { replace, preventScrollReset: link?.hasAttribute(stays) === true });
    },
    [navigate],
  );
};
