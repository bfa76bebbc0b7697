import { withoutMotoFilters } from '#domain/finder/moto-filters.ts';
import type { MotoSearch } from '#domain/finder/moto-search.ts';
import { useLanguage } from '#web/language.ts';
import { Link } from 'react-router';
import type { MotoWanted } from './load-moto-results.server.ts';
import { motoAddress, type MotoPage } from './moto-addresses.ts';
import { useMotoTexts } from './texts.ts';
import styles from './wheel-tabs.module.css';

/** The search of the other wheel of the same motorcycle: what narrowed the one does not narrow the other. */
export const searchOfWheel = (search: MotoSearch, rueda: MotoWanted['ruedas'][number]['wheel']): MotoSearch => ({
  ...withoutMotoFilters(search),
  aplicacion: 'ambas',
  rueda,
});

/** Front and rear of a motorcycle: one after the other, each with its size. */
export const WheelTabs = ({ search, wanted, page }: { search: MotoSearch; wanted: MotoWanted; page: MotoPage }) => {
  const t = useMotoTexts();
  const language = useLanguage();
  if (wanted.ruedas.length < 2) return null;
  return (
    <nav aria-label={t.ruedas}>
      <ul className={styles.wheels}>
        {wanted.ruedas.map(({ wheel, medida }) => (
          <li key={wheel}>
            <Link
              to={motoAddress(page, language, searchOfWheel(search, wheel))}
              aria-current={wheel === wanted.aplicacion ? 'true' : undefined}
            >
              <span>{t.aplicacion[wheel]}</span>
              <b>{medida}</b>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
