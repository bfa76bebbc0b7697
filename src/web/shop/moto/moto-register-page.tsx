import { Card } from '#web/ui/card.tsx';
import { Stack } from '#web/ui/page-layout.tsx';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import register from '../selector/register-page.module.css';
import { loadMotoResults } from './load-moto.ts';
import { MotoLeadForm, savingMotoLead } from './moto-lead-form.tsx';
import { MotoResults } from './moto-results.tsx';
import { useMotoTexts } from './texts.ts';

export const loader = async (args: LoaderFunctionArgs) => await loadMotoResults(args);

export const action = savingMotoLead.action;
export const clientAction = savingMotoLead.clientAction;

/** The results, with the form that keeps the search. */
export default function MotoRegisterPage() {
  const loaded = useLoaderData<typeof loader>();
  const t = useMotoTexts();
  return (
    <MotoResults
      loaded={loaded}
      above={
        <Card className={register.register}>
          <Stack>
            <h2>{t.registroTitulo}</h2>
            <p>{t.registroTexto}</p>
            <MotoLeadForm search={loaded.search} submit={t.guardar} />
          </Stack>
        </Card>
      }
    />
  );
}
