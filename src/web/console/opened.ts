import { createContext, use, useEffect } from 'react';

/** Told what is opened on a page of the staff, by its name; null once it is closed. */
export const OpenedContext = createContext<(name: string | null) => void>(() => {});

/** The page has the name of what is opened on it, as soon as that is known, so that tabs and the browser's history tell which it was. */
export const useOpened = (name: string | undefined): void => {
  const tell = use(OpenedContext);
  useEffect(() => {
    tell(name ?? null);
    return () => tell(null);
  }, [tell, name]);
};
