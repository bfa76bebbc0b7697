import type { Answer } from '#contract/contract.ts';
import { useLanguage } from '#web/language.ts';
import { stays } from '#web/shell/follow.ts';
import { Icon } from '#web/ui/page/icon.tsx';
import { Link } from 'react-router';
import { workshopSearchAddress, withFilter, type WorkshopSearch } from './search-address.ts';
import { useWorkshopTexts } from './texts.ts';
import styles from './filter-links.module.css';

/** The filters as links, each with how many workshops it would leave; one that is set takes itself away. */
export const FilterLinks = ({
  search,
  filtros,
}: {
  search: WorkshopSearch;
  filtros: Answer<'readWorkshopArea'>['filtros'];
}) => {
  const t = useWorkshopTexts();
  const language = useLanguage();
  return (
    <nav aria-label={t.filtros}>
      <ul className={styles.filters}>
        {filtros.map(({ filtro, total }) => {
          const set = search.filtros.includes(filtro);
          return (
            <li key={filtro}>
              <Link
                to={workshopSearchAddress(withFilter(search, filtro), language)}
                className={styles.filter}
                data-set={set || undefined}
                aria-label={set ? t.quitarFiltro(t.filtro[filtro]) : undefined}
                {...{ [stays]: true }}
                preventScrollReset
              >
                {set && <Icon name="check" />}
                {t.filtro[filtro]}
                {set ? <Icon name="close" /> : <span className={styles.total}>{total}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
