import { Card } from '#web/ui/card.tsx';
import { Stack } from '#web/ui/page-layout.tsx';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { LeadForm, saveLead } from './lead-form.tsx';
import styles from './register-page.module.css';
import { loadResults } from './load-results.server.ts';
import { Results } from './results.tsx';
import { useSelectorTexts } from './texts.ts';

export const loader = async (args: LoaderFunctionArgs) => await loadResults(args, false);

const saving = saveLead('selectorAll');
export const action = saving.action;
export const clientAction = saving.clientAction;

/** The recommended tyres, with the form that keeps the search. */
export default function RegisterPage() {
  const loaded = useLoaderData<typeof loader>();
  const t = useSelectorTexts();
  return (
    <Results
      loaded={loaded}
      page="selectorResults"
      above={
        'search' in loaded && (
          <Card className={styles.register}>
            <Stack>
              <h2>{t.registroTitulo}</h2>
              <p>{t.registroTexto}</p>
              <LeadForm search={loaded.search} submit={t.guardar} />
            </Stack>
          </Card>
        )
      }
    />
  );
}
