import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { keepSearchToken } from '#web/shell/search-token.ts';
import { buttonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Actions, Columns, Page, PageHead, Stack } from '#web/ui/page-layout.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { writeMotoSearch, type MotoSearch } from '#domain/finder/moto-search.ts';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router';
import { FirstFreeText } from '../selector/first-free-text.tsx';
import { PostcodeForm } from '../selector/postcode-form.tsx';
import { useResultsTexts } from '../selector/results-texts.ts';
import { useShopTexts } from '../texts.ts';
import { TyreCard } from '../tyres/tyre-card.tsx';
import type { loadMotoResults, MotoWanted } from './load-moto.ts';
import { MotoFilters } from './moto-filters.tsx';
import { sizeOf, subjectOf } from './moto-heading.ts';
import { keepSearch } from '../finder/remember-search.ts';
import { motoMemory } from './moto-memory.ts';
import { motoAddress } from './moto-pages.ts';
import { motoName } from './model-name.ts';
import { searchOfWheel, WheelTabs } from './wheel-tabs.tsx';
import { useMotoTexts } from './texts.ts';

type Loaded = Awaited<ReturnType<typeof loadMotoResults>>;
type Found = Extract<Loaded, { found: unknown }>;

/** The model is known and its size is not: the search by size is the way on (spec S30). */
export const UnknownSize = ({ search }: { search: MotoSearch }) => {
  const t = useMotoTexts();
  const language = useLanguage();
  const title = t.tituloModelo(motoName(search));
  return (
    <Page width="form">
      <PageMeta title={title} index={false} />
      <PageHead title={title} />
      <Stack>
        <Notice tone="error" title={t.sinMedidas}>
          {t.buscaPorMedida}
        </Notice>
        <Actions>
          <Link {...buttonLink('primary')} to={motoAddress('medidas', language, { cp: search.cp })}>
            {t.porMedida}
          </Link>
          <Link {...buttonLink('secondary')} to={motoAddress('modelo', language, { cp: search.cp })}>
            {t.otraMoto}
          </Link>
        </Actions>
      </Stack>
    </Page>
  );
};

/** Other sizes that the papers allow, each with its own results. */
const Alternatives = ({ search, wanted }: { search: MotoSearch; wanted: MotoWanted }) => {
  const t = useMotoTexts();
  const language = useLanguage();
  if (wanted.alternativas.length === 0) return null;
  return (
    <p>
      {t.alternativas}{' '}
      {wanted.alternativas.map(({ medida, ancho, alto, llanta, ic, cv }, place) => (
        <span key={medida}>
          {place > 0 && ', '}
          <Link
            to={motoAddress('resultados', language, {
              ancho,
              alto,
              llanta,
              carga: ic ?? undefined,
              velocidad: cv ?? undefined,
              rueda: wanted.aplicacion,
              cp: search.cp,
            })}
          >
            {medida}
          </Link>
        </span>
      ))}
    </p>
  );
};

const Tyres = ({ search, found, free, hoy }: Found) => {
  const shop = useShopTexts();
  const andorra = search.cp?.toUpperCase().startsWith('AD') ?? false;
  return found.neumaticos.map((tyre, index) => {
    const first = free[tyre.id_navision];
    return (
      <TyreCard
        key={tyre.id}
        tyre={tyre}
        taxText={andorra ? shop.incluyeAndorra : shop.incluye}
        loading={index < 2 ? 'eager' : 'lazy'}
        firstFree={first && <FirstFreeText free={first} hoy={hoy} />}
      />
    );
  });
};

