import { address, languageOfPath } from '#contract/addresses.ts';
import { apiOf } from '#web/api.ts';
import { refusedIn } from '#web/refused.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Button } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { useFocusWrong } from '#web/ui/focus-wrong.ts';
import { fieldText } from '#web/ui/form-fields.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import {
  data,
  Form,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { useCallInWords } from './call-in-words.ts';
import { useCasesTexts } from '#web/message/texts.ts';

export const loader = async ({ context, url: { searchParams } }: LoaderFunctionArgs) => {
  const api = apiOf(context);
  const [{ telefono, sello }, llamada] = await Promise.all([api('siteInit', {}), api('readCallHours', {})]);
  return { telefono, sello, llamada, taller: searchParams.get('taller')?.slice(0, 80) ?? '' };
};

export const action = async ({ context, request, url }: ActionFunctionArgs) => {
  const form = await request.formData();
  const telefono = fieldText(form, 'telefono');
  const [taller, token] = [fieldText(form, 'taller'), fieldText(form, 'token')];
  const userAgent = request.headers.get('user-agent')?.slice(0, 400);
  try {
    const body = { telefono, taller, token, userAgent, origen: 'te-llamamos' };
    const { numero } = await apiOf(context)('callback', { body });
    return redirect(`${address('contactDone', languageOfPath(url.pathname))}?llamada=${numero}`, 303);
  } catch (error) {
    const { error: sentence, errors, status } = refusedIn(error);
    return data({ telefono, error: errors?.['telefono'] ?? sentence }, { status });
  }
};

/** Asks for a call, and says when it comes. */
export default function CallPage() {
  const { telefono, sello, llamada, taller } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useCasesTexts();
  const when = useCallInWords(llamada);
  const busy = useNavigation().state !== 'idle';
  const form = useFocusWrong(answer);
  return (
    <Page width="form">
      <PageMeta title={t.llamar} description={t.llamarDescripcion} />
      <PageHead title={t.llamar} lead={t.llamarTexto} />
      <Stack>
        <Card>
          <Form method="post" noValidate ref={form}>
            <Stack>
              <Notice quiet>{when}</Notice>
              <input type="hidden" name="token" value={sello ?? ''} />
              <input type="hidden" name="taller" value={taller} />
              <TextField
                label={t.telefono}
                hint={t.telefonoPista}
                name="telefono"
                type="tel"
                autoComplete="tel"
                length="middle"
                maxLength={30}
                required
                defaultValue={answer?.telefono}
                error={answer?.error}
              />
              <Button type="submit" busy={busy}>
                {t.pedirLlamada}
              </Button>
              <p>
                <small>{t.usoTelefono}</small>
              </p>
            </Stack>
          </Form>
        </Card>
        <p>
          {t.horario} {t.llamarYa(telefono)}
        </p>
      </Stack>
    </Page>
  );
}
