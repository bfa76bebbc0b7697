import type { ReactNode } from 'react';
import { Wordmark } from './wordmark.tsx';
import styles from './site-footer.module.css';

/** What the form of the newsletter says, and where it goes. */
export interface NewsletterWords {
  readonly accion: string;
  readonly correo: string;
  readonly permiso: string;
  readonly enviar: string;
}

interface SiteFooterProps {
  newsletter?: NewsletterWords | undefined;
  columns: readonly { title: string; links: readonly ReactNode[] }[];
  /** The line under the wordmark: what the chain promises, or how to reach it. */
  lead?: ReactNode;
  /** Company, legal links. */
  legal?: ReactNode;
}

/** Ends every page on the brand's track. */
export const SiteFooter = ({ columns, lead, newsletter, legal }: SiteFooterProps) => (
  <footer className={styles.footer}>
    <div className={styles.inside}>
      <div className={styles.brand}>
        <Wordmark />
        {lead && <div className={styles.lead}>{lead}</div>}
        {newsletter && (
          // A plain form: it works on every page before scripts, and without.
          <form method="post" action={newsletter.accion} className={styles.newsletter}>
            <label>
              {newsletter.correo}
              <input name="email" type="email" autoComplete="email" maxLength={254} required />
            </label>
            <label>
              <input name="permiso_comercial" type="checkbox" required /> {newsletter.permiso}
            </label>
            <button>{newsletter.enviar}</button>
          </form>
        )}
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
