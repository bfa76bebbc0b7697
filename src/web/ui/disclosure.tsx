import type { ReactNode } from 'react';
import { Icon } from './page/icon.tsx';
import styles from './disclosure.module.css';

interface DisclosureProps {
  summary: ReactNode;
  open?: boolean | undefined;
  /** Disclosures of one name open one at a time. */
  name?: string | undefined;
  /** `row` between rules, as in questions and answers; `plain` as a small "more". */
  look?: 'row' | 'plain' | undefined;
  onToggle?: ((open: boolean) => void) | undefined;
  children: ReactNode;
}

export const Disclosure = ({ summary, open, name, look = 'row', onToggle, children }: DisclosureProps) => (
  <details
    className={styles.disclosure}
    data-look={look}
    open={open}
    name={name}
    onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
  >
    <summary className={styles.summary}>
      {summary}
      <Icon name="chevron" className={styles.mark} />
    </summary>
    <div className={styles.body}>{children}</div>
  </details>
);
