import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { ResultPages } from '../finder/paging/result-pages.tsx';
import { carFinder } from './results/car-finder.ts';
import { CarResults } from './results/car-results.tsx';
import { loadCarResults } from './load-car-results.server.ts';

export const loader = async (args: LoaderFunctionArgs) => await loadCarResults(args, true);

/** Every tyre of a search, ten a page. */
export default function CarAllPage() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <CarResults
      loaded={loaded}
      page="selectorAll"
      pagination={'found' in loaded && <ResultPages finder={carFinder} page="selectorAll" {...loaded} />}
    />
  );
}
