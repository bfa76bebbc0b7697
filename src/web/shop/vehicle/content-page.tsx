import { address } from '#contract/addresses.ts';
import { apiOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { asSent } from '#web/as-sent.tsx';
import { later } from '#web/later.ts';
import { vehicleOfPath } from '#web/vehicle-pages.server.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { StructuredData } from '#web/shell/structured-data.tsx';
import { Breadcrumbs } from '#web/ui/page/breadcrumbs.tsx';
import { writeEuros } from '#web/ui/page/euros.ts';
import { Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { Suspense } from 'react';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useShopTexts } from '../texts.ts';
import { readContentPage } from './content-data.server.ts';
import { Figures } from '../prose/figures.tsx';
import { readInspectionVehicle } from './inspection-choice.tsx';
import { useVehicleTexts } from './texts.ts';

export const loader = async ({ context, params, url }: LoaderFunctionArgs) => {
  const data = await readContentPage(apiOf(context), vehicleOfPath(url.pathname), url, params.pagina);
  return {
    ...data,
    coche: url.searchParams.get('coche'),
    llevar: readInspectionVehicle(url.searchParams.get('vehiculo')),
  };
};

const reading = async () => await import('./reading.tsx');
const Explained = await asSent('explicado', async () => (await reading()).Explained);
const AlsoRead = await asSent('leer-mas', async () => (await reading()).AlsoRead);
const Bookable = await later(async () => (await import('./bookable.tsx')).Bookable);

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
        data={
          import.meta.env.SSR && {
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
          }
        }
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
        <Explained texto={texto} desde={desde} dentro={dentro} ayuda={ayuda} />
        {(productos.length > 0 || cubiertas.length > 0) && (
          <Suspense>
            <Bookable page={page} productos={productos} cubiertas={cubiertas} coche={coche} llevar={llevar} />
          </Suspense>
        )}
        <AlsoRead tambien={tambien} />
      </Stack>
    </Page>
  );
}
