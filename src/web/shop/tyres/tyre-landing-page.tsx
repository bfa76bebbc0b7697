import { tyreFamily } from '#domain/tyres/maker-address.ts';
import { address, languageOfPath } from '#contract/addresses.ts';
import { apiOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { unlessClosed } from '#web/open-pages.server.ts';
import { Page, Stack } from '#web/ui/page/page-layout.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { BelowTyresHead } from './below-tyres-head.tsx';
import { landingFilters, landingOf, type LandingFilter } from './landing-filters.ts';
import { useLandingTexts } from './landing-texts.ts';
import { landingWords, usesOf } from './landing-words.server.ts';
import { ModelLinks } from './model-links.tsx';
import { SizeLinks } from './size-links.tsx';
import { useShopTexts } from '../texts.ts';
import { TyreCard } from '../tyre-cards/tyre-card.tsx';
import { UseLinks } from './use-links.tsx';
import { ProductCards } from '../product-card.tsx';

/** What an address asks for beside its landing: a use, a size. What cannot be understood is left out. */
const askedIn = (query: URLSearchParams) => {
  const measure = (name: string) => {
    const value = Number(query.get(name));
    return value > 0 && value < 1000 ? value : undefined;
  };
  const [ancho, serie, llanta] = [measure('ancho'), measure('serie'), measure('llanta')];
  const size = ancho && serie && llanta ? { ancho, serie, llanta } : undefined;
  return {
    size,
    uso: query.get('uso') ?? undefined,
    page: Math.max(0, Math.trunc(Number(query.get('pagina') ?? 1)) - 1) || 0,
  };
};

const addressWith = (here: string, asked: { uso?: string | undefined; size?: object | undefined }, page: number) => {
  const query = new URLSearchParams(Object.entries(asked.size ?? {}).map(([name, value]) => [name, String(value)]));
  if (asked.uso) query.set('uso', asked.uso);
  if (page > 0) query.set('pagina', String(page + 1));
  return query.size > 0 ? `${here}?${query}` : here;
};

const isOfCars = ({ tipo }: LandingFilter): boolean => tipo === undefined || tyreFamily(tipo) === 'coche';

/** What of a landing the list of a size is narrowed by, too; a list of another vehicle's tyres has no more than those. */
const narrowing = (filter: LandingFilter): string => {
  const { tipo, temporada } = filter;
  return isOfCars(filter)
    ? String(new URLSearchParams({ ...(tipo && { tipo }), ...(temporada && { temporada }) }))
    : '';
};

export const loader = async ({ context, url: { pathname, searchParams } }: LoaderFunctionArgs) => {
  const landing = landingOf(pathname);
  const api = apiOf(context);
  if (!landing) throw new Response(null, { status: 404 });
  await unlessClosed(api, landing);
  const language = languageOfPath(pathname);
  const filter: LandingFilter = landingFilters[landing];
  const asked = askedIn(searchParams);
  const usos = filter.tipo ? usesOf(filter.tipo, language) : [];
  const uso = usos.find(([use]) => use === asked.uso)?.[0];
  const { page, size } = asked;
  const gama = uso ? { gama: `${filter.tipo}-${uso}` } : {};
  const found = await api('readTyreLanding', { query: { ...filter, ...gama, ...size, page } });
  // The printed size of a narrowed list is that of its only size.
  const medida = size && (found.medidas[0]?.medida ?? '');
  const otherVehicle = !isOfCars(filter);
  const { landings, ...words } = landingWords[language];
  return {
    landing,
    ...landings[landing],
    words: { porUso: words.porUso, todos: words.todosLosUsos, modelos: words.modelos, ninguno: words.ninguno },
    medida: medida === undefined ? null : { titulo: words.soloMedida(medida), todas: words.todasLasMedidas },
    vehicle: filter.tipo ?? 'turismo',
    kept: narrowing(filter),
    uso,
    size,
    usos,
    neumaticos: found.neumaticos,
    modelos: otherVehicle && !size ? found.modelos : [],
    medidas: size ? [] : found.medidas.slice(0, otherVehicle ? 24 : 12),
    total: found.total,
    pages: found.pages,
    page,
  };
};

export default function TyreLandingPage() {
  const { titulo, texto, words, landing, usos, uso, size, medida, vehicle, kept, ...found } =
    useLoaderData<typeof loader>();
  const t = useShopTexts();
  const { medidasDe } = useLandingTexts();
  const language = useLanguage();
  const here = address(landing, language);
  const title = medida ? `${titulo}. ${medida.titulo}` : titulo;
  return (
    <Page>
      <BelowTyresHead title={titulo} documentTitle={title} lead={texto} />
      <Stack gap="l">
        {usos.length > 0 && (
          <UseLinks
            title={words.porUso}
            links={[
              { text: words.todos, to: addressWith(here, { size }, 0), current: uso === undefined },
              ...usos.map(([use, text]) => ({
                text,
                to: addressWith(here, { size, uso: use }, 0),
                current: use === uso,
              })),
            ]}
          />
        )}
        {found.medidas.length > 0 && (
          <section>
            <h2>{medidasDe}</h2>
            <SizeLinks sizes={found.medidas} vehicle={vehicle} kept={kept} />
          </section>
        )}
        <section>
          <h2>{found.total === 0 ? words.ninguno : t.resultados(found.total)}</h2>
          {medida && (
            <p>
              {medida.titulo}. <Link to={addressWith(here, { uso }, 0)}>{medida.todas}</Link>
            </p>
          )}
          <ProductCards>
            {found.neumaticos.map((tyre, index) => (
              <TyreCard key={tyre.id} tyre={tyre} loading={index < 2 ? 'eager' : 'lazy'} />
            ))}
          </ProductCards>
          <Pagination
            label={t.paginas.etiqueta}
            page={found.page}
            pages={found.pages}
            linkTo={(number) => <Link to={addressWith(here, { uso, size }, number)} />}
            texts={{ previous: t.paginas.anterior, next: t.paginas.siguiente, page: t.paginas.pagina }}
          />
        </section>
        {found.modelos.length > 0 && (
          <section>
            <h2>{words.modelos}</h2>
            <ModelLinks models={found.modelos} withMaker />
          </section>
        )}
      </Stack>
    </Page>
  );
}
