import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { SaveSearch } from '../finder/leads/save-search.tsx';
import { loadMotoResults } from './load-moto-results.server.ts';
import { MotoLeadForm, savingMotoLead } from './moto-lead.tsx';
import { MotoResults } from './moto-results.tsx';

export const loader = async (args: LoaderFunctionArgs) => await loadMotoResults(args);

export const action = savingMotoLead.action;
export const clientAction = savingMotoLead.clientAction;

/** The results, with the form that keeps the search. */
export default function MotoRegisterPage() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <MotoResults
      loaded={loaded}
      above={
        <SaveSearch>
          <MotoLeadForm search={loaded.search} />
        </SaveSearch>
      }
    />
  );
}
