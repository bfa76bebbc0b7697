import { useLanguage } from '#web/language.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useShopTexts } from '../texts.ts';
import { loadResults } from './load-results.server.ts';
import { Results } from './results.tsx';
import { searchAddress } from './search-address.ts';

export const loader = async (args: LoaderFunctionArgs) => await loadResults(args, true);

/** Every tyre of a search, ten a page. */
export default function AllResultsPage() {
  const loaded = useLoaderData<typeof loader>();
  const t = useShopTexts().paginas;
  const language = useLanguage();
  return (
    <Results
      loaded={loaded}
      page="selectorAll"
      pagination={
        'found' in loaded && (
          <Pagination
            label={t.etiqueta}
            page={loaded.found.page}
            pages={loaded.found.pages}
            linkTo={(number) => (
              <Link to={searchAddress('selectorAll', language, { ...loaded.search, pagina: number + 1 })} />
            )}
            texts={{ previous: t.anterior, next: t.siguiente, page: t.pagina(loaded.found.page + 1) }}
          />
        )
      }
    />
  );
}
