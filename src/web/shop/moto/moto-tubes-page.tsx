import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { buttonLink } from '#web/ui/page/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { sortOf } from '#domain/finder/orders.ts';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { ArticleCard } from '../articles/article-card.tsx';
import { ResultPages } from '../finder/paging/result-pages.tsx';
import { readWanted } from './load-moto-results.server.ts';
import { motoAddress } from './moto-addresses.ts';
import { motoFinder } from './moto-finder.ts';
import { sizeOf } from './moto-heading.ts';
import { useMotoTexts } from './texts.ts';
import { UnknownSize } from './unknown-size.tsx';
import { WheelTabs } from './wheel-tabs.tsx';
import tabs from './wheel-tabs.module.css';
import { ProductCards } from '../product-card.tsx';

const tubeKinds = ['camara', 'mousse'] as const;

export const loader = async (args: LoaderFunctionArgs) => {
  const { api, search, wanted } = await readWanted(args);
  if (!wanted) return { search, wanted: undefined } as const;
  const tipos = tubeKinds.filter((kind) => search.tipos.includes(kind));
  const found = await api('selectMotoTubes', {
    body: {
      page: search.pagina - 1,
      ...sortOf(search.orden),
      medidas: wanted.medidas,
      filtros: { tipos },
      userInfo: { postCode: search.cp },
    },
  });
  return { search, wanted, found, tipos };
};

/** Inner tubes and mousses of the size that was looked for. */
export default function MotoTubesPage() {
  const loaded = useLoaderData<typeof loader>();
  const t = useMotoTexts();
  const language = useLanguage();
  if (!loaded.wanted) return <UnknownSize search={loaded.search} />;
  const { search, wanted, found, tipos } = loaded;
  const title = t.camarasTitulo(sizeOf(wanted));
  const back = motoAddress('resultados', language, { ...search, tipos: [], pagina: 1 });
  return (
    <Page>
      <PageMeta title={title} description={t.camarasTexto} index={!search.cp} />
      <PageHead title={title} lead={t.camarasTexto} aside={<Link to={back}>{t.verNeumaticos}</Link>} />
      <Stack>
        <WheelTabs search={{ ...search, tipos: [] }} wanted={wanted} page="camaras-mousses" />
        {found.filtros.tipos.length > 1 && (
          <nav aria-label={t.camarasFiltro}>
            <ul className={tabs.wheels}>
              {found.filtros.tipos.map(({ value, total }) => {
                const chosen = tipos.includes(value);
                return (
                  <li key={value}>
                    <Link
                      to={motoAddress('camaras-mousses', language, {
                        ...search,
                        tipos: chosen ? [] : [value],
                        pagina: 1,
                      })}
                      aria-current={chosen ? 'true' : undefined}
                    >
                      <span>{t.tubo[value]}</span>
                      <b>{total}</b>
                    </Link>
                  </li>
                );
              })}
            </ul>
          </nav>
        )}
        {found.total === 0 ? (
          <EmptyState
            title={t.sinCamaras}
            action={
              <Link {...buttonLink('secondary')} to={back}>
                {t.verNeumaticos}
              </Link>
            }
          />
        ) : (
          <>
            <h2 className="spoken">{t.camarasFiltro}</h2>
            <ProductCards>
              {found.camaras.map((tube, index) => (
                <ArticleCard key={tube.id} article={tube} loading={index < 2 ? 'eager' : 'lazy'} />
              ))}
            </ProductCards>
          </>
        )}
        <ResultPages finder={motoFinder} page="camaras-mousses" search={search} found={found} />
        {found.filtros.tipos.some(({ value }) => value === 'mousse') && <p>{t.mousseAviso}</p>}
      </Stack>
    </Page>
  );
}
