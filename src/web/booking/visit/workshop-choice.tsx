import type { Workshop } from '#contract/workshops.ts';
import { address } from '#web/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { dayInWords, shortTime } from '#web/ui/days.ts';
import { openToday } from '#web/ui/open-today.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FirstFreeTime } from '#web/ui/first-free-time.tsx';
import { WorkshopCard } from '#web/ui/workshop-card.tsx';
import { Link } from 'react-router';
import { PhoneLink } from './phone-link.tsx';
import { useVisitTexts } from './texts.ts';

interface WorkshopChoiceProps {
  tienda: Workshop;
  chosen: boolean;
  level: 2 | 3;
  onChoose: (tienda: Workshop) => void;
}

/** A workshop with its first free time; one that gives none here says why, and where to phone. */
export const WorkshopChoice = ({ tienda, chosen, level, onChoose }: WorkshopChoiceProps) => {
  const t = useVisitTexts();
  const language = useLanguage();
  const today = openToday(tienda);
  const online = tienda.cita === 'web';
  const first = tienda.primeraHora;
  return (
    <WorkshopCard
      title={
        <Link to={address('workshop', language, { area: tienda.area, taller: tienda.slug })} target="_blank">
          {tienda.alias}
        </Link>
      }
      direccion={`${tienda.direccion}, ${tienda.cpostal} ${tienda.poblacion}`}
      distance={
        tienda.distancia !== null &&
        t.distancia(tienda.distancia.toLocaleString(language, { maximumFractionDigits: 1 }))
      }
      hours={online ? (today ? t.abiertoHoy(today) : t.cerradoHoy) : tienda.cita === 'no' ? t.noHace : t.soloTelefono}
      firstFree={
        online &&
        (first ? (
          <FirstFreeTime>{t.primera(`${dayInWords(first.fecha, language)}, ${shortTime(first.hora)}`)}</FirstFreeTime>
        ) : (
          <span>{t.sinHoras}</span>
        ))
      }
      tags={
        online && (
          <>
            {chosen && <Badge tone="signal">{t.elegido}</Badge>}
            {tienda.abiertoMediodia && <Badge>{t.mediodia}</Badge>}
            {tienda.abiertoSabado && <Badge>{t.sabado}</Badge>}
          </>
        )
      }
      chosen={chosen}
      level={level}
      action={
        online ? (
          <Button
            look={first ? 'primary' : 'secondary'}
            aria-label={t.elegirNombre(tienda.alias)}
            onClick={() => onChoose(tienda)}
          >
            {t.elegir}
          </Button>
        ) : (
          <PhoneLink telefono={tienda.telefono} />
        )
      }
    />
  );
};
