import type { MouseEventHandler, ReactNode } from 'react';
import { Once } from './once.tsx';
import styles from './site-footer.module.css';

interface SiteFooterProps {
  /** What it is made from: the same object on every page that has the same foot. */
  of: object | undefined;
  /** A `SiteFoot`. */
  children: ReactNode;
  /** Follows a link of it. */
  onClick: MouseEventHandler;
}

/** Ends every page on the brand's track. */
export const SiteFooter = ({ of, children, onClick }: SiteFooterProps) => (
  <Once as="footer" id="site-foot" data-below="" className={styles.footer} of={of} onClick={onClick}>
    {children}
  </Once>
);
