import { withoutMotoFilters } from '#domain/finder/moto-filters.ts';
import type { MotoSearch } from '#domain/finder/moto-search.ts';
import { useLanguage } from '#web/language.ts';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Actions } from '#web/ui/page/page-layout.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ResultPages } from '../finder/paging/result-pages.tsx';
import { FoundTyres } from '../finder/results/found-tyres.tsx';
import { useResultsTexts } from '../finder/results/results-texts.ts';
import { useShopTexts } from '../texts.ts';
import type { loadMotoResults, MotoWanted } from './load-moto-results.server.ts';
import { motoAddress } from './moto-addresses.ts';
import { useMotoFacets } from './moto-facets.ts';
import { motoFinder } from './moto-finder.ts';
import { sizeOf, subjectOf } from './moto-heading.ts';
import { useMotoTexts } from './texts.ts';
import { UnknownSize } from './unknown-size.tsx';
import { searchOfWheel, WheelTabs } from './wheel-tabs.tsx';

type Loaded = Awaited<ReturnType<typeof loadMotoResults>>;
type Found = Extract<Loaded, { found: unknown }>;

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

/** What goes on from the results: the next page, tubes and mousses, the other wheel. */
const Onward = ({ search, wanted, found, tubes }: Found) => {
  const t = useMotoTexts();
  const language = useLanguage();
  const other = wanted.ruedas.find(({ wheel }) => wheel !== wanted.aplicacion);
  return (
    <>
      <ResultPages finder={motoFinder} page="resultados" search={search} found={found} />
      <Actions>
        {tubes > 0 && (
          <Link {...buttonLink('secondary')} to={motoAddress('camaras-mousses', language, withoutMotoFilters(search))}>
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

const MotoTyres = ({ above, loaded }: { above?: ReactNode; loaded: Found }) => {
  const { search, wanted, found } = loaded;
  const t = useMotoTexts();
  const results = useResultsTexts();
  const shop = useShopTexts();
  const language = useLanguage();
  // Where all are made for one use, there is nothing to choose.
  const facets = useMotoFacets(found.filtros).map((facet) =>
    facet.name === 'tipos' && facet.values.length === 1 ? { ...facet, values: [] } : facet,
  );
  const byModel = wanted.ruedas.length > 0;
  const subject = subjectOf(search, wanted);
  const title = byModel ? t.tituloModelo(subject) : t.resultadosTitulo(search.vehiculo, subject);
  const total = shop.resultados(found.total);
  return (
    <FoundTyres
      finder={motoFinder}
      loaded={loaded}
      facets={facets}
      page="resultados"
      title={title}
      description={t.resultadosDescripcion(title, found.total)}
      lead={byModel && wanted.aplicacion ? t.deLaRueda(wanted.aplicacion, sizeOf(wanted), total) : total}
      change={{
        to: motoAddress(byModel ? 'modelo' : 'medidas', language, search),
        text: byModel ? t.otraMoto : results.cambiarMedida,
      }}
      above={
        <>
          <WheelTabs search={search} wanted={wanted} page="resultados" />
          <Alternatives search={search} wanted={wanted} />
          {above}
        </>
      }
      onward={<Onward {...loaded} />}
    />
  );
};

/** The tyres of an address; what a page has of its own stands above them. */
export const MotoResults = ({ loaded, above }: { loaded: Loaded; above?: ReactNode }) =>
  loaded.wanted ? <MotoTyres loaded={loaded} above={above} /> : <UnknownSize search={loaded.search} />;
