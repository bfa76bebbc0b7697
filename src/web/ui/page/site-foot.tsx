import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { Wordmark } from './wordmark.tsx';
import styles from './site-footer.module.css';

/** What the form of the newsletter says, and where it goes. */
export interface NewsletterWords {
  readonly accion: string;
  readonly correo: string;
  readonly permiso: string;
  readonly enviar: string;
}

/** Something that can be counted on wherever somebody buys. */
export interface FootPromise {
  readonly icono: IconName;
  readonly titulo: string;
  readonly texto: string;
}

interface LinkGroup {
  readonly title: string;
  readonly links: readonly ReactNode[];
}

interface SiteFootProps {
  promises: readonly FootPromise[];
  phone: { readonly numero: string; readonly href: string; readonly horario: string };
  /** Where there are workshops: many, so they are folded. */
  places: LinkGroup;
  company: string | null;
  newsletter?: NewsletterWords | undefined;
  columns: readonly LinkGroup[];
  /** The line under the wordmark: what the chain promises, or how to reach it. */
  lead?: ReactNode;
  /** Company, legal links. */
  legal?: ReactNode;
}

const Links = ({ links }: Pick<LinkGroup, 'links'>) => (
  <ul className={styles.links}>
    {links.map((link, index) => (
      <li key={index}>{link}</li>
    ))}
  </ul>
);

const Promises = ({ promises }: Pick<SiteFootProps, 'promises'>) => (
  <ul className={styles.promises}>
    {promises.map(({ icono, titulo, texto }) => (
      <li key={icono}>
        <Icon name={icono} />
        <b>{titulo}</b>
        <span>{texto}</span>
      </li>
    ))}
  </ul>
);

const Phone = ({ phone: { numero, href, horario } }: Pick<SiteFootProps, 'phone'>) => (
  <p className={styles.phone}>
    <a href={href}>
      <Icon name="phone" />
      {numero}
    </a>
    {horario}
  </p>
);

/** What stands in the foot. */
export const SiteFoot = ({ promises, columns, phone, places, company, lead, newsletter, legal }: SiteFootProps) => (
  <div className={styles.inside}>
    {promises.length > 0 && <Promises promises={promises} />}
    <div className={styles.brand}>
      <Wordmark />
      {lead && <div className={styles.lead}>{lead}</div>}
      {phone.numero && <Phone phone={phone} />}
      {newsletter && (
        // A plain form: it works on every page before scripts, and without. What is wrong is said by its page, in the page's language.
        <form method="post" action={newsletter.accion} className={styles.newsletter} noValidate>
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
      <div key={title} className={styles.column}>
        <h2 className={styles.title}>{title}</h2>
        <Links links={links} />
      </div>
    ))}
    {places.links.length > 0 && (
      <details className={styles.places}>
        <summary>
          {places.title}
          <Icon name="chevron" />
        </summary>
        <Links links={places.links} />
      </details>
    )}
    {(company || legal) && (
      <div className={styles.legal}>
        {company && <span>{company}</span>}
        {legal && <span>{legal}</span>}
      </div>
    )}
  </div>
);
