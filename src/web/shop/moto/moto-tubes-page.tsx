import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { buttonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page, PageHead, Stack } from '#web/ui/page-layout.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { sortOf } from '#domain/finder/orders.ts';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { ArticleCard } from '../articles/article-card.tsx';
import { useShopTexts } from '../texts.ts';
import { readWanted } from './load-moto.ts';
import { sizeOf } from './moto-heading.ts';
import { motoAddress } from './moto-pages.ts';
import { UnknownSize } from './moto-results.tsx';
import { useMotoTexts } from './texts.ts';
import { WheelTabs } from './wheel-tabs.tsx';
import tabs from './wheel-tabs.module.css';

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
  const shop = useShopTexts();
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
            {found.camaras.map((tube, index) => (
              <ArticleCard key={tube.id} article={tube} loading={index < 2 ? 'eager' : 'lazy'} />
            ))}
          </>
        )}
        <Pagination
          label={shop.paginas.etiqueta}
          page={found.page}
          pages={found.pages}
          linkTo={(number) => <Link to={motoAddress('camaras-mousses', language, { ...search, pagina: number + 1 })} />}
          texts={{
            previous: shop.paginas.anterior,
            next: shop.paginas.siguiente,
            page: shop.paginas.pagina(found.page + 1),
          }}
        />
        {found.filtros.tipos.some(({ value }) => value === 'mousse') && <p>{t.mousseAviso}</p>}
      </Stack>
    </Page>
  );
}
