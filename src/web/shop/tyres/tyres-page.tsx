import { demoPlates } from '#domain/vehicles/demo-plates.ts';
import { address, languageOfPath } from '#contract/addresses.ts';
import { apiOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Columns, Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { openAmong } from '#web/open-pages.server.ts';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { PlateSearch } from '../plate/search/plate-search.tsx';
import { SizeLinks } from './size-links.tsx';
import { SizeSearch } from '../finder/size/size-search.tsx';
import type { Landing } from './landing-filters.ts';
import { useLandingTexts } from './landing-texts.ts';
import { UseLinks } from './use-links.tsx';
import { landingWords } from './landing-words.server.ts';

const bySeason = ['tyresSummer', 'tyresWinter', 'tyresAllSeason'] as const;
const byVehicle = [
  'tyresCar',
  'tyres4x4',
  'tyresVan',
  'tyresMoto',
  'tyresQuad',
  'tyresScooter',
  'tyresTruck',
  'tyresFarm',
  'tyresElectric',
] as const;

export const loader = async ({ context, url }: LoaderFunctionArgs) => {
  const api = apiOf(context);
  const { landings } = landingWords[languageOfPath(url.pathname)];
  const titled = (pages: readonly Landing[]) => pages.map((page) => ({ page, titulo: landings[page].titulo }));
  const [{ medidas }, site] = await Promise.all([
    api('readTyreLanding', { query: { pageSize: 1 } }),
    api('siteInit', {}),
  ]);
  return {
    medidas: medidas.slice(0, 24),
    temporadas: titled(bySeason),
    vehiculos: titled(openAmong(site.flags, byVehicle)),
    porMatricula: site.flags['matricula'] ?? false,
    demo: site.demo ? demoPlates : [],
  };
};

export default function TyresPage() {
  const { medidas, temporadas, vehiculos, porMatricula, demo } = useLoaderData<typeof loader>();
  const landing = useLandingTexts();
  const language = useLanguage();
  const go = ({ page, titulo }: (typeof temporadas)[number]) => ({
    text: titulo,
    to: address(page, language),
    current: false,
  });
  return (
    <Page>
      <PageMeta title={landing.neumaticosTitulo} description={landing.neumaticosTexto} />
      <PageHead title={landing.neumaticosTitulo} lead={landing.neumaticosTexto} />
      <Columns
        side="price"
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
          <section>
            <h2>{landing.porTemporada}</h2>
            <UseLinks title={landing.porTemporada} links={temporadas.map(go)} />
          </section>
          <section>
            <h2>{landing.porVehiculo}</h2>
            <UseLinks title={landing.porVehiculo} links={vehiculos.map(go)} />
          </section>
          <section>
            <h2>{landing.medidasPopulares}</h2>
            <SizeLinks sizes={medidas} />
          </section>
        </Stack>
      </Columns>
    </Page>
  );
}
