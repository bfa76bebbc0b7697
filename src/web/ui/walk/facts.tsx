import { Fragment, type ReactNode } from 'react';
import styles from './facts.module.css';

/** Names and what they stand for; what is empty is left out. */
export const Facts = ({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className={styles.facts}>
    {rows
      .filter(([, value]) => value !== null && value !== '')
      .map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
  </dl>
);
