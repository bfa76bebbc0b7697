import type { ReactNode } from 'react';
import { Price } from '../page/price.tsx';
import { writeEuros } from '../page/euros.ts';
import styles from './summary-table.module.css';

export interface SummaryRow {
  readonly text: ReactNode;
  /** Under the text: `4 × 102,90 €`, "Ecotasa incluida". */
  readonly note?: ReactNode;
  /** Euros, or a word such as "Gratis"; a head has none. */
  readonly importe?: number | string | undefined;
  /** `head` names the lines below it; `part` is contained in the lines above and only told; `total` closes the table. */
  readonly kind?: 'head' | 'line' | 'discount' | 'part' | 'total' | undefined;
}

const Amount = ({ importe = 0, kind }: Pick<SummaryRow, 'importe' | 'kind'>) => {
  if (typeof importe === 'string') return importe;
  return kind === 'total' ? <Price importe={importe} /> : writeEuros(importe);
};

/** The lines that make a total, read by row: what, how much. */
export const SummaryTable = ({ caption, rows }: { caption: string; rows: readonly SummaryRow[] }) => (
  <table className={styles.table}>
    <caption className="spoken">{caption}</caption>
    <tbody>
      {rows.map(({ text, note, importe, kind = 'line' }, index) => (
        <tr key={index} className={styles.row} data-kind={kind}>
          <th {...(kind === 'head' ? { scope: 'colgroup', colSpan: 2 } : { scope: 'row' })}>
            {text}
            {note && <span className={styles.note}>{note}</span>}
          </th>
          {kind !== 'head' && (
            <td>
              <Amount importe={importe} kind={kind} />
            </td>
          )}
        </tr>
      ))}
    </tbody>
  </table>
);
