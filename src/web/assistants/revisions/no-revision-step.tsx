import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { rememberVisit } from '#web/stored/search-memory.ts';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Actions, Stack } from '#web/ui/page/page-layout.tsx';
import { PhoneLink } from '#web/ui/phone-link.tsx';
import { Link } from 'react-router';
import { CarLine } from './car-line.tsx';
import type { RevisionView } from './revision-action.server.ts';
import styles from './revision.module.css';
import { useRevisionTexts } from './texts.ts';
import { visitOf } from './visit-of.ts';

/** Second screen: why there is no revision, the telephone, and what we can do for this car. */
export const NoRevisionStep = ({
  view,
  telefono,
  motos,
}: {
  view: RevisionView;
  telefono: string;
  /** Motorcycles have a revision here. */
  motos: boolean;
}) => {
  const t = useRevisionTexts();
  const language = useLanguage();
  const status = view.state.status ?? 'NO_OIL';
  if (status === 'OK' || status === 'NO_EXISTE') return null;
  const book = (servicio: string, look: 'primary' | 'secondary', text: string) => (
    <Link
      {...buttonLink(look)}
      to={`${address('visitPreset', language)}?${new URLSearchParams({ servicio, origen: 'revision' })}`}
      onClick={() => rememberVisit(visitOf(view, t, null))}
    >
      {text}
    </Link>
  );
  const { titulo, texto } = t.sinRevision[status];
  return (
    <Stack gap="l">
      <CarLine view={view} />
      <Notice tone={status === 'ELECTRIC' ? 'info' : 'warning'} title={titulo}>
        {texto(telefono)} <PhoneLink telefono={telefono}>{t.llamar(telefono)}</PhoneLink>
      </Notice>
      {status === 'OTRO_VEHICULO' ? (
        <Actions>
          <Link {...buttonLink('secondary')} to={address('visit', language)}>
            {t.pedirCita}
          </Link>
          {motos && view.state.vehiculoInfo?.tipoVehiculo === 'moto' && (
            <Link {...buttonLink('primary')} to={address('motoRevision', language)}>
              {t.irAMoto}
            </Link>
          )}
        </Actions>
      ) : (
        <section>
          <h2>{t.podemos}</h2>
          <p className={styles.above}>{t.podemosTexto[status]}</p>
          <Actions>
            {book('frenos', 'secondary', t.frenos)}
            {book('neumaticos', 'secondary', t.neumaticos)}
            {status === 'ELECTRIC'
              ? book('consulta', 'primary', t.pedirCita)
              : book(status === 'NO_OIL' ? 'cambio-aceite' : 'revision', 'primary', t.citaPara[status])}
          </Actions>
        </section>
      )}
    </Stack>
  );
};
