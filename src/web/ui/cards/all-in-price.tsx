import type { ReactNode } from 'react';
import { priceMark } from '../page/price-mark.ts';
import { Price } from '../page/price.tsx';
import styles from './all-in-price.module.css';

interface AllInPriceProps {
  /** The product, and how many of it. */
  of: { readonly id: number; readonly cantidad: number };
  /** What the figure is for: "4 neumáticos montados". */
  title: ReactNode;
  /** Euros of the whole: goods, eco-fee, fitting and tax. */
  importe: number;
  before?: number | null | undefined;
  beforeText?: string | undefined;
  /** What is inside: "IVA, ecotasa y montaje incluidos". */
  includes: ReactNode;
  /** The price of one, or the lowest price of the last 30 days. */
  note?: ReactNode;
  size?: 'm' | 'l' | undefined;
}

/** The number in the list is the number in the basket. */
export const AllInPrice = ({ of, title, importe, before, beforeText, includes, note, size = 'm' }: AllInPriceProps) => (
  <div className={styles.all} data-size={size} {...priceMark({ id: of.id, unidades: of.cantidad, importe })}>
    <p className={styles.title}>{title}</p>
    <Price importe={importe} before={before} beforeText={beforeText} size={size} />
    <p className={styles.includes}>{includes}</p>
    {note && <p className={styles.note}>{note}</p>}
  </div>
);
