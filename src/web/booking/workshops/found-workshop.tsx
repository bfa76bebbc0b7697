import { addressLine } from '#domain/workshops/postal-address.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Badge } from '#web/ui/page/badge.tsx';
import { buttonLink } from '#web/ui/page/button.tsx';
import { dayInWords } from '#web/ui/days.ts';
import { shortTime } from '#domain/short-time.ts';
import { FirstFreeTime } from '#web/ui/walk/first-free-time.tsx';
import { Icon } from '#web/ui/page/icon.tsx';
import { openingInWords } from '#web/ui/open-today.ts';
import { WorkshopCard } from '#web/ui/walk/workshop-card.tsx';
import { PhoneLink } from '#web/ui/phone-link.tsx';
import { Link } from 'react-router';
import { FavouriteButton } from './favourite-button.tsx';
import { Rating } from '#web/ui/rating.tsx';
import { WorkshopFront } from '#web/ui/walk/workshop-front.tsx';
import type { ListedWorkshop } from './listed-workshops.ts';
import { mapCardId } from '#web/map/map-point.ts';
import { useMapTexts } from '#web/map/texts.ts';
import { useWorkshopTexts } from './texts.ts';
import styles from './found-workshop.module.css';

interface FoundWorkshopProps {
  tienda: ListedWorkshop;
  /** Seen as soon as the page is. */
  seen: boolean;
  /** The address that shows it on the map. */
  onMap: string;
  pointed: boolean;
  onPoint: (codTienda: number) => void;
  onShow: (tienda: ListedWorkshop) => void;
}

/** When it has time first, or how it is asked for. */
const Soonest = ({ tienda: { cita, telefono, primeraHora: first } }: Pick<FoundWorkshopProps, 'tienda'>) => {
  const t = useWorkshopTexts();
  const language = useLanguage();
  return cita !== 'web' ? (
    <p>
      {t.porTelefono}: <PhoneLink telefono={telefono} />
    </p>
  ) : first ? (
    <FirstFreeTime>{t.primera(dayInWords(first.fecha, language), shortTime(first.hora))}</FirstFreeTime>
  ) : (
    <p>{t.sinHoras}</p>
  );
};

/** A workshop in the list: where, when, how good, and the ways on. */
export const FoundWorkshop = ({ tienda, seen, onMap, pointed, onPoint, onShow }: FoundWorkshopProps) => {
  const t = useWorkshopTexts();
  const map = useMapTexts();
  const language = useLanguage();
  const { codTienda, alias, valoracion, distancia, cita } = tienda;
  return (
    <li
      id={mapCardId(codTienda)}
      className={styles.found}
      onPointerEnter={() => onPoint(codTienda)}
      onFocus={() => onPoint(codTienda)}
    >
      <WorkshopCard
        level={2}
        chosen={pointed}
        picture={
          <WorkshopFront
            codTienda={codTienda}
            abierto={tienda.apertura?.abierto === true}
            loading={seen ? 'eager' : 'lazy'}
          />
        }
        title={
          <Link to={address('workshop', language, { area: tienda.area, taller: tienda.slug })} data-card-link>
            {alias}
          </Link>
        }
        distance={distancia !== null && t.distancia(distancia, tienda.poblacion)}
        direccion={addressLine(tienda)}
        hours={openingInWords(tienda.apertura, t)}
        tags={
          <>
            {valoracion && <Rating valoracion={valoracion} t={t} />}
            {tienda.abiertoMediodia && <Badge>{t.mediodia}</Badge>}
            {tienda.abiertoSabado && <Badge>{t.sabado}</Badge>}
          </>
        }
        firstFree={<Soonest tienda={tienda} />}
        action={
          <div className={styles.ways}>
            {cita === 'web' && (
              <Link
                {...buttonLink('secondary', 'small')}
                to={`${address('visitPreset', language)}?codTienda=${codTienda}`}
                aria-label={t.pedirCitaEn(alias)}
              >
                {t.pedirCita}
              </Link>
            )}
            <div className={styles.small}>
              <Link
                {...buttonLink('quiet', 'small')}
                to={`${onMap}#mapa`}
                aria-label={map.enElMapaNombre(alias)}
                title={map.enElMapa}
                preventScrollReset
                onClick={(event) => {
                  event.preventDefault();
                  onShow(tienda);
                }}
              >
                <Icon name="pin" />
              </Link>
              <FavouriteButton tienda={tienda} />
            </div>
          </div>
        }
      />
    </li>
  );
};
