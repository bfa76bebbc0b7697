import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loadMotoResults } from './load-moto-results.server.ts';
import { MotoResults } from './moto-results.tsx';

export const loader = async (args: LoaderFunctionArgs) => await loadMotoResults(args);

/** The tyres of a size or a motorcycle, ten a page (spec S37). */
export default function MotoResultsPage() {
  return <MotoResults loaded={useLoaderData<typeof loader>()} />;
}
