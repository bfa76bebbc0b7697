import type { VisitService } from '#contract/visit-services.ts';
import type { Workshop } from '#contract/workshops.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { rememberWorkshop } from '#web/stored/remembered.ts';
import { hoursOn } from '#web/ui/open-today.ts';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { PhoneLink } from '#web/ui/phone-link.tsx';
import { Link } from 'react-router';
import { SheetMap } from '#web/map/sheet-map.tsx';
import type { MapTiles } from '#web/map/workshop-map.tsx';
import { useWorkshopTexts } from './texts.ts';
import styles from './workshop-page.module.css';

interface WorkshopFactsProps {
  tienda: Workshop;
  servicio: VisitService | undefined;
  /** Today, Monday is 1. */
  dia: number;
  cerca: readonly Workshop[];
  mapa: MapTiles;
}

/** How to get an appointment, to get there and to speak with somebody. */
export const WorkshopFacts = ({ tienda, servicio, dia, cerca, mapa }: WorkshopFactsProps) => {
  const t = useWorkshopTexts();
  const language = useLanguage();
  const { codTienda, lat, lon, telefono, email } = tienda;
  const today = hoursOn(tienda, dia);
  const online = tienda.cita === 'web';
  return (
    <Card look="sunk">
      <Stack>
        {online && servicio && (
          <Link {...buttonLink('primary')} to={`${address('visitPreset', language)}?codTienda=${codTienda}`}>
            {t.pedirCitaAqui}
          </Link>
        )}
        <Link
          {...buttonLink(online ? 'secondary' : 'primary')}
          to={`${address('selectorSizes', language)}?cp=${encodeURIComponent(tienda.cpostal)}&taller=${codTienda}`}
          onClick={() => rememberWorkshop(tienda)}
        >
          {t.comprar}
        </Link>
        <p>{today ? t.abiertoHoy(today) : t.cerradoHoy}</p>
        <dl className={styles.facts}>
          <div>
            <dt>{t.telefono}</dt>
            <dd>
              <PhoneLink telefono={telefono} />
            </dd>
          </div>
          <div>
            <dt>{t.correo}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
          <div>
            <dt>{t.responsable}</dt>
            <dd>{tienda.responsable}</dd>
          </div>
        </dl>
        <SheetMap tienda={tienda} cerca={cerca} mapa={mapa} />
        <a
          {...buttonLink('secondary', 'small')}
          href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`}
          rel="noreferrer"
        >
          {t.comoLlegar}
        </a>
      </Stack>
    </Card>
  );
};