/** What goes on from the results: the other wheel, tubes and mousses, the next page. */
const Onward = ({ search, wanted, found, tubes }: Found) => {
  const t = useMotoTexts();
  const shop = useShopTexts();
  const language = useLanguage();
  const other = wanted.ruedas.find(({ wheel }) => wheel !== wanted.aplicacion);
  return (
    <>
      <Pagination
        label={shop.paginas.etiqueta}
        page={found.page}
        pages={found.pages}
        linkTo={(number) => <Link to={motoAddress('resultados', language, { ...search, pagina: number + 1 })} />}
        texts={{
          previous: shop.paginas.anterior,
          next: shop.paginas.siguiente,
          page: shop.paginas.pagina(found.page + 1),
        }}
      />
      <Actions>
        {tubes > 0 && (
          <Link {...buttonLink('secondary')} to={motoAddress('camaras-mousses', language, searchOfTubes(search))}>
            {t.verCamaras(tubes)}
          </Link>
        )}
        {other && (
          <Link
            {...buttonLink('secondary')}
            to={motoAddress('resultados', language, searchOfWheel(search, other.wheel))}
          >
            {t.ahora(other.wheel, other.medida)}
          </Link>
        )}
      </Actions>
    </>
  );
};

const searchOfTubes = (search: MotoSearch): MotoSearch => ({ ...search, marcas: [], tipos: [], gamas: [], pagina: 1 });

const FoundTyres = (loaded: Found & { above?: ReactNode }) => {
  const { search, wanted, found, aviso, above } = loaded;
  const t = useMotoTexts();
  const results = useResultsTexts();
  const shop = useShopTexts();
  const language = useLanguage();
  useEffect(() => {
    keepSearch(motoMemory, search);
    keepSearchToken(found.token);
  }, [search, found.token]);
  const byModel = wanted.ruedas.length > 0;
  const subject = subjectOf(search, wanted);
  const title = byModel ? t.tituloModelo(subject) : t.resultadosTitulo(search.vehiculo, subject);
  const change = byModel ? motoAddress('modelo', language, search) : motoAddress('medidas', language, search);
  return (
    <Page>
      <PageMeta title={title} description={t.resultadosDescripcion(title, found.total)} index={!search.cp} />
      <PageHead
        title={title}
        lead={
          byModel && wanted.aplicacion
            ? t.deLaRueda(wanted.aplicacion, sizeOf(wanted), shop.resultados(found.total))
            : shop.resultados(found.total)
        }
        aside={<Link to={change}>{byModel ? t.otraMoto : results.cambiarMedida}</Link>}
      />
      <Stack>
        <WheelTabs search={search} wanted={wanted} page="resultados" />
        <Alternatives search={search} wanted={wanted} />
        {above}
        <Columns
          side="start"
          aside={
            <Stack>
              <PostcodeForm
                action={address('motoResults', language)}
                kept={writeMotoSearch({ ...search, cp: undefined })}
                cp={search.cp}
                error={aviso}
              />
              <MotoFilters search={search} facets={found.filtros} />
            </Stack>
          }
        >
          <Stack>
            {found.total === 0 ? (
              <EmptyState
                title={results.ningunoTitulo}
                action={
                  <Link
                    {...buttonLink('secondary')}
                    to={motoAddress('medidas', language, { vehiculo: search.vehiculo, cp: search.cp })}
                  >
                    {t.porMedida}
                  </Link>
                }
              >
                {t.ningunoTexto}
              </EmptyState>
            ) : (
              <>
                <h2 className="spoken">{shop.neumaticos}</h2>
                <Tyres {...loaded} />
              </>
            )}
            <Onward {...loaded} />
            {found.total > 0 && (
              <>
                <p>{results.ordenTexto}</p>
                <p>
                  <Link to={motoAddress('registro', language, search)}>{results.guardarBusqueda}</Link>
                </p>
              </>
            )}
          </Stack>
        </Columns>
      </Stack>
    </Page>
  );
};

/** The tyres of an address; what a page has of its own stands above them. */
export const MotoResults = ({ loaded, above }: { loaded: Loaded; above?: ReactNode }) =>
  loaded.wanted ? <FoundTyres {...loaded} above={above} /> : <UnknownSize search={loaded.search} />;
