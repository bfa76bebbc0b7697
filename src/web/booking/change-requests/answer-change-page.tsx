import type { AskedChange } from '#contract/change-requests.ts';
import { apiOf } from '#web/api.ts';
import { AskedFacts } from '#web/change-requests/asked-facts.tsx';
import { useChangeRequestTexts } from '#web/change-requests/texts.ts';
import { useWhen } from '#web/change-requests/use-when.ts';
import { refusedIn } from '#web/refused.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Button } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
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
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { signedBy } from '../signed-link.ts';

const signedIn = signedBy('solicitud');

export const loader = async ({ context, url }: LoaderFunctionArgs) => {
  try {
    const { solicitud } = await apiOf(context)('readChange', signedIn(url));
    return data<{ asked: AskedChange | null }>({ asked: solicitud });
  } catch (error) {
    return data({ asked: null }, { status: refusedIn(error).status });
  }
};

/** Only a button answers: mail readers follow links by themselves. */
export const action = async ({ context, request, url }: ActionFunctionArgs) => {
  const form = await request.formData();
  const body = { propuesta: fieldText(form, 'propuesta') || null, frase: fieldText(form, 'frase') || null };
  try {
    await apiOf(context)('answerChange', { ...signedIn(url), body });
  } catch (error) {
    const { error: sentence, errors = {}, status } = refusedIn(error);
    return data({ sentence, errors }, { status });
  }
  return redirect(url.pathname + url.search, 303);
};

const Choice = ({ asked }: { asked: AskedChange }) => {
  const t = useChangeRequestTexts();
  const when = useWhen();
  const answer = useActionData<typeof action>();
  const wrong = answer?.errors['frase'];
  return (
    <Stack gap="l">
      {answer && !wrong && <Notice tone="error">{answer.sentence}</Notice>}
      <section aria-labelledby="elige">
        <Form method="post">
          <Stack>
            <h2 id="elige">{t.elige}</h2>
            <p>{t.hastaCuando(when(asked.vence))}</p>
            {asked.propuestas.map(({ propuesta, ...each }) => (
              <div key={propuesta}>
                <Button type="submit" name="propuesta" value={propuesta} look="secondary" shape="wide">
                  {when(each)}
                </Button>
              </div>
            ))}
          </Stack>
        </Form>
      </section>
      <Disclosure summary={t.noPuede} open={wrong !== undefined}>
        <Form method="post">
          <Stack>
            <TextField label={t.porQue} name="frase" maxLength={300} required error={wrong} />
            <div>
              <Button type="submit" look="danger">
                {t.rechazar}
              </Button>
            </div>
          </Stack>
        </Form>
      </Disclosure>
    </Stack>
  );
};

const titleOf = (asked: AskedChange | null, t: ReturnType<typeof useChangeRequestTexts>): string => {
  if (!asked) return t.noExiste;
  if (asked.estado === 'pendiente') return t.contestar(asked.nombre);
  if (asked.estado === 'aceptada') return t.hechoAceptada;
  return asked.estado === 'rechazada' ? t.hechoRechazada : t.cerrada;
};

const leadOf = (
  asked: AskedChange | null,
  t: ReturnType<typeof useChangeRequestTexts>,
  when: ReturnType<typeof useWhen>,
): string | undefined => {
  if (!asked) return t.noExisteTexto;
  if (asked.estado === 'aceptada') return t.hechoAceptadaTexto(when(asked.pedido.cita));
  return asked.estado === 'rechazada' ? t.hechoRechazadaTexto : undefined;
};

export default function AnswerChangePage() {
  const { asked } = useLoaderData<typeof loader>();
  const t = useChangeRequestTexts();
  const when = useWhen();
  const title = titleOf(asked, t);
  const lead = leadOf(asked, t, when);
  return (
    <Page width="form">
      <PageMeta title={title} index={false} />
      <PageHead title={title} lead={lead} />
      {asked && (
        <Stack gap="l">
          <Card>
            <AskedFacts asked={asked} taller={asked.pedido.tallerAlias} />
          </Card>
          {asked.estado === 'pendiente' && <Choice asked={asked} />}
        </Stack>
      )}
    </Page>
  );
}
