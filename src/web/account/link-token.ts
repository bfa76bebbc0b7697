import { useEffect, useState } from 'react';

/**
 * What a letter's link carries behind its `#`: undefined until the page is in a browser, empty where there is nothing. It is
 * taken out of the address bar, so that neither history nor whoever looks over a shoulder keeps it.
 */
export const useLinkToken = (): string | undefined => {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const read = (): void => {
      const { hash, pathname, search } = window.location;
      setToken((known) => hash.slice(1) || known || '');
      if (hash) window.history.replaceState(window.history.state, '', `${pathname}${search}`);
    };
    read();
    // The same page may be open already when the letter's link is pressed.
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return token;
};
