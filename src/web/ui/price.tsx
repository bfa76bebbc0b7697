import type { ReactNode } from 'react';
import { splitEuros, writeEuros } from './euros.ts';
import styles from './price.module.css';

interface PriceProps {
  /** Integer cents, tax included. */
  cents: number;
  /** The price it had before, in cents, struck through. */
  before?: number | undefined;
  /** Read aloud before the struck price, as "antes". */
  beforeText?: string | undefined;
  /** One line below: the tax, the unit, the lowest price of the last 30 days. */
  note?: ReactNode;
  size?: 's' | 'm' | 'l' | undefined;
}

export function Price({ cents, before, beforeText, note, size = 'm' }: PriceProps) {
  const part = splitEuros(cents);
  return (
    <span className={styles.price} data-size={size}>
      <span className={styles.now}>
        {part.sign}
        {part.euros}
        <span className={styles.cents}>,{part.cents}&nbsp;€</span>
      </span>
      {before !== undefined && before > cents && (
        <span className={styles.before}>
          {beforeText && <span className="spoken">{beforeText} </span>}
          <s>{writeEuros(before)}</s>
        </span>
      )}
      {note && <span className={styles.note}>{note}</span>}
    </span>
  );
}
