import { demoPlates } from '#domain/vehicles/demo-plates.ts';
import { address } from '#contract/addresses.ts';
import { apiOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Breadcrumbs } from '#web/ui/page/breadcrumbs.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Band, Page, Stack } from '#web/ui/page/page-layout.tsx';
import { vehicleOfPath } from '#web/vehicle-pages.server.ts';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { PlateSearch } from '../plate/search/plate-search.tsx';
import { SizeSearch } from '../finder/size/size-search.tsx';
import { useShopTexts } from '../texts.ts';
import { readCategory } from './category-data.server.ts';
import { LinkCards } from '#web/ui/cards/link-cards.tsx';
import { PricedCards } from './priced-cards.tsx';
import styles from './category-page.module.css';

export const loader = async ({ context, url }: LoaderFunctionArgs) => {
  const api = apiOf(context);
  const [category, site] = await Promise.all([
    readCategory(api, vehicleOfPath(url.pathname), url),
    api('siteInit', {}),
  ]);
  return { ...category, porMatricula: site.flags['matricula'] ?? false, demo: site.demo ? demoPlates : [] };
};

/** A vehicle: the ways to its tyres first, then everything that is done to it. */
export default function CategoryPage() {
  const { vehiculo, texto, vias, grupos, porMatricula, demo } = useLoaderData<typeof loader>();
  const shop = useShopTexts();
  const language = useLanguage();
  return (
    <Page width="full">
      <PageMeta title={texto.titulo} description={texto.entrada} />
      <Band look="sign">
        <Breadcrumbs
          label={shop.migas}
          items={[<Link to={address('home', language)}>{shop.inicio}</Link>, texto.nombre]}
        />
        <h1 tabIndex={-1} className={styles.title}>
          {texto.titulo}
        </h1>
        <p className={styles.lead}>{texto.entrada}</p>
        <Card className={styles.ways}>
          <div>
            <h2 className={styles.tyres}>{texto.neumaticos}</h2>
            <p className={styles.text}>{texto.neumaticosTexto}</p>
          </div>
          {vehiculo === 'coche' ? (
            <>
              {porMatricula && <PlateSearch demo={demo} look="secondary" />}
              <SizeSearch />
            </>
          ) : (
            <div className={styles.buttons}>
              {vias.map(({ nombre, to }, place) => (
                <Link key={to} {...buttonLink(place === 0 ? 'primary' : 'secondary')} to={to}>
                  {nombre}
                </Link>
              ))}
            </div>
          )}
        </Card>
      </Band>
      <Band>
        <Stack gap="l">
          {grupos.map(({ titulo, enlaces }) => (
            <section key={titulo}>
              <h2>{titulo}</h2>
              <PricedCards links={enlaces} />
            </section>
          ))}
          {vehiculo === 'coche' && (
            <section>
              <h2>{shop.neumaticos}</h2>
              <LinkCards links={vias} />
            </section>
          )}
        </Stack>
      </Band>
    </Page>
  );
}
