import styles from './plain-table.module.css';

interface PlainTableProps {
  /** Read aloud. */
  caption: string;
  heads: readonly string[];
  /** The first cell names the row. */
  rows: readonly (readonly string[])[];
}

/** Words in rows and columns. */
export const PlainTable = ({ caption, heads, rows }: PlainTableProps) => (
  <table className={styles.table}>
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
