import type { Answer } from '#contract/contract.ts';
import { useLanguage } from '#web/language.ts';
import { dayInWords } from '#web/ui/days.ts';
import { useWorkshopTexts } from './texts.ts';
import styles from './workshop-page.module.css';

/** So many are of use; the whole year's are for the calendar. */
const shown = 8;

/** The next days on which a workshop stays closed beside its usual ones. */
export const ClosedDays = ({ festivos }: { festivos: Answer<'readWorkshop'>['festivos'] }) => {
  const t = useWorkshopTexts();
  const language = useLanguage();
  return (
    <section aria-labelledby="festivos">
      <h2 id="festivos">{t.festivos}</h2>
      {festivos.length === 0 ? (
        <p>{t.sinFestivos}</p>
      ) : (
        <ul className={styles.closed}>
          {festivos.slice(0, shown).map(({ fecha, motivo }) => (
            <li key={fecha}>
              <time dateTime={fecha}>{dayInWords(fecha, language)}</time>
              <span>{motivo}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
