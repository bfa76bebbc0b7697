import type { Answer } from '#contract/contract.ts';
import type { Place } from '#domain/workshops/distance.ts';
import { address, languageOfPath } from '#contract/addresses.ts';
import { apiOf, nowOf, Refused } from '#web/api.ts';
import { asSent } from '#web/as-sent.tsx';
import { later } from '#web/later.ts';
import { useLanguage } from '#web/language.ts';
import { notFoundWhenRefused } from '#web/not-found.ts';
import { unlessRefused } from '#web/refused.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Breadcrumbs } from '#web/ui/page/breadcrumbs.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { useState } from 'react';
import { Link, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { ChosenOnMap } from './chosen-on-map.tsx';
import { FoundWorkshop } from './found-workshop.tsx';
import { listedOn, type ListedWorkshop } from './listed-workshops.ts';
import { useOwnFirst } from './own-first.ts';
import { PlaceSearch } from './place-search.tsx';
import { readSearch, workshopSearchAddress, type WorkshopSearch } from './search-address.ts';
import { useWorkshopTexts } from './texts.ts';
import type { MapView } from '#web/map/projection.ts';
import { mapCardId } from '#web/map/map-point.ts';
import { WorkshopMap } from '#web/map/workshop-map.tsx';
import styles from './workshops-page.module.css';

export const loader = async ({ context, params, url }: LoaderFunctionArgs) => {
  const api = apiOf(context);
  const search = readSearch(params.area, url.searchParams);
  const asked = { params: { area: search.area ?? 'todas' }, query: { filtro: search.filtros.join(',') } };
  const place = search.cp ? { cp: search.cp } : { ...search.cerca };
  const { telefono, mapa } = await api('siteInit', {});
  // Also a town may be typed there, which says nothing more than its name.
  const zona = search.cp ? await unlessRefused(api('readDistrict', { params: { x: search.cp.slice(0, 10) } })) : null;
  const shown = ({ tiendas, ...found }: Answer<'readWorkshopArea'>) => ({
    ...found,
    ...listedOn(tiendas, search.pagina, nowOf(context)),
  });
  const shared = { search, telefono, mapa, zona };
  try {
    const found = shown(
      await notFoundWhenRefused(api('readWorkshopArea', { ...asked, query: { ...asked.query, ...place } })),
    );
    // Beyond the last page is the last, which has an address of its own.
    if (found.pagina < search.pagina)
      throw redirect(workshopSearchAddress({ ...search, pagina: found.pagina }, languageOfPath(url.pathname)));
    return { ...shared, ...found, error: null };
  } catch (error) {
    if (!(error instanceof Refused) || error.problem.code !== 'codigo-postal-desconocido') throw error;
    // An unknown postcode must not take the list away.
    return { ...shared, ...shown(await api('readWorkshopArea', asked)), error: error.problem.error };
  }
};

const NoWorkshops = await later(async () => (await import('./no-workshops.tsx')).NoWorkshops);
const Narrow = await asSent('acotar-talleres', async () => (await import('./narrow.tsx')).Narrow);
const ListPages = await asSent('paginas-de-talleres', async () => (await import('./list-pages.tsx')).ListPages);
const AllWorkshops = await asSent(
  'talleres-por-nombre',
  async () => (await import('./all-workshops.tsx')).AllWorkshops,
);

/** What the page is called: after a place, an area, a filter, or all of it. */
const useTitle = (
  { area, filtros, cp, cerca }: WorkshopSearch,
  { total, zona }: { readonly total: number; readonly zona: Answer<'readDistrict'> | null },
) => {
  const t = useWorkshopTexts();
  const language = useLanguage();
  const [only, ...more] = filtros;
  const list = only && more.length === 0 ? t.lista[only] : undefined;
  if (area) {
    const name = t.area[area] ?? area;
    return { title: t.enArea(name), lead: total > 0 ? t.enAreaTexto(total, name) : undefined, crumb: name };
  }
  if (cp) {
    const named = cp.charAt(0).toLocaleUpperCase(language) + cp.slice(1);
    return { title: t.cercaDe(named), lead: zona ? t.zona(zona) : undefined, crumb: named };
  }
  if (cerca) return { title: t.cercaDeTi, lead: t.posicionPrivada, crumb: t.tuPosicion };
  if (list) return { title: list[0], lead: list[1], crumb: only && t.filtro[only] };
  return { title: t.titulo, lead: filtros.length > 0 ? undefined : t.texto(total), crumb: undefined };
};

type AreaData = ReturnType<typeof useLoaderData<typeof loader>>;

/** Which workshop is pointed at, and where the map is to go: list and map follow each other. */
const usePointing = () => {
  const [pointed, setPointed] = useState<number | null>(null);
  const [pressed, setPressed] = useState<number | null>(null);
  const [wish, setWish] = useState<Place | null>(null);
  return {
    pointed,
    pressed,
    wish,
    setPointed,
    pressOnMap: (codTienda: number) => {
      setPointed(codTienda);
      setPressed(codTienda);
      // The list follows the map only where both stand side by side; below each other, scrolling would move the visitor away from the map.
      if (window.matchMedia('(width >= 1024px)').matches)
        document.getElementById(mapCardId(codTienda))?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    },
    showOnMap: (tienda: ListedWorkshop) => {
      setPointed(tienda.codTienda);
      setPressed(tienda.codTienda);
      setWish({ lat: tienda.lat, lon: tienda.lon });
    },
  };
};

/** How many there are, in which order, and how to look everywhere again. */
const Order = ({ search, puntos, lugar, error }: Pick<AreaData, 'search' | 'puntos' | 'lugar' | 'error'>) => {
  const t = useWorkshopTexts();
  const language = useLanguage();
  return (
    <p className={styles.order}>
      <strong>{t.total(puntos.length)}.</strong> {lugar ? t.orden(search.cp ?? t.tuPosicion) : t.ordenZona}{' '}
      {t.primeraEs}{' '}
      {(search.cp ?? search.cerca) && !error && (
        <Link to={workshopSearchAddress({ ...search, cp: null, cerca: null, mapa: null, pagina: 1 }, language)}>
          {t.quitarLugar}
        </Link>
      )}
    </p>
  );
};

/** What was found: on the map, and as a list beside or below it. */
const FoundWorkshops = (found: AreaData) => {
  const { search, puntos, tiendas, lugar, lejos, mapa, pagina, paginas } = found;
  const t = useWorkshopTexts();
  const language = useLanguage();
  const listed = useOwnFirst(tiendas, puntos, pagina === 1 && !lugar);
  const { pointed, pressed, wish, setPointed, pressOnMap, showOnMap } = usePointing();
  const onMap = puntos.find(({ codTienda }) => codTienda === pressed);
  const addressOf = (view: MapView) => workshopSearchAddress({ ...search, mapa: view }, language);
  return (
    <div className={styles.split}>
      <div className={styles.map}>
        <a href="#lista" className="spoken">
          {t.saltarMapa}
        </a>
        <WorkshopMap
          key={workshopSearchAddress({ ...search, mapa: null, pagina: 1 }, language)}
          tiendas={puntos}
          listed={listed}
          lugar={lugar}
          asked={search.mapa}
          pointed={pointed}
          said={onMap && <ChosenOnMap tienda={onMap} card={listed.find(({ codTienda }) => codTienda === pressed)} />}
          onPoint={pressOnMap}
          wish={wish}
          addressOf={addressOf}
          mapa={mapa}
        />
      </div>
      <section id="lista" tabIndex={-1} aria-label={t.total(puntos.length)}>
        <Stack>
          {lejos && <Notice tone="warning">{t.lejos(search.cp ?? t.tuPosicion)}</Notice>}
          <Order {...found} />
          <ul className={styles.list}>
            {listed.map((tienda, place) => (
              <FoundWorkshop
                key={tienda.codTienda}
                tienda={tienda}
                seen={place < 2}
                onMap={addressOf({ lat: tienda.lat, lon: tienda.lon, zoom: 12 })}
                pointed={pointed === tienda.codTienda}
                onPoint={setPointed}
                onShow={showOnMap}
              />
            ))}
          </ul>
          <ListPages search={search} pagina={pagina} paginas={paginas} />
        </Stack>
      </section>
    </div>
  );
};

export default function WorkshopsPage() {
  const found = useLoaderData<typeof loader>();
  const { search, puntos, areas, filtros, telefono, zona, pagina, error } = found;
  const t = useWorkshopTexts();
  const language = useLanguage();
  const { title, lead, crumb } = useTitle(error ? { ...search, cp: null } : search, { total: puntos.length, zona });
  return (
    <Page>
      <PageMeta
        title={title}
        description={lead ?? t.texto(puntos.length)}
        index={!search.cp && !search.cerca && pagina === 1}
      />
      <PageHead
        above={
          crumb && (
            <Breadcrumbs
              label={t.migas}
              items={[
                <Link to={address('home', language)}>{t.inicio}</Link>,
                <Link to={address('workshops', language)}>{t.talleres}</Link>,
                crumb,
              ]}
            />
          )
        }
        title={title}
        lead={lead}
      />
      <Stack>
        <PlaceSearch search={search} error={error} />
        <Narrow search={search} filtros={filtros} areas={areas} />
        {puntos.length === 0 ? <NoWorkshops search={search} telefono={telefono} /> : <FoundWorkshops {...found} />}
        {!search.area && !found.lugar && puntos.length > 0 && <AllWorkshops puntos={puntos} />}
      </Stack>
    </Page>
  );
}
