import { address, addresses, isPageName } from '#web/addresses.ts';
import { apiOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { useCurrentPage } from '#web/shell/current-page.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { Page, PageHead, Stack } from '#web/ui/page-layout.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { Request as Asked } from '#contract/contract.ts';
import { SizeLinks } from './size-links.tsx';
import { useLandingTexts } from './landing-texts.ts';
import { useShopTexts } from './texts.ts';
import { TyreCard } from './tyre-card.tsx';

/** What each landing shows. The page's name decides, so both languages share it. */
const filters = {
  tyresSummer: { temporada: 'verano' },
  tyresWinter: { temporada: 'invierno' },
  tyresAllSeason: { temporada: 'allseason' },
  tyresCar: { tipo: 'turismo' },
  tyresVan: { tipo: 'furgoneta' },
  tyres4x4: { tipo: '4x4' },
} as const satisfies Record<string, Asked<'readTyreLanding'>['query']>;

type Landing = keyof typeof filters;

const landingOf = (path: string): Landing => {
  const found = Object.entries(addresses).find(([, paths]) =>
    Object.values(paths).some((known) => known === path),
  )?.[0];
  if (!found || !isPageName(found) || !(found in filters)) throw new Response(null, { status: 404 });
  return found as Landing;
};

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { pathname, searchParams } = new URL(request.url);
  const page = Math.max(0, Math.trunc(Number(searchParams.get('pagina') ?? 1)) - 1) || 0;
  return await apiOf(context)('readTyreLanding', { query: { ...filters[landingOf(pathname)], page } });
};

export default function TyreLandingPage() {
  const { neumaticos, medidas, page, pages, total } = useLoaderData<typeof loader>();
  const t = useShopTexts();
  const words = useLandingTexts();
  const language = useLanguage();
  const landing = (useCurrentPage()?.page ?? 'tyresSummer') as Landing;
  const { titulo, texto } = words.landings[landing];
  const here = address(landing, language);
  return (
    <Page>
      <PageMeta title={titulo} description={texto} />
      <PageHead
        above={
          <Breadcrumbs
            label={t.migas}
            items={[
              <Link to={address('home', language)}>{t.inicio}</Link>,
              <Link to={address('tyres', language)}>{t.neumaticos}</Link>,
              titulo,
            ]}
          />
        }
        title={titulo}
        lead={texto}
      />
      <Stack gap="l">
        <section>
          <h2>{words.medidasDe}</h2>
          <SizeLinks sizes={medidas.slice(0, 12)} />
        </section>
        <section>
          <h2>{t.resultados(total)}</h2>
          <Stack>
            {neumaticos.map((tyre, index) => (
              <TyreCard key={tyre.id} tyre={tyre} taxText={t.incluye} loading={index < 2 ? 'eager' : 'lazy'} />
            ))}
          </Stack>
          <Pagination
            label={t.paginas.etiqueta}
            page={page}
            pages={pages}
            linkTo={(number) => <Link to={number === 0 ? here : `${here}?pagina=${number + 1}`} />}
            texts={{ previous: t.paginas.anterior, next: t.paginas.siguiente, page: t.paginas.pagina(page + 1) }}
          />
        </section>
      </Stack>
    </Page>
  );
}
