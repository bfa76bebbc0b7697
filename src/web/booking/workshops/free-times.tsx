import type { VisitService } from '#contract/visit-services.ts';
import type { Workshop } from '#contract/workshops.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { dayInWords } from '#web/ui/days.ts';
import { shortTime } from '#domain/short-time.ts';
import { Link } from 'react-router';
import type { FreeDayTimes } from './sheet-data.ts';
import { useWorkshopTexts } from './texts.ts';
import styles from './free-times.module.css';

interface FreeTimesProps {
  tienda: Workshop;
  servicio: VisitService;
  dias: readonly FreeDayTimes[];
}

/** So many times of a day are shown; the calendar has the rest. */
const shown = 6;

/** The first days with time, each with its first times; every one leads on to the appointment. */
export const FreeTimes = ({ tienda, servicio, dias }: FreeTimesProps) => {
  const t = useWorkshopTexts();
  const language = useLanguage();
  const preset = (fecha: string) =>
    `${address('visitPreset', language)}?${new URLSearchParams({ codTienda: String(tienda.codTienda), servicio: servicio.servicio, fecha })}`;
  if (dias.length === 0) return <p>{t.sinHorasTexto(tienda.telefono)}</p>;
  return (
    <div className={styles.days}>
      {dias.map(({ fecha, horas }) => {
        const day = dayInWords(fecha, language);
        return (
          <section key={fecha} aria-labelledby={`dia-${fecha}`}>
            <h3 id={`dia-${fecha}`} className={styles.day}>
              {day}
            </h3>
            <ul className={styles.times}>
              {horas.slice(0, shown).map((hora) => (
                <li key={hora}>
                  <Link to={preset(fecha)} aria-label={t.horaEnlace(shortTime(hora), day)}>
                    {shortTime(hora)}
                  </Link>
                </li>
              ))}
              {horas.length > shown && <li className={styles.more}>{t.horasMas(horas.length - shown)}</li>}
            </ul>
          </section>
        );
      })}
    </div>
  );
};
