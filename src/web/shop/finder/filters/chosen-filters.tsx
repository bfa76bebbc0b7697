import { Icon } from '#web/ui/page/icon.tsx';
import { Link } from 'react-router';
import styles from './filters.module.css';

/** A filter that is set, and the list without it. */
export interface ChosenFilter {
  readonly text: string;
  readonly to: string;
}

/** The filters that are set, each a link to the list without it: they work without JavaScript. */
export const ChosenFilters = ({
  texts: t,
  chosen,
  without,
}: {
  texts: { readonly puestos: string; readonly quitar: string; readonly quitarUno: string };
  chosen: readonly ChosenFilter[];
  /** The list without any. */
  without: string;
}) =>
  chosen.length > 0 && (
    <ul className={styles.chips} aria-label={t.puestos}>
      {chosen.map(({ text, to }) => (
        <li key={to}>
          <Link to={to} preventScrollReset>
            <span className="spoken">{t.quitarUno}</span> {text} <Icon name="close" />
          </Link>
        </li>
      ))}
      <li>
        <Link to={without} preventScrollReset>
          {t.quitar}
        </Link>
      </li>
    </ul>
  );
