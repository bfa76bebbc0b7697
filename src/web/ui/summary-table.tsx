import type { ReactNode } from 'react';
import { Price } from './price.tsx';
import { writeEuros } from './euros.ts';
import styles from './summary-table.module.css';

export interface SummaryRow {
  readonly text: ReactNode;
  /** Under the text: `4 × 102,90 €`, "Ecotasa incluida". */
  readonly note?: ReactNode;
  /** Euros, or a word such as "Gratis". */
  readonly importe: number | string;
  /** `part` is contained in the lines above and only told; `total` closes the table. */
  readonly kind?: 'line' | 'discount' | 'part' | 'total' | undefined;
}

/** The lines that make a total, read by row: what, how much. */
export const SummaryTable = ({ caption, rows }: { caption: string; rows: readonly SummaryRow[] }) => (
  <table className={styles.table}>
    <caption className="spoken">{caption}</caption>
    <tbody>
      {rows.map(({ text, note, importe, kind = 'line' }, index) => (
        <tr key={index} className={styles.row} data-kind={kind}>
          <th scope="row">
            {text}
            {note && <span className={styles.note}>{note}</span>}
          </th>
          <td>
            {typeof importe === 'string' ? (
              importe
            ) : kind === 'total' ? (
              <Price importe={importe} />
            ) : (
              writeEuros(importe)
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
