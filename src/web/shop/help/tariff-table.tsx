import type { Tariffs } from './help-data.server.ts';
import styles from './tariff-table.module.css';

/** What a service costs by vehicle and rim. */
export const TariffTable = ({ caption, tariffs: { cabecera, filas } }: { caption: string; tariffs: Tariffs }) => (
  <table className={styles.table}>
    <caption className="spoken">{caption}</caption>
    <thead>
      <tr>
        {cabecera.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {filas.map(({ vehiculo, precios }) => (
        <tr key={vehiculo}>
          <th scope="row">{vehiculo}</th>
          {precios.map(({ precio, columnas }, place) => (
            <td key={place} colSpan={columnas}>
              {precio}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
