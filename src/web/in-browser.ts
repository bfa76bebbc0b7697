import { useSyncExternalStore } from 'react';

const noNews = () => () => {};

/** Whether scripts run: false on the server, and while a page that it sent comes alive. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    noNews,
    () => true,
    () => false,
  );
