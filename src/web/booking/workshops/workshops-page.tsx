import { address } from '#web/addresses.ts';
import { apiOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { notFoundWhenRefused } from '#web/not-found.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonLink } from '#web/ui/button.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { Columns, Page, PageHead, Stack } from '#web/ui/page-layout.tsx';
import { WorkshopCard } from '#web/ui/workshop-card.tsx';
import { Link, useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router';
import { useWorkshopTexts } from './texts.ts';
import styles from './workshops-page.module.css';

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  notFoundWhenRefused(apiOf(context)('readWorkshopArea', { params: { area: params.area ?? 'todas' } }));

export default function WorkshopsPage() {
  const { tiendas, areas } = useLoaderData<typeof loader>();
  const t = useWorkshopTexts();
  const language = useLanguage();
  const { area } = useParams();
  const areaName = area && (t.area[area] ?? area);
  const title = areaName ? t.enArea(areaName) : t.titulo;
  return (
    <Page>
      <PageMeta title={title} description={t.texto(tiendas.length)} />
      <PageHead
        above={
          areaName && (
            <Breadcrumbs
              label={t.migas}
              items={[
                <Link to={address('home', language)}>{t.inicio}</Link>,
                <Link to={address('workshops', language)}>{t.talleres}</Link>,
                areaName,
              ]}
            />
          )
        }
        title={title}
        lead={areaName ? undefined : t.texto(tiendas.length)}
      />
      <Columns
        side={areaName ? 'end' : 'start'}
        aside={
          <nav aria-label={t.areas}>
            <h2>{t.areas}</h2>
            <ul className={styles.areas}>
              {[...areas]
                .map(({ area: slug, total }) => ({ slug, total, name: t.area[slug] ?? slug }))
                .sort((one, other) => one.name.localeCompare(other.name, language))
                .map(({ slug, total, name }) => (
                  <li key={slug}>
                    <Link
                      to={address('workshopArea', language, { area: slug })}
                      aria-current={slug === area ? 'page' : undefined}
                    >
                      {name}
                    </Link>{' '}
                    <span>({total})</span>
                  </li>
                ))}
            </ul>
          </nav>
        }
      >
        <Stack>
          {tiendas.map((tienda) => (
            <WorkshopCard
              key={tienda.codTienda}
              level={2}
              title={
                <Link to={address('workshop', language, { area: tienda.area, taller: tienda.slug })}>
                  {tienda.alias}
                </Link>
              }
              action={
                tienda.cita === 'web' && (
                  <Link
                    {...buttonLink('secondary', 'small')}
                    to={`${address('visitPreset', language)}?codTienda=${tienda.codTienda}`}
                    aria-label={t.pedirCitaEn(tienda.alias)}
                  >
                    {t.pedirCita}
                  </Link>
                )
              }
              direccion={`${tienda.direccion}, ${tienda.cpostal} ${tienda.poblacion}`}
              tags={
                <>
                  {tienda.abiertoMediodia && <Badge>{t.mediodia}</Badge>}
                  {tienda.abiertoSabado && <Badge>{t.sabado}</Badge>}
                </>
              }
            />
          ))}
        </Stack>
      </Columns>
    </Page>
  );
}
