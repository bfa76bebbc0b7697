import { driveMinutes } from '#domain/workshops/drive-time.ts';
import { addressLine } from '#domain/workshops/postal-address.ts';
import type { Workshop } from '#contract/workshops.ts';
import type { WorkshopChoiceTexts } from '#i18n/es/workshop-choice.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from './page/badge.tsx';
import { Button } from './page/button.tsx';
import { dayInWords } from './days.ts';
import { shortTime } from '#domain/short-time.ts';
import { FirstFreeTime } from './walk/first-free-time.tsx';
import { openingInWords, openingNow } from './open-today.ts';
import { Rating } from './rating.tsx';
import { WorkshopCard } from './walk/workshop-card.tsx';
import { WorkshopFront } from './walk/workshop-front.tsx';

interface WorkshopChoiceProps {
  tienda: Workshop;
  id: string;
  /** A map points at it. */
  pointed: boolean;
  chosen: boolean;
  /** The one that most will choose: its button alone is the main one. */
  leading: boolean;
  /** The one that the visitor keeps as their own. */
  favourite: boolean;
  level: 2 | 3;
  /** By which it is open or closed, in milliseconds. */
  now: number;
  t: WorkshopChoiceTexts;
  onChoose: (tienda: Workshop) => void;
  /** A finger, a pointer or the focus is on the button that chooses it. */
  onNear?: ((tienda: Workshop) => void) | undefined;
  /** Its first hours, each one tap, instead of the sentence that names the first. */
  hours?: ReactNode;
  /** Where it gives no appointment here: why, and the way to ask for one. */
  otherwise?: { readonly why: ReactNode; readonly way: ReactNode } | undefined;
}

interface ChooseProps extends Pick<WorkshopChoiceProps, 'tienda' | 'leading' | 't' | 'onChoose' | 'onNear'> {
  /** Its first hours stand beside: this leads to the others. */
  readonly hasHours: boolean;
}

const Choose = ({ tienda, leading, t, onChoose, onNear, hasHours }: ChooseProps) => (
  <Button
    look={leading && tienda.primeraHora && !hasHours ? 'primary' : 'secondary'}
    aria-label={hasHours ? t.masHorasEn(tienda.alias) : t.elegirNombre(tienda.alias)}
    onClick={() => onChoose(tienda)}
    onFocus={() => onNear?.(tienda)}
    onPointerEnter={() => onNear?.(tienda)}
  >
    {hasHours ? t.masHoras : t.elegir}
  </Button>
);

const Tags = ({ tienda, chosen, favourite, t }: Pick<WorkshopChoiceProps, 'tienda' | 'chosen' | 'favourite' | 't'>) => (
  <>
    {tienda.valoracion && <Rating valoracion={tienda.valoracion} t={t} />}
    {chosen && <Badge tone="signal">{t.elegido}</Badge>}
    {favourite && <Badge icon="star">{t.favorito}</Badge>}
    {tienda.abiertoMediodia && <Badge>{t.mediodia}</Badge>}
    {tienda.abiertoSabado && <Badge>{t.sabado}</Badge>}
  </>
);

/** A workshop with its first free time, to be chosen for a basket or an appointment. */
export const WorkshopChoice = ({
  tienda,
  id,
  pointed,
  chosen,
  leading,
  favourite,
  level,
  now,
  t,
  onChoose,
  onNear,
  hours,
  otherwise,
}: WorkshopChoiceProps) => {
  const language = useLanguage();
  const first = tienda.primeraHora;
  const opening = openingNow(tienda, new Date(now));
  return (
    <WorkshopCard
      id={id}
      picture={<WorkshopFront codTienda={tienda.codTienda} abierto={opening?.abierto === true} />}
      room="beside"
      title={
        <Link to={address('workshop', language, { area: tienda.area, taller: tienda.slug })} target="_blank">
          {tienda.alias}
        </Link>
      }
      direccion={addressLine(tienda)}
      distance={
        tienda.distancia !== null && t.enCoche(tienda.distancia, tienda.poblacion, driveMinutes(tienda.distancia))
      }
      hours={otherwise ? otherwise.why : openingInWords(opening, t)}
      firstFree={
        !otherwise &&
        ((first && hours) ??
          (first ? (
            <FirstFreeTime>{t.primera(dayInWords(first.fecha, language), shortTime(first.hora))}</FirstFreeTime>
          ) : (
            <span>{t.sinHoras}</span>
          )))
      }
      tags={!otherwise && <Tags tienda={tienda} chosen={chosen} favourite={favourite} t={t} />}
      chosen={chosen || pointed}
      level={level}
      action={
        otherwise ? (
          otherwise.way
        ) : (
          <Choose {...{ tienda, t, onChoose, onNear }} hasHours={Boolean(first && hours)} leading={leading} />
        )
      }
    />
  );
};
