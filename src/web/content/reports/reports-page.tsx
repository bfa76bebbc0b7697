import { apiOf } from '#web/api.ts';
import { refusedIn } from '#web/refused.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { fieldText } from '#web/ui/form-fields.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { data, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { Dialogue, Receipt } from './dialogue.tsx';
import { AskReceipt, ReportForm } from './report-forms.tsx';
import type { ReportOutcome } from './outcome.ts';
import { useReportsTexts } from './texts.ts';

export const loader = async ({ context }: LoaderFunctionArgs) => await apiOf(context)('readReportChannel', {});

/** Nothing of it stands in an address: the code is read and shown in answers to what is posted. */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const api = apiOf(context);
  const form = await request.formData();
  const [texto, codigo, que] = [fieldText(form, 'texto'), fieldText(form, 'codigo'), fieldText(form, 'que')];
  const run = async (): Promise<ReportOutcome> => {
    if (que === 'seguir') return { kind: 'open', codigo, report: await api('followReport', { body: { codigo } }) };
    if (que === 'anadir')
      return { kind: 'open', codigo, report: await api('addToReport', { body: { codigo, texto } }) };
    return { kind: 'sent', ...(await api('sendReport', { body: { texto } })) };
  };
  try {
    return await run();
  } catch (failure) {
    const { error, errors, status } = refusedIn(failure);
    return data<ReportOutcome>({ kind: 'refused', que, texto, codigo, error: errors?.['texto'] ?? error }, { status });
  }
};

const wrongIn = (outcome: ReportOutcome | undefined, que: string) =>
  outcome?.kind === 'refused' && outcome.que === que ? outcome : undefined;

/** Takes a report, gives its code, and opens its dialogue again. */
export default function ReportsPage() {
  const { abierto } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const t = useReportsTexts();
  const refusedMore = wrongIn(outcome, 'anadir');
  return (
    <Page width="form">
      <PageMeta title={t.titulo} description={t.descripcion} />
      <PageHead title={t.titulo} lead={t.entrada} />
      <Stack gap="l">
        {!abierto && (
          <Notice tone="warning" title={t.cerrado} quiet>
            {t.cerradoTexto}
          </Notice>
        )}
        {outcome?.kind === 'sent' && <Receipt sent={outcome} />}
        {outcome?.kind === 'open' && <Dialogue codigo={outcome.codigo} report={outcome.report} />}
        {abierto && refusedMore && <ReportForm wrong={refusedMore} more={refusedMore.codigo} />}
        {abierto && (!outcome || (outcome.kind === 'refused' && !refusedMore)) && (
          <>
            <ul>
              {t.garantias.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
            <ReportForm wrong={wrongIn(outcome, 'enviar')} />
            <AskReceipt wrong={wrongIn(outcome, 'seguir')} />
            <p>{t.externo}</p>
          </>
        )}
      </Stack>
    </Page>
  );
}
