import type { Workshop } from '#contract/workshops.ts';
import { address } from '#web/addresses.ts';
import { apiOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { notFoundWhenRefused } from '#web/not-found.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { StructuredData } from '#web/shell/structured-data.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { buttonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FirstFreeTime } from '#web/ui/first-free-time.tsx';
import { Columns, Page, PageHead, Stack } from '#web/ui/page-layout.tsx';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useWorkshopTexts } from './texts.ts';
import styles from './workshop-page.module.css';

export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const found = await notFoundWhenRefused(apiOf(context)('readWorkshop', { params: { id: params.taller ?? '' } }));
  // The area is part of the address; a workshop under another area's name is not there.
  if (found.tienda.area !== params.area) throw new Response(null, { status: 404 });
  return found;
};

const weekDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const short = (time: string) => time.replace(/^0/, '');

const dates = {
  es: new Intl.DateTimeFormat('es', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
  ca: new Intl.DateTimeFormat('ca', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
};

const schemaOf = (tienda: Workshop) => ({
  '@type': 'AutoRepair',
  name: tienda.alias,
  telephone: tienda.telefono,
  email: tienda.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: tienda.direccion,
    postalCode: tienda.cpostal,
    addressLocality: tienda.poblacion,
    addressCountry: tienda.pais,
  },
  geo: { '@type': 'GeoCoordinates', latitude: tienda.lat, longitude: tienda.lon },
  openingHoursSpecification: tienda.horario.map(({ dia, desde, hasta }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekDays[dia - 1],
    opens: desde,
    closes: hasta,
  })),
});

export default function WorkshopPage() {
  const { tienda, festivos } = useLoaderData<typeof loader>();
  const t = useWorkshopTexts();
  const language = useLanguage();
  const day = (fecha: string) => dates[language].format(new Date(`${fecha}T12:00:00Z`)).replace(',', '');
  return (
    <Page>
      <PageMeta
        title={tienda.alias}
        description={`${tienda.alias}: ${tienda.direccion}, ${tienda.cpostal} ${tienda.poblacion}. ${t.telefono}: ${tienda.telefono}.`}
      />
      <StructuredData data={schemaOf(tienda)} />
      <PageHead
        above={
          <Breadcrumbs
            label={t.migas}
            items={[
              <Link to={address('workshops', language)}>{t.talleres}</Link>,
              <Link to={address('workshopArea', language, { area: tienda.area })}>
                {t.area[tienda.area] ?? tienda.area}
              </Link>,
              tienda.alias,
            ]}
          />
        }
        title={tienda.alias}
        lead={`${tienda.direccion}, ${tienda.cpostal} ${tienda.poblacion}`}
      />
      <Columns
        aside={
          <Card look="sunk">
            <Stack>
              {tienda.primeraHora && (
                <FirstFreeTime look="badge">
                  {t.primera(`${day(tienda.primeraHora.fecha)}, ${short(tienda.primeraHora.hora)}`)}
                </FirstFreeTime>
              )}
              {tienda.cita === 'web' && (
                <Link
                  {...buttonLink('primary')}
                  to={`${address('visitPreset', language)}?codTienda=${tienda.codTienda}`}
                >
                  {t.pedirCitaAqui}
                </Link>
              )}
              <Link
                {...buttonLink(tienda.cita === 'web' ? 'secondary' : 'primary')}
                to={`${address('selectorSizes', language)}?cp=${encodeURIComponent(tienda.cpostal)}`}
              >
                {t.comprar}
              </Link>
              <p>
                {t.telefono}: <a href={`tel:${tienda.telefono.replaceAll(' ', '')}`}>{tienda.telefono}</a>
                <br />
                {t.correo}: <a href={`mailto:${tienda.email}`}>{tienda.email}</a>
                <br />
                {t.responsable}: {tienda.responsable}
              </p>
            </Stack>
          </Card>
        }
      >
        <Stack gap="l">
          <section>
            <h2>{t.horario}</h2>
            <dl className={styles.hours}>
              {t.dias.map((name, index) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    {tienda.horario
                      .filter(({ dia }) => dia === index + 1)
                      .map(({ desde, hasta }) => `${short(desde)}–${short(hasta)}`)
                      .join(' · ') || t.cerrado}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
          {festivos.length > 0 && (
            <section>
              <h2>{t.festivos}</h2>
              <ul>
                {festivos.map(({ fecha, motivo }) => (
                  <li key={fecha}>
                    {day(fecha)}: {motivo}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section>
            <h2>{t.servicios}</h2>
            <p>{tienda.servicios.map((service) => t.servicio[service] ?? service).join(' · ')}</p>
            <h2>{t.equipamiento}</h2>
            <p>{tienda.equipamiento.map((item) => t.equipo[item] ?? item).join(' · ')}</p>
          </section>
        </Stack>
      </Columns>
    </Page>
  );
}
