import { addressLine } from '#domain/workshops/postal-address.ts';
import { isNamedAfter } from '#domain/workshops/town-names.ts';
import { address, languageOfPath } from '#contract/addresses.ts';
import { weekdayOnTheWall } from '#domain/workshops/wall-day.ts';
import { apiOf, nowOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { notFoundWhenRefused } from '#web/not-found.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { StructuredData } from '#web/shell/structured-data.tsx';
import { Badge } from '#web/ui/page/badge.tsx';
import { Breadcrumbs } from '#web/ui/page/breadcrumbs.tsx';
import { Columns, Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { Link, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { BookableServices } from './bookable-services.tsx';
import { ClosedDays } from './closed-days.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { FreeTimes } from './free-times.tsx';
import { NearbyWorkshops } from './nearby-workshops.tsx';
import { OpeningHours } from './opening-hours.tsx';
import { Reviews } from './reviews.tsx';
import { readFreeTimes, readNearby, serviceToShow } from './sheet-data.ts';
import { oneDecimal } from '#web/ui/one-decimal.ts';
import { openingInWords, openingNow } from '#web/ui/open-today.ts';
import { Stars } from '#web/ui/stars.tsx';
import { WorkshopFront } from '#web/ui/walk/workshop-front.tsx';
import { useWorkshopTexts } from './texts.ts';
import { WorkshopFacts } from './workshop-facts.tsx';
import { workshopSchema } from './workshop-schema.ts';
import styles from './workshop-page.module.css';

export const loader = async ({ context, params, url }: LoaderFunctionArgs) => {
  const api = apiOf(context);
  const found = await notFoundWhenRefused(api('readWorkshop', { params: { id: params.taller ?? '' } }));
  const { tienda } = found;
  const language = languageOfPath(url.pathname);
  const own = address('workshop', language, { area: tienda.area, taller: tienda.slug });
  // The area is part of the address. A workshop under its province's name has moved; under another one it is not there.
  if (tienda.area !== params.area)
    throw isNamedAfter(params.area ?? '', tienda.provincia)
      ? redirect(own + url.search, 301)
      : new Response(null, { status: 404 });
  const [{ servicios }, { publicUrl, nombre, mapa }, cerca] = await Promise.all([
    api('readWorkshopServices', { params: { id: tienda.codTienda } }),
    api('siteInit', {}),
    readNearby(api, tienda),
  ]);
  const servicio = serviceToShow(servicios, url.searchParams.get('servicio'));
  return {
    ...found,
    servicios,
    servicio,
    dias: await readFreeTimes(api, tienda, servicio),
    cerca,
    mapa,
    dia: weekdayOnTheWall(nowOf(context), tienda.pais),
    apertura: openingNow(tienda, nowOf(context)),
    sitio: {
      nombre,
      url: publicUrl + own,
    },
  };
};

type SheetData = ReturnType<typeof useLoaderData<typeof loader>>;

/** Where it is found: among the workshops, in its area. */
const Trail = ({ tienda }: Pick<SheetData, 'tienda'>) => {
  const t = useWorkshopTexts();
  const language = useLanguage();
  return (
    <Breadcrumbs
      label={t.migas}
      items={[
        <Link to={address('home', language)}>{t.inicio}</Link>,
        <Link to={address('workshops', language)}>{t.talleres}</Link>,
        <Link to={address('workshopArea', language, { area: tienda.area })}>{t.area[tienda.area] ?? tienda.area}</Link>,
        tienda.alias,
      ]}
    />
  );
};

/** Its next free times, or the number to call where the web takes no appointments. */
const Times = ({ tienda, servicio, dias }: Pick<SheetData, 'tienda' | 'servicio' | 'dias'>) => {
  const t = useWorkshopTexts();
  return (
    <section id="horas" aria-labelledby="horas-titulo">
      <h2 id="horas-titulo">{t.horasTitulo}</h2>
      {servicio && tienda.cita === 'web' ? (
        <Stack>
          <p>{t.horasPara(servicio.nombre.toLowerCase(), servicio.minutos)}</p>
          <FreeTimes tienda={tienda} servicio={servicio} dias={dias} />
        </Stack>
      ) : (
        <p>{t.citaTelefono(tienda.telefono)}</p>
      )}
    </section>
  );
};

const Services = ({ servicios, servicio }: Pick<SheetData, 'servicios' | 'servicio'>) => {
  const t = useWorkshopTexts();
  return (
    <section aria-labelledby="servicios">
      <h2 id="servicios">{t.servicios}</h2>
      <Stack>
        <p>{t.serviciosTexto}</p>
        <div className={styles.vehicles}>
          <BookableServices servicios={servicios} chosen={servicio?.servicio} />
        </div>
      </Stack>
    </section>
  );
};

/** A titled row of badges. */
const Badges = ({ id, title, texts }: { id: string; title: string; texts: readonly string[] }) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <p className={styles.badges}>
      {texts.map((text) => (
        <Badge key={text}>{text}</Badge>
      ))}
    </p>
  </section>
);

export default function WorkshopPage() {
  const { servicios, servicio, dias, cerca, mapa, dia, apertura, sitio, ...found } = useLoaderData<typeof loader>();
  const { tienda, festivos, opiniones } = found;
  const t = useWorkshopTexts();
  const language = useLanguage();
  const { valoracion } = tienda;
  const stars = valoracion && t.estrellas(oneDecimal(valoracion.media, language), valoracion.total);
  return (
    <Page>
      <PageMeta
        title={tienda.alias}
        description={`${tienda.alias}: ${addressLine(tienda)}. ${t.telefono}: ${tienda.telefono}.`}
      />
      <StructuredData data={workshopSchema(found, { ...sitio, equipo: t.equipo })} />
      <PageHead
        above={<Trail tienda={tienda} />}
        title={tienda.alias}
        lead={addressLine(tienda)}
        aside={
          <div className={styles.front}>
            <WorkshopFront
              codTienda={tienda.codTienda}
              abierto={apertura?.abierto === true}
              alt={t.fachada(tienda.alias, apertura?.abierto === true)}
              look="large"
              loading="eager"
            />
          </div>
        }
      >
        <p className={styles.rating}>
          {valoracion && (
            <span>
              <Stars estrellas={valoracion.media} />
              <a href="#opiniones">{stars}</a>
            </span>
          )}
          <strong>{openingInWords(apertura, t)}</strong>
          <FavouriteButton tienda={tienda} named />
        </p>
      </PageHead>
      <Columns
        side="price"
        aside={<WorkshopFacts tienda={tienda} servicio={servicio} dia={dia} mapa={mapa} cerca={cerca} />}
      >
        <Stack gap="l">
          <Times tienda={tienda} servicio={servicio} dias={dias} />
          {servicios.length > 0 && <Services servicios={servicios} servicio={servicio} />}
          <section aria-labelledby="horario">
            <h2 id="horario">{t.horario}</h2>
            <OpeningHours horario={tienda.horario} dia={dia} />
          </section>
          <ClosedDays festivos={festivos} />
          <Badges id="con" title={t.trabajaCon} texts={tienda.servicios.map((each) => t.servicio[each] ?? each)} />
          <Badges
            id="equipo"
            title={t.equipamiento}
            texts={tienda.equipamiento.map((each) => t.equipo[each] ?? each)}
          />
          <Reviews valoracion={valoracion} opiniones={opiniones} />
          <NearbyWorkshops tiendas={cerca} />
        </Stack>
      </Columns>
    </Page>
  );
}
