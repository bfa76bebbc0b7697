import { Stars } from '../stars.tsx';
import styles from './reviews.module.css';

interface ReviewSpreadProps {
  valoracion: { readonly media: number; readonly total: number };
  porEstrellas: readonly { readonly estrellas: number; readonly total: number }[];
  /** The mean as it is read. */
  media: string;
  t: {
    readonly media: (media: string, total: number) => string;
    readonly reparto: string;
    readonly estrellasDe: (estrellas: number) => string;
  };
}

/** The mean of reviews, and how they are spread. */
export const ReviewSpread = ({ valoracion, porEstrellas, media, t }: ReviewSpreadProps) => (
  <div className={styles.summary}>
    <p className={styles.average}>
      <strong aria-hidden="true">{media}</strong>
      <Stars estrellas={valoracion.media} />
      <span>{t.media(media, valoracion.total)}</span>
    </p>
    <table className={styles.spread}>
      <caption className="spoken">{t.reparto}</caption>
      <tbody>
        {porEstrellas.map(({ estrellas, total }) => (
          <tr key={estrellas}>
            <th scope="row">{t.estrellasDe(estrellas)}</th>
            <td aria-hidden="true">
              <progress value={total} max={valoracion.total} tabIndex={-1} />
            </td>
            <td>{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
