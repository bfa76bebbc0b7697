import type { ComponentProps } from 'react';
import { AreaLinks } from './area-links.tsx';
import { FilterLinks } from './filter-links.tsx';
import styles from './workshops-page.module.css';

/** The ways to fewer workshops: by what they do, and by where they are. */
export const Narrow = ({
  search,
  filtros,
  areas,
}: ComponentProps<typeof AreaLinks> & ComponentProps<typeof FilterLinks>) => (
  <div className={styles.narrow}>
    <FilterLinks search={search} filtros={filtros} />
    <AreaLinks search={search} areas={areas} />
  </div>
);
