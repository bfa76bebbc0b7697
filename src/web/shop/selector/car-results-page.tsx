import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { CarResults } from './results/car-results.tsx';
import { loadCarResults } from './load-car-results.server.ts';

export const loader = async (args: LoaderFunctionArgs) => await loadCarResults(args, false);

/** The tyres recommended for a search (spec S17). */
export default function CarResultsPage() {
  return <CarResults loaded={useLoaderData<typeof loader>()} page="selectorResults" />;
}
