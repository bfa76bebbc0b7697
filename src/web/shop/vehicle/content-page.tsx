import { address } from '#contract/addresses.ts';
import { apiOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { later } from '#web/later.ts';
import { vehicleOfPath } from '#web/vehicle-pages.server.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { StructuredData } from '#web/shell/structured-data.tsx';
import { Breadcrumbs } from '#web/ui/page/breadcrumbs.tsx';
import { writeEuros } from '#web/ui/page/euros.ts';
import { Columns, Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { ArticleCard } from '../articles/article-card.tsx';
import { useShopTexts } from '../texts.ts';
import { readContentPage } from './content-data.server.ts';
import { Figures } from '../prose/figures.tsx';
import { forInspection, InspectionChoice, readInspectionVehicle } from './inspection-choice.tsx';
import { HelpCard } from './help-card.tsx';
import { LinkCards } from '../prose/link-cards.tsx';
import { Sections } from '../prose/sections.tsx';
import { useVehicleTexts } from './texts.ts';
import { WhichGas } from './which-gas.tsx';

export const loader = async ({ context, params, url }: LoaderFunctionArgs) => {
  const data = await readContentPage(apiOf(context), vehicleOfPath(url.pathname), url, params.pagina);
  return {
    ...data,
    coche: url.searchParams.get('coche'),
    llevar: readInspectionVehicle(url.searchParams.get('vehiculo')),
  };
};

// Of one page each, or of few.
const ShockAbsorbers = await later(async () => (await import('./shock-absorbers.tsx')).ShockAbsorbers);
const TyreCard = await later(async () => (await import('../tyre-cards/tyre-card.tsx')).TyreCard);

/** One thing that is done to a vehicle: when to come, what is done, what it costs, and the way to book it. */
export default function ContentPage() {
  const { page, texto, vehiculo, productos, desde, dentro, cubiertas, ayuda, tambien, coche, llevar } =
    useLoaderData<typeof loader>();
  const t = useVehicleTexts();
  const shop = useShopTexts();
  const language = useLanguage();
  return (
    <Page>
      <PageMeta title={texto.titulo} description={texto.entrada} />
      <StructuredData
        data={{
          '@type': 'Service',
          name: texto.titulo,
          description: texto.entrada,
          ...(desde !== null && {
            offers: {
              '@type': 'AggregateOffer',
              name: t.desdePrecio(writeEuros(desde.importe), desde.unidades, desde.entrega),
              priceCurrency: 'EUR',
              lowPrice: desde.importe.toFixed(2),
              eligibleQuantity: { '@type': 'QuantitativeValue', minValue: desde.unidades },
            },
          }),
        }}
      />
      <PageHead
        above={
          <Breadcrumbs
            label={shop.migas}
            items={[
              <Link to={address('home', language)}>{shop.inicio}</Link>,
              <Link to={vehiculo.to}>{vehiculo.nombre}</Link>,
              texto.nombre,
            ]}
          />
        }
        title={texto.titulo}
        lead={texto.entrada}
      />
      <Figures figures={texto.cifras} />
      <Stack gap="l">
        <Columns side="price" aside={<HelpCard help={ayuda} from={desde} inside={dentro} />}>
          <Sections sections={texto.secciones} />
        </Columns>
        {(productos.length > 0 || cubiertas.length > 0) && (
          <section id="reservar">
            <h2>{t.reservar}</h2>
            {page === 'coche/aire' && <WhichGas />}
            {page === 'coche/revisionPreItv' && <InspectionChoice vehicle={llevar} />}
            {page === 'coche/amortiguadores' ? (
              <ShockAbsorbers articles={productos} chosen={coche} />
            ) : (
              <Stack>
                {(page === 'coche/revisionPreItv' ? forInspection(productos, llevar) : productos).map((article) => (
                  <ArticleCard key={article.id} article={article} />
                ))}
                {cubiertas.map((tyre) => (
                  <TyreCard key={tyre.id} tyre={tyre} />
                ))}
              </Stack>
            )}
          </section>
        )}
        <section>
          <h2>{t.tambien}</h2>
          <LinkCards links={tambien} />
        </section>
      </Stack>
    </Page>
  );
}
