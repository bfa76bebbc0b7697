import { printPlate } from '#domain/vehicles/plate.ts';
import type { ChangeRequest } from '#contract/change-requests.ts';
import { address } from '#contract/addresses.ts';
import { apiOf } from '#web/api.ts';
import { useChangeRequestTexts } from '#web/change-requests/texts.ts';
import { useWhen } from '#web/change-requests/use-when.ts';
import { useLanguage } from '#web/language.ts';
import { OrderStatus } from '#web/order-status/order-status.tsx';
import { refusedIn } from '#web/refused.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { signedVisit } from '#web/signed-visit.ts';
import { Button, buttonLink } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Facts } from '#web/ui/walk/facts.tsx';
import { fieldText } from '#web/ui/form-fields.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { RadioCards } from '#web/ui/walk/radio-cards.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import { PhoneLink } from '#web/ui/phone-link.tsx';
import {
  data,
  Form,
  Link,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import styles from './held.module.css';
import { signedBy } from '../signed-link.ts';

const signedIn = signedBy('cita');

export const loader = async ({ context, url }: LoaderFunctionArgs) => {
  try {
    return { visit: await apiOf(context)('readOrderedVisit', signedIn(url)), link: signedVisit(url), trouble: null };
  } catch (error) {
    const { code, error: sentence, status } = refusedIn(error);
    const trouble = { old: code === 'enlace-antiguo', sentence: code === 'datos-no-validos' ? null : sentence };
    return data({ visit: null, link: null, trouble }, { status });
  }
};

const partOf = (typed: string): 'dia' | 'manana' | 'tarde' => (typed === 'manana' || typed === 'tarde' ? typed : 'dia');

/** Only a button asks or takes back: mail readers follow links by themselves. */
export const action = async ({ context, request, url }: ActionFunctionArgs) => {
  const form = await request.formData();
  const api = apiOf(context);
  try {
    if (fieldText(form, 'accion') === 'retirar') await api('withdrawChange', signedIn(url));
    else {
      const body = {
        date: fieldText(form, 'date'),
        franja: partOf(fieldText(form, 'franja')),
        comentario: fieldText(form, 'comentario') || null,
      };
      await api('requestChange', { ...signedIn(url), body });
    }
  } catch (error) {
    const { error: sentence, errors = {}, status } = refusedIn(error);
    return data({ sentence, errors }, { status });
  }
  return redirect(url.pathname + url.search, 303);
};

const plateInWords = ({ matricula }: { readonly matricula: string | null }) => matricula && printPlate(matricula);

type Visit = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['visit']>;

const Pending = ({ asked }: { asked: ChangeRequest }) => {
  const t = useChangeRequestTexts();
  const when = useWhen();
  return (
    <Form method="post">
      <Stack>
        <Notice quiet title={t.pendiente}>
          {t.pendienteTexto(when(asked.vence))}
        </Notice>
        <section aria-labelledby="guardadas">
          <h2 id="guardadas">{t.guardadas}</h2>
          <ul className={styles.held}>
            {asked.propuestas.map(({ propuesta, ...each }) => (
              <li key={propuesta}>{when(each)}</li>
            ))}
          </ul>
        </section>
        <div>
          <Button type="submit" look="secondary" name="accion" value="retirar">
            {t.retirar}
          </Button>
        </div>
      </Stack>
    </Form>
  );
};

const Ask = ({ visit }: { visit: Visit }) => {
  const t = useChangeRequestTexts();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().state === 'submitting';
  return (
    <section aria-labelledby="pedir">
      <Stack>
        <h2 id="pedir">{t.pedir}</h2>
        <p>{t.pedirTexto}</p>
        {answer && Object.keys(answer.errors).length === 0 && <Notice tone="error">{answer.sentence}</Notice>}
        <Form method="post">
          <Stack>
            <TextField
              label={t.dia}
              name="date"
              type="date"
              length="middle"
              required
              defaultValue={visit.cita.date}
              error={answer?.errors['date']}
            />
            <RadioCards
              name="franja"
              legend={t.franja}
              layout="fit"
              defaultValue="dia"
              options={(['dia', 'manana', 'tarde'] as const).map((value) => ({ value, title: t.franjas[value] }))}
            />
            <TextArea label={t.paraTaller} optional={t.opcional} name="comentario" maxLength={500} />
            <div>
              <Button type="submit" busy={busy}>
                {t.enviar}
              </Button>
            </div>
          </Stack>
        </Form>
      </Stack>
    </section>
  );
};

const answered = ['aceptada', 'rechazada', 'caducada', 'retirada'] as const;

const Answered = ({ asked }: { asked: ChangeRequest }) => {
  const t = useChangeRequestTexts();
  const estado = answered.find((each) => each === asked.estado);
  if (!estado) return null;
  return (
    <Notice tone={estado === 'aceptada' ? 'success' : 'info'} quiet>
      {t[estado]} {asked.frase && `«${asked.frase}»`}
    </Notice>
  );
};

export default function AskChangePage() {
  const { visit, link, trouble } = useLoaderData<typeof loader>();
  const t = useChangeRequestTexts();
  const language = useLanguage();
  const when = useWhen();
  const title = visit ? t.titulo : trouble?.old ? t.enlaceAntiguo : t.enlaceMal;
  const asked = visit?.solicitud ?? null;
  return (
    <Page width="form">
      <PageMeta title={title} index={false} />
      <PageHead title={title} lead={trouble ? (trouble.sentence ?? t.enlaceMalTexto) : undefined} />
      {trouble && (
        <p>
          <Link {...buttonLink('secondary')} to={address('area', language)}>
            {t.verCitas}
          </Link>
        </p>
      )}
      {visit && (
        <Stack gap="l">
          {asked && <Answered asked={asked} />}
          <Card>
            <Facts
              rows={[
                [t.pedido, visit.orderNumber],
                [t.cuando, when(visit.cita)],
                [t.donde, visit.tallerAlias],
                [t.telefono, visit.tallerTelefono],
                [t.matricula, plateInWords(visit)],
              ]}
            />
          </Card>
          <OrderStatus n={visit.orderNumber} link={link} />
          {asked?.estado === 'pendiente' && <Pending asked={asked} />}
          {visit.motivo && (
            <Notice
              tone="warning"
              quiet
              title={t.noSePide}
              action={
                <PhoneLink {...buttonLink('secondary')} telefono={visit.tallerTelefono}>
                  {t.llamar(visit.tallerTelefono)}
                </PhoneLink>
              }
            >
              {visit.motivo}
            </Notice>
          )}
          {visit.pide && <Ask visit={visit} />}
        </Stack>
      )}
    </Page>
  );
}
