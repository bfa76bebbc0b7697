import type { Workshop } from '#contract/workshops.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { dayInWords } from '#web/ui/days.ts';
import { shortTime } from '#domain/short-time.ts';
import { Link } from 'react-router';
import { useWorkshopTexts } from './texts.ts';
import styles from './workshop-page.module.css';

/** Where else, if not here: the nearest, each with its first free time. */
export const NearbyWorkshops = ({ tiendas }: { tiendas: readonly Workshop[] }) => {
  const t = useWorkshopTexts();
  const language = useLanguage();
  if (tiendas.length === 0) return null;
  return (
    <section aria-labelledby="cerca">
      <h2 id="cerca">{t.cerca}</h2>
      <ul className={styles.nearby}>
        {tiendas.map(({ codTienda, alias, area, slug, poblacion, distancia, primeraHora }) => (
          <li key={codTienda}>
            <Link to={address('workshop', language, { area, taller: slug })}>{alias}</Link>
            <span>
              {distancia !== null && t.distancia(distancia, poblacion)}
              {primeraHora && ` · ${t.primera(dayInWords(primeraHora.fecha, language), shortTime(primeraHora.hora))}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
