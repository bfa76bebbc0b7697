import { Icon } from '#web/ui/page/icon.tsx';
import styles from './product-sheet.module.css';

/** What holds for everything of its kind here, whoever made it. */
export const Promises = ({ words }: { words: readonly string[] }) => (
  <ul className={styles.promises}>
    {words.map((promise) => (
      <li key={promise}>
        <Icon name="check" />
        {promise}
      </li>
    ))}
  </ul>
);
