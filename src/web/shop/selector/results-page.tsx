import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loadResults } from './load-results.server.ts';
import { Results } from './results.tsx';

export const loader = async (args: LoaderFunctionArgs) => await loadResults(args, false);

/** The tyres recommended for a search (spec S17). */
export default function ResultsPage() {
  return <Results loaded={useLoaderData<typeof loader>()} page="selectorResults" />;
}
