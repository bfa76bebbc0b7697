import { useInBrowser } from '#web/in-browser.ts';
import type { ReactNode } from 'react';
import { Stack } from './page-layout.tsx';
import styles from './later.module.css';

/**
 * What lies far below the first screen: of a page that has just arrived it is laid out when it comes near, or once
 * scripts run, so that the first screen does not wait for it.
 */
export const Later = ({ gap, children }: { gap?: 'm' | 'l'; children: ReactNode }) => {
  const inBrowser = useInBrowser();
  return (
    <Stack gap={gap ?? 'm'} className={inBrowser ? undefined : styles.later}>
      {children}
    </Stack>
  );
};
