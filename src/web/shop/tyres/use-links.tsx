import { Link } from 'react-router';
import styles from './use-links.module.css';

/** Ways to narrow a list, as links: they work before, and without, JavaScript. */
export const UseLinks = ({
  title,
  links,
}: {
  title: string;
  links: readonly { readonly text: string; readonly to: string; readonly current: boolean }[];
}) => (
  <nav aria-label={title}>
    <ul className={styles.uses}>
      {links.map(({ text, to, current }) => (
        <li key={to}>
          <Link to={to} aria-current={current ? 'true' : undefined}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
