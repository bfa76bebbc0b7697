import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { SaveSearch } from '../finder/leads/save-search.tsx';
import { CarLeadForm, savingCarLead } from './car-lead.tsx';
import { CarResults } from './results/car-results.tsx';
import { loadCarResults } from './load-car-results.server.ts';
import { useSelectorTexts } from './texts.ts';

export const loader = async (args: LoaderFunctionArgs) => await loadCarResults(args, false);

const saving = savingCarLead('selectorAll');
export const action = saving.action;
export const clientAction = saving.clientAction;

/** The recommended tyres, with the form that keeps the search. */
export default function CarRegisterPage() {
  const loaded = useLoaderData<typeof loader>();
  const t = useSelectorTexts();
  return (
    <CarResults
      loaded={loaded}
      page="selectorResults"
      above={
        'search' in loaded && (
          <SaveSearch>
            <CarLeadForm search={loaded.search} submit={t.guardar} />
          </SaveSearch>
        )
      }
    />
  );
}
