import styles from './plain-table.module.css';

interface PlainTableProps {
  /** Read aloud. */
  caption: string;
  heads: readonly string[];
  /** The first cell names the row. */
  rows: readonly (readonly string[])[];
  /** The last column holds amounts. */
  amounts?: boolean | undefined;
}

/** Words in rows and columns; on a phone every row is a small list under its name. */
export const PlainTable = ({ caption, heads, rows, amounts }: PlainTableProps) => (
  <table className={styles.table} data-amounts={amounts || undefined}>
    <caption className="spoken">{caption}</caption>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((cells) => (
        <tr key={cells.join()}>
          {cells.map((cell, column) =>
            column === 0 ? (
              <th key={heads[column]} scope="row">
                {cell}
              </th>
            ) : (
              <td key={heads[column]}>{cell}</td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
);
