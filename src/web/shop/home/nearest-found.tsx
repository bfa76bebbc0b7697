import type { Workshop } from '#contract/workshops.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { dayInWords } from '#web/ui/days.ts';
import { shortTime } from '#domain/short-time.ts';
import { openingNow } from '#web/ui/open-today.ts';
import { buttonLink } from '#web/ui/page/button.tsx';
import { PhoneLink } from '#web/ui/phone-link.tsx';
import { FirstFreeTime } from '#web/ui/walk/first-free-time.tsx';
import { WorkshopFront } from '#web/ui/walk/workshop-front.tsx';
import { askWorkshops, workshopTrouble, type SearchedPlace } from '#web/walk/find-workshops.ts';
import { useAnswer } from '#web/walk/use-answer.ts';
import { Link } from 'react-router';
import { useNearestTexts } from './nearest-texts.ts';
import styles from './nearest-workshop.module.css';

/** Three are shown. Without anything in the basket the first hour is that for a set of tyres. */
const work = { cuantos: 3 };

const Found = ({ tienda, first }: { tienda: Workshop; first: boolean }) => {
  const t = useNearestTexts();
  const language = useLanguage();
  const { alias, area, slug, poblacion, distancia, primeraHora: hour, cita, codTienda, telefono } = tienda;
  return (
    <li className={styles.workshop} data-first={first || undefined}>
      <div className={styles.front}>
        <WorkshopFront codTienda={codTienda} abierto={openingNow(tienda)?.abierto === true} />
      </div>
      <p className={styles.name}>
        <Link to={address('workshop', language, { area, taller: slug })}>{alias}</Link>
        {distancia !== null && <span>{t.distancia(distancia, poblacion)}</span>}
      </p>
      {cita !== 'web' ? (
        <p>
          {t.porTelefono} <PhoneLink telefono={telefono} />
        </p>
      ) : hour ? (
        <FirstFreeTime>{t.primera(dayInWords(hour.fecha, language), shortTime(hour.hora))}</FirstFreeTime>
      ) : (
        <p>{t.sinHoras}</p>
      )}
      {first && cita === 'web' && (
        <p>
          <Link {...buttonLink('secondary', 'small')} to={`${address('visitPreset', language)}?codTienda=${codTienda}`}>
            {t.pedirCita}
          </Link>
        </p>
      )}
    </li>
  );
};

/** The nearest workshops, or why there are none; nothing until it is known. */
export default function NearestFound({ place }: { place: SearchedPlace }) {
  const t = useNearestTexts();
  const { answer, failure, busy } = useAnswer(askWorkshops, { place, work });
  if (failure !== null && !busy) return <p className={styles.none}>{workshopTrouble(failure, place, t).text}</p>;
  if (!answer) return null;
  return (
    <ul className={styles.list} aria-busy={busy || undefined}>
      {answer.tiendas.map((tienda, index) => (
        <Found key={tienda.codTienda} tienda={tienda} first={index === 0} />
      ))}
    </ul>
  );
}
