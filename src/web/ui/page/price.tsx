import type { ReactNode } from 'react';
import { splitEuros, writeEuros } from './euros.ts';
import { priceMark } from './price-mark.ts';
import styles from './price.module.css';

interface PriceProps {
  /** Euros as the API gives them, tax included. */
  importe: number;
  /** The price it had before, in euros, struck through; left out where it was not higher. */
  before?: number | null | undefined;
  /** Read aloud before the struck price, as "antes". */
  beforeText?: string | undefined;
  /** One line below: the tax, the unit, the lowest price of the last 30 days. */
  note?: ReactNode;
  size?: 's' | 'm' | 'l' | undefined;
  /** The product that is bought for it, one of it. */
  of?: { readonly id: number } | undefined;
}

export function Price({ importe, before, beforeText, note, size = 'm', of }: PriceProps) {
  const part = splitEuros(importe);
  return (
    <span className={styles.price} data-size={size} {...(of && priceMark({ id: of.id, unidades: 1, importe }))}>
      <span className={styles.now}>
        {part.sign}
        {part.euros}
        <span className={styles.cents}>,{part.cents}&nbsp;€</span>
      </span>
      {before && before > importe ? (
        <span className={styles.before}>
          {beforeText && <span className="spoken">{beforeText} </span>}
          <s>{writeEuros(before)}</s>
        </span>
      ) : null}
      {note && <span className={styles.note}>{note}</span>}
    </span>
  );
}
