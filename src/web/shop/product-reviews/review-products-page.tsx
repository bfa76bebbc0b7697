import { address } from '#contract/addresses.ts';
import { reviewedVehicles } from '#domain/reviews/product-review.ts';
import { apiOf, Refused } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { unlessRefused } from '#web/refused.ts';
import { signedVisit } from '#web/signed-visit.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { buttonLink } from '#web/ui/page/button.tsx';
import { dayInWords } from '#web/ui/days.ts';
import { fieldText } from '#web/ui/form-fields.ts';
import { Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import {
  data,
  Link,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { ReviewedLine } from './reviewed-line.tsx';
import { useWriteReviewTexts } from './write-texts.ts';

export const loader = async ({ context, url }: LoaderFunctionArgs) => {
  const { cita, firma } = signedVisit(url);
  const compra = await unlessRefused(apiOf(context)('readBoughtLines', { params: { cita }, query: { firma } }));
  return data({ compra }, { status: compra ? 200 : 404 });
};

/** Plain forms, one for each product: what is written is there whether scripts run or not. */
export const action = async ({ context, request, url }: ActionFunctionArgs) => {
  const { cita, firma } = signedVisit(url);
  const form = await request.formData();
  const linea = fieldText(form, 'linea');
  const api = apiOf(context);
  const typed = { texto: fieldText(form, 'texto'), nombre: fieldText(form, 'nombre') };
  const vehiculo = fieldText(form, 'vehiculo');
  const estrellas = Number(fieldText(form, 'estrellas'));
  const failed = { linea, ...typed, vehiculo, estrellas };
  try {
    if (fieldText(form, 'que') === 'retirar') {
      await api('withdrawProductReview', { params: { cita, linea }, query: { firma } });
    } else {
      if (!estrellas) return { ...failed, error: null };
      const version = Number(fieldText(form, 'version'));
      const chosen = reviewedVehicles.find((known) => known === vehiculo) ?? null;
      const said = { firma, version, estrellas, ...typed, vehiculo: chosen };
      await api('writeProductReview', { params: { cita, linea }, body: said });
    }
    return redirect(`${url.pathname}${url.search}#${linea}`);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { ...failed, error: error.problem.error };
  }
};

/** What somebody thinks of what they bought, one form for each product. */
export default function ReviewProductsPage() {
  const { compra } = useLoaderData<typeof loader>();
  const wrong = useActionData<typeof action>();
  const t = useWriteReviewTexts();
  const language = useLanguage();
  if (!compra) {
    return (
      <Page width="form">
        <PageMeta title={t.noVale} index={false} />
        <PageHead title={t.noVale} lead={t.noValeTexto} />
        <Link {...buttonLink('secondary')} to={address('home', language)}>
          {t.inicio}
        </Link>
      </Page>
    );
  }
  return (
    <Page width="form">
      <PageMeta title={t.titulo} index={false} />
      <PageHead title={t.titulo} lead={t.visita(compra.alias, dayInWords(compra.fecha, language))} />
      <Stack gap="l">
        {compra.lineas.map((line) => (
          <ReviewedLine
            key={`${line.linea} ${line.version}`}
            line={line}
            wrong={wrong?.linea === line.linea ? wrong : undefined}
          />
        ))}
      </Stack>
    </Page>
  );
}
