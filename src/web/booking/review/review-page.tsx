import { address } from '#contract/addresses.ts';
import { apiOf, Refused } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { unlessRefused } from '#web/refused.ts';
import { signedVisit } from '#web/signed-visit.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Button, buttonLink } from '#web/ui/page/button.tsx';
import { dayInWords } from '#web/ui/days.ts';
import { fieldText } from '#web/ui/form-fields.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { RadioCards } from '#web/ui/walk/radio-cards.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import { useEffect, useRef } from 'react';
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
import { useReviewTexts } from './texts.ts';

export const loader = async ({ context, url }: LoaderFunctionArgs) => {
  const { cita, firma } = signedVisit(url);
  const visita = await unlessRefused(apiOf(context)('readReviewVisit', { params: { cita }, query: { firma } }));
  return data({ visita }, { status: visita ? 200 : 404 });
};

/** A plain form: what is written is there whether scripts run or not. */
export const action = async ({ context, request, url }: ActionFunctionArgs) => {
  const { cita, firma } = signedVisit(url);
  const form = await request.formData();
  const typed = { texto: fieldText(form, 'texto'), nombre: fieldText(form, 'nombre') };
  const estrellas = Number(fieldText(form, 'estrellas'));
  if (!estrellas) return { ...typed, estrellas: null, error: null };
  try {
    await apiOf(context)('writeReview', { params: { cita }, body: { firma, estrellas, ...typed } });
    return redirect(`${url.pathname}${url.search}`);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { ...typed, estrellas, error: error.problem.error };
  }
};

const steps = [5, 4, 3, 2, 1];

export default function ReviewPage() {
  const { visita } = useLoaderData<typeof loader>();
  const wrong = useActionData<typeof action>();
  const busy = useNavigation().state !== 'idle';
  const t = useReviewTexts();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (wrong?.estrellas === null) form.current?.querySelector('input')?.focus();
  }, [wrong]);
  if (!visita) {
    return (
      <Page width="form">
        <PageMeta title={t.noVale} index={false} />
        <PageHead title={t.noVale} lead={t.noValeTexto} />
        <Link {...buttonLink('secondary')} to={address('workshops', language)}>
          {t.talleres}
        </Link>
      </Page>
    );
  }
  const { alias, area, slug, fecha, nombre, estado } = visita;
  return (
    <Page width="form">
      <PageMeta title={t.titulo} index={false} />
      <PageHead title={t.titulo} lead={t.visita(alias, dayInWords(fecha, language))} />
      {estado ? (
        <Stack>
          <Notice tone={estado === 'publicada' ? 'success' : 'info'}>{t[estado]}</Notice>
          <Link {...buttonLink('secondary')} to={`${address('workshop', language, { area, taller: slug })}#opiniones`}>
            {t.verTaller(alias)}
          </Link>
        </Stack>
      ) : (
        <Form method="post" noValidate ref={form}>
          <Stack>
            {wrong?.error && <Notice tone="error">{wrong.error}</Notice>}
            <RadioCards
              name="estrellas"
              legend={t.estrellas}
              layout="fit"
              error={wrong && wrong.estrellas === null ? t.faltanEstrellas : undefined}
              defaultValue={wrong?.estrellas ? String(wrong.estrellas) : undefined}
              options={steps.map((step) => ({ value: String(step), title: t.estrellasDe(step) }))}
            />
            <TextArea
              label={t.texto}
              hint={t.textoPista}
              optional={t.opcional}
              name="texto"
              maxLength={1000}
              defaultValue={wrong?.texto}
            />
            <TextField
              label={t.nombre}
              hint={t.nombrePista}
              name="nombre"
              maxLength={40}
              autoComplete="given-name"
              defaultValue={wrong?.nombre ?? nombre}
            />
            <p>{t.regla}</p>
            <Button type="submit" look="primary" busy={busy}>
              {t.enviar}
            </Button>
          </Stack>
        </Form>
      )}
    </Page>
  );
}
