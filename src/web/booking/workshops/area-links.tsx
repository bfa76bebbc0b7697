import type { Answer } from '#contract/contract.ts';
import { useLanguage } from '#web/language.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Link } from 'react-router';
import { workshopSearchAddress, type WorkshopSearch } from './search-address.ts';
import { useWorkshopTexts } from './texts.ts';
import styles from './area-links.module.css';

/** The areas of the chain, with how many workshops each has that pass the filters. */
export const AreaLinks = ({
  search,
  areas,
}: {
  search: WorkshopSearch;
  areas: Answer<'readWorkshopArea'>['areas'];
}) => {
  const t = useWorkshopTexts();
  const language = useLanguage();
  const name = (area: string) => t.area[area] ?? area;
  const to = (area: string | null) =>
    workshopSearchAddress({ area, filtros: search.filtros, cp: null, cerca: null, mapa: null, pagina: 1 }, language);
  return (
    <Disclosure look="plain" summary={search.area ? `${t.areas}: ${name(search.area)}` : t.areas}>
      <nav aria-label={t.areas}>
        <ul className={styles.areas}>
          {search.area && (
            <li>
              <Link to={to(null)}>{t.todasLasZonas}</Link>
            </li>
          )}
          {[...areas]
            .sort((one, other) => name(one.area).localeCompare(name(other.area), language))
            .map(({ area, total }) => (
              <li key={area}>
                <Link discover="none" to={to(area)} aria-current={area === search.area ? 'page' : undefined}>
                  {name(area)}
                </Link>{' '}
                <span>({total})</span>
              </li>
            ))}
        </ul>
      </nav>
    </Disclosure>
  );
};
