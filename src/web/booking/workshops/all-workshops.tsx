import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Link } from 'react-router';
import type { PointedWorkshop } from './listed-workshops.ts';
import { useWorkshopTexts } from './texts.ts';
import styles from './all-workshops.module.css';

/** Every workshop by its name, below its area: nobody has to turn pages to find the one they know. */
export const AllWorkshops = ({ puntos }: { puntos: readonly PointedWorkshop[] }) => {
  const t = useWorkshopTexts();
  const language = useLanguage();
  const name = (area: string) => t.area[area] ?? area;
  const areas = [...new Set(puntos.map(({ area }) => area))].sort((one, other) =>
    name(one).localeCompare(name(other), language),
  );
  return (
    <section aria-labelledby="todos" className={styles.all} data-below="">
      <h2 id="todos">{t.todosTitulo}</h2>
      <div className={styles.areas}>
        {areas.map((area) => (
          <div key={area} className={styles.area}>
            <h3>
              <Link discover="none" to={address('workshopArea', language, { area })}>
                {name(area)}
              </Link>
            </h3>
            <ul>
              {puntos
                .filter((punto) => punto.area === area)
                .map(({ codTienda, alias, slug }) => (
                  <li key={codTienda}>
                    <Link discover="none" to={address('workshop', language, { area, taller: slug })}>
                      {alias}
                    </Link>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
};
