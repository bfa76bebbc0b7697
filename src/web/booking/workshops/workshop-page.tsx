import { oneDecimal } from '#domain/format-number.ts';
import { addressLine } from '#domain/workshops/postal-address.ts';
import { isNamedAfter } from '#domain/workshops/town-names.ts';
import { address, languageOfPath } from '#contract/addresses.ts';
import { weekdayOnTheWall } from '#domain/workshops/wall-day.ts';
import { apiOf, nowOf } from '#web/api.ts';
import { asSent } from '#web/as-sent.tsx';
import { useLanguage } from '#web/language.ts';
import { notFoundWhenRefused } from '#web/not-found.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { StructuredData } from '#web/shell/structured-data.tsx';
import { Breadcrumbs } from '#web/ui/page/breadcrumbs.tsx';
import { Columns, Page, PageHead } from '#web/ui/page/page-layout.tsx';
import { Link, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { FavouriteButton } from './favourite-button.tsx';
import { readFreeTimes, readNearby, serviceToShow } from './sheet-data.ts';
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
    dia: weekdayOnTheWall(nowOf(context)),
    apertura: openingNow(tienda, nowOf(context)),
    sitio: {
      nombre,
      url: publicUrl + own,
    },
  };
};

const WorkshopReading = await asSent('taller', async () => (await import('./workshop-reading.tsx')).WorkshopReading);

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

export default function WorkshopPage() {
  const { servicios, servicio, dias, cerca, mapa, dia, apertura, sitio, ...found } = useLoaderData<typeof loader>();
  const { tienda, festivos, opiniones } = found;
  const t = useWorkshopTexts();
  const { valoracion } = tienda;
  const stars = valoracion && t.estrellas(oneDecimal(valoracion.media), valoracion.total);
  return (
    <Page>
      <PageMeta
        title={tienda.alias}
        description={`${tienda.alias}: ${addressLine(tienda)}. ${t.telefono}: ${tienda.telefono}.`}
      />
      <StructuredData data={import.meta.env.SSR && workshopSchema(found, { ...sitio, equipo: t.equipo })} />
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
        <WorkshopReading
          tienda={tienda}
          festivos={festivos}
          opiniones={opiniones}
          servicios={servicios}
          servicio={servicio}
          dias={dias}
          dia={dia}
          cerca={cerca}
        />
      </Columns>
    </Page>
  );
}
