import { demoPlates } from '#domain/vehicles/demo-plates.ts';
import { address, type PageName } from '#web/addresses.ts';
import { apiOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Card } from '#web/ui/card.tsx';
import { Columns, Grid, Page, PageHead, Stack } from '#web/ui/page-layout.tsx';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { PlateSearch } from './plate-search.tsx';
import { SizeLinks } from './size-links.tsx';
import { SizeSearch } from './size-search.tsx';
import { useLandingTexts } from './landing-texts.ts';
import { useShopTexts } from './texts.ts';

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const api = apiOf(context);
  const [{ medidas, total }, site] = await Promise.all([
    api('readTyreLanding', { query: { pageSize: 1 } }),
    api('siteInit', {}),
  ]);
  return {
    medidas: medidas.slice(0, 24),
    total,
    porMatricula: site.flags['matricula'] ?? false,
    demo: site.demo ? demoPlates : [],
  };
};

export default function TyresPage() {
  const { medidas, total, porMatricula, demo } = useLoaderData<typeof loader>();
  const t = useShopTexts();
  const landing = useLandingTexts();
  const language = useLanguage();
  const go = (page: Extract<PageName, keyof typeof landing.landings>) => (
    <li key={page}>
      <Link to={address(page, language)}>{landing.landings[page].titulo}</Link>
    </li>
  );
  return (
    <Page>
      <PageMeta title={landing.neumaticosTitulo} description={landing.neumaticosTexto} />
      <PageHead title={landing.neumaticosTitulo} lead={`${landing.neumaticosTexto} ${t.resultados(total)}.`} />
      <Columns
        side="start"
        aside={
          <Stack>
            {porMatricula && (
              <Card>
                <PlateSearch demo={demo} look="secondary" />
              </Card>
            )}
            <Card>
              <SizeSearch />
            </Card>
          </Stack>
        }
      >
        <Stack gap="l">
          <Grid>
            <section>
              <h2>{landing.porTemporada}</h2>
              <ul>{(['tyresSummer', 'tyresWinter', 'tyresAllSeason'] as const).map(go)}</ul>
            </section>
            <section>
              <h2>{landing.porVehiculo}</h2>
              <ul>{(['tyresCar', 'tyres4x4', 'tyresVan'] as const).map(go)}</ul>
            </section>
          </Grid>
          <section>
            <h2>{landing.medidasPopulares}</h2>
            <SizeLinks sizes={medidas} />
          </section>
        </Stack>
      </Columns>
    </Page>
  );
}
