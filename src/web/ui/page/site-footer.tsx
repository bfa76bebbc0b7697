import type { ReactNode } from 'react';
import { Wordmark } from './wordmark.tsx';
import styles from './site-footer.module.css';

interface SiteFooterProps {
  columns: readonly { title: string; links: readonly ReactNode[] }[];
  /** The line under the wordmark: what the chain promises, or how to reach it. */
  lead?: ReactNode;
  /** Company, legal links. */
  legal?: ReactNode;
}

/** Ends every page on the brand's track. */
export const SiteFooter = ({ columns, lead, legal }: SiteFooterProps) => (
  <footer className={styles.footer}>
    <div className={styles.inside}>
      <div className={styles.brand}>
        <Wordmark />
        {lead && <div className={styles.lead}>{lead}</div>}
      </div>
      {columns.map(({ title, links }) => (
        <div key={title}>
          <h2 className={styles.title}>{title}</h2>
          <ul className={styles.links}>
            {links.map((link, index) => (
              <li key={index}>{link}</li>
            ))}
          </ul>
        </div>
      ))}
      {legal && <div className={styles.legal}>{legal}</div>}
    </div>
  </footer>
);
