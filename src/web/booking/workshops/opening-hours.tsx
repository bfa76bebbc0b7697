import type { Workshop } from '#contract/workshops.ts';
import { shortTime } from '#domain/short-time.ts';
import { useWorkshopTexts } from './texts.ts';
import styles from './workshop-page.module.css';

/** The week of a workshop, day by day; today's stands out. */
export const OpeningHours = ({ horario, dia: today }: { horario: Workshop['horario']; dia: number }) => {
  const t = useWorkshopTexts();
  return (
    <dl className={styles.hours}>
      {t.dias.map((name, index) => (
        <div key={name} data-today={today === index + 1 || undefined}>
          <dt>{name}</dt>
          <dd>
            {horario
              .filter(({ dia }) => dia === index + 1)
              .map(({ desde, hasta }) => `${shortTime(desde)}–${shortTime(hasta)}`)
              .join(' · ') || t.cerrado}
          </dd>
        </div>
      ))}
    </dl>
  );
};
