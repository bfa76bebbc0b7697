import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './site-header.module.css';

/** An entry of the main menu: a link, or a word that opens groups of links. */
export type MenuEntry =
  | {
      readonly link: ReactNode;
      /** Only where the menu is a drawer. */
      readonly narrow?: true | undefined;
    }
  | {
      readonly text: string;
      readonly groups: readonly { readonly title?: string | undefined; readonly links: readonly ReactNode[] }[];
    };

const Panel = ({ text, groups }: Extract<MenuEntry, { readonly text: string }>) => (
  <details name="site-menu">
    <summary>
      {text}
      <Icon name="chevron" className={styles.mark} />
    </summary>
    <div className={styles.panel}>
      {groups.map(({ title, links }, place) => (
        <div key={place}>
          {title && <p className={styles.title}>{title}</p>}
          <ul className={styles.links}>
            {links.map((link, row) => (
              <li key={row}>{link}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </details>
);

/** What stands in the main menu. */
export const MenuEntries = ({ menu }: { menu: readonly MenuEntry[] }) =>
  menu.map((entry, index) => (
    <li key={index} className={classNames(styles.entry, 'narrow' in entry && entry.narrow && styles.narrow)}>
      {'link' in entry ? entry.link : <Panel {...entry} />}
    </li>
  ));
