import { Link } from 'react-router';
import styles from './option-links.module.css';

/** One question, its answers as links: pressing one goes to the next step, with or without JavaScript. */
export const OptionLinks = <Value extends string | number>({
  options,
  chosen,
  any,
  name = String,
  wide,
  to,
}: {
  options: readonly Value[];
  chosen?: Value | undefined;
  /** The answer of who does not know. */
  any?: string;
  /** How an option is written. */
  name?: (value: Value) => string;
  /** Words need more room than numbers. */
  wide?: boolean;
  to: (value: Value | undefined) => string;
}) => (
  <ul className={styles.options} data-wide={wide || undefined}>
    {any && (
      <li className={styles.any}>
        <Link to={to(undefined)}>{any}</Link>
      </li>
    )}
    {options.map((value) => (
      <li key={value}>
        <Link to={to(value)} aria-current={value === chosen ? 'true' : undefined}>
          {name(value)}
        </Link>
      </li>
    ))}
  </ul>
);
