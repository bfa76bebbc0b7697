import { address } from '#web/addresses.ts';
import { apiOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { vehicleOfPath } from '#web/vehicle-pages.server.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { Columns, Grid, Page, PageHead, Stack } from '#web/ui/page-layout.tsx';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useShopTexts } from '../texts.ts';
import { TyreCard } from '../tyre-card.tsx';
import { readContentPage } from './content-data.server.ts';
import { Figures } from '../prose/figures.tsx';
import { GasYear } from './gas-year.tsx';
import { HelpCard } from './help-card.tsx';
import { LinkCards } from '../prose/link-cards.tsx';
import { Sections } from '../prose/sections.tsx';
import { ShockAbsorbers } from './shock-absorbers.tsx';
import { useVehicleTexts } from './texts.ts';
import { WorkCard } from './work-card.tsx';

export const loader = async ({ context, request, params }: LoaderFunctionArgs) => {
  const url = new URL(request.url);
  const data = await readContentPage(apiOf(context), vehicleOfPath(url.pathname), url, params.pagina);
  return { ...data, ano: url.searchParams.get('ano'), coche: url.searchParams.get('coche') };
};

/** One thing that is done to a vehicle: when to come, what is done, what it costs, and the way to book it. */
export default function ContentPage() {
  const { page, texto, vehiculo, productos, cubiertas, ayuda, tambien, ano, coche } = useLoaderData<typeof loader>();
  const t = useVehicleTexts();
  const shop = useShopTexts();
  const language = useLanguage();
  const cheapest = productos.length > 0 ? Math.min(...productos.map(({ precio }) => precio)) : null;
  return (
    <Page>
      <PageMeta title={texto.titulo} description={texto.entrada} />
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
      <Columns aside={<HelpCard help={ayuda} from={cheapest} />}>
        <Sections sections={texto.secciones} />
      </Columns>
      <Stack gap="l">
        {productos.length > 0 && (
          <section id="reservar">
            <h2>{t.reservar}</h2>
            {page === 'coche/aire' && <GasYear typed={ano} />}
            {page === 'coche/amortiguadores' ? (
              <ShockAbsorbers articles={productos} chosen={coche} />
            ) : (
              <Grid least="l">
                {productos.map((article) => (
                  <WorkCard key={article.id} article={article} />
                ))}
              </Grid>
            )}
          </section>
        )}
        {cubiertas && cubiertas.neumaticos.length > 0 && (
          <section id="reservar">
            <h2>{t.reservar}</h2>
            <Stack>
              {cubiertas.neumaticos.map((tyre) => (
                <TyreCard key={tyre.id} tyre={tyre} taxText={shop.incluye} />
              ))}
            </Stack>
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
