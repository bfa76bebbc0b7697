import { sizeText } from '#domain/finder/car-size.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { buttonLink } from '#web/ui/page/button.tsx';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router';
import { FoundTyres } from '../../finder/results/found-tyres.tsx';
import { useResultsTexts } from '../../finder/results/results-texts.ts';
import { useHasCar } from '../../own-car/has-car.ts';
import { useShopTexts } from '../../texts.ts';
import { useCarFacets } from './car-facets.ts';
import { carFinder, searchAddress } from './car-finder.ts';
import styles from './car-results.module.css';
import type { loadCarResults } from '../load-car-results.server.ts';

// Few come here. Without a `Suspense` around it, the server's page has it in its place, for those without scripts, too.
const NotUnderstood = import.meta.env.SSR
  ? (await import('../not-understood.tsx')).default
  : lazy(async () => await import('../not-understood.tsx'));

const SizeFits = lazy(() => import('../../own-car/size-fits.tsx'));
const FallsShort = lazy(() => import('../../own-car/falls-short.tsx'));

type Loaded = Awaited<ReturnType<typeof loadCarResults>>;

interface Around {
  /** All of them, or the recommended ones. */
  readonly page: 'selectorAll' | 'selectorResults';
  readonly above?: ReactNode;
  /** How a page of all goes on to the next. */
  readonly pagination?: ReactNode;
}

const CarTyres = ({
  loaded,
  page,
  above,
  pagination,
}: Around & { loaded: Exclude<Loaded, { notUnderstood: string }> }) => {
  const { search, found, makers } = loaded;
  const t = useResultsTexts();
  const shop = useShopTexts();
  const language = useLanguage();
  const facets = useCarFacets(
    found.filtros,
    makers > found.filtros.marca.length
      ? { to: searchAddress('selectorBrands', language, search), text: t.todasLasMarcas(makers) }
      : undefined,
  );
  const size = sizeText(search);
  const hasCar = useHasCar();
  const recommended = page === 'selectorResults';
  return (
    <FoundTyres
      finder={carFinder}
      loaded={loaded}
      facets={facets}
      page={page}
      title={t.resultadosTitulo(size)}
      description={t.resultadosDescripcion(size, found.total)}
      lead={
        <>
          {shop.resultados(found.total)}
          {hasCar && (
            <Suspense>
              <SizeFits search={search} />
            </Suspense>
          )}
        </>
      }
      change={{ to: searchAddress('selectorSizes', language, search), text: t.cambiarMedida }}
      above={above}
      heading={
        recommended ? (
          <div>
            <h2>{t.recomendados}</h2>
            <p className={styles.with}>{t.conTodos}</p>
          </div>
        ) : undefined
      }
      against={
        hasCar
          ? ({ medida }) => (
              <Suspense>
                <FallsShort medida={medida} />
              </Suspense>
            )
          : undefined
      }
      onward={
        recommended && found.total > found.neumaticos.length ? (
          <p>
            <Link {...buttonLink('secondary')} to={searchAddress('selectorAll', language, search)}>
              {t.verTodos(found.total)}
            </Link>
          </p>
        ) : (
          pagination
        )
      }
      more={
        <>
          {' · '}
          <Link to={address('tyreGuide', language)}>{shop.guia}</Link>
        </>
      }
    />
  );
};

/** The tyres of an address with what narrows them; what a page has of its own comes with it. */
export const CarResults = ({ loaded, ...around }: Around & { loaded: Loaded }) =>
  'search' in loaded ? <CarTyres loaded={loaded} {...around} /> : <NotUnderstood typed={loaded.notUnderstood} />;
