import { address, languageOfPath } from '#contract/addresses.ts';
import { apiOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { refusedIn, unlessRefused } from '#web/refused.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Button, buttonLink } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { fieldText } from '#web/ui/form-fields.ts';
import { Page, PageHead } from '#web/ui/page/page-layout.tsx';
import {
  data,
  Form,
  Link,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { AskForm, type RefusedWish } from './ask-form.tsx';
import { useNewsletterTexts } from './texts.ts';
import { WrongLink } from './wrong-link.tsx';

export const loader = async ({ context, url: { searchParams } }: LoaderFunctionArgs) => {
  const { sello } = await apiOf(context)('siteInit', {});
  return { sello, hasLink: searchParams.has('firma'), isSent: searchParams.has('enviado') };
};

type Outcome =
  | { readonly kind: 'confirmed'; readonly email: string }
  | { readonly kind: 'wrong-link' }
  | { readonly kind: 'refused'; readonly wish: RefusedWish };

/** The footer of every page sends its address here, and the button of the letter's page its link: only a button confirms. */
export const action = async ({ context, request, url }: ActionFunctionArgs) => {
  const api = apiOf(context);
  const firma = url.searchParams.get('firma');
  if (firma !== null) {
    const done = await unlessRefused(api('confirmNewsletter', { params: { x: firma.slice(0, 80) || '-' } }));
    return data<Outcome>(done ? { kind: 'confirmed', email: done.email } : { kind: 'wrong-link' });
  }
  const form = await request.formData();
  const language = languageOfPath(url.pathname);
  const [email, token] = [fieldText(form, 'email'), fieldText(form, 'token')];
  const permiso = form.has('permiso_comercial');
  try {
    const body = { email, token, permiso_comercial: permiso, domain: url.host, idioma: language };
    await api('subscribeNewsletter', { body });
    return redirect(`${address('newsletterConfirm', language)}?enviado=1`, 303);
  } catch (failure) {
    const { code, error, errors = {}, status } = refusedIn(failure);
    const again = code === 'demasiados-intentos' && token === '';
    return data<Outcome>({ kind: 'refused', wish: { email, permiso, error, errors, again } }, { status });
  }
};

/** What is shown: the question of the letter, its answer, or the form. */
export default function ConfirmPage() {
  const { sello, hasLink, isSent } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const t = useNewsletterTexts();
  const language = useLanguage();
  if (outcome?.kind === 'wrong-link') return <WrongLink />;
  if (outcome?.kind === 'confirmed')
    return (
      <Page width="form">
        <PageMeta title={t.confirmada} index={false} />
        <PageHead title={t.confirmada} lead={t.confirmadaTexto(outcome.email)} />
        <Link {...buttonLink('secondary')} to={address('home', language)}>
          {t.inicio}
        </Link>
      </Page>
    );
  if (hasLink)
    return (
      <Page width="form">
        <PageMeta title={t.confirmar} index={false} />
        <PageHead title={t.confirmar} lead={t.confirmarTexto} />
        <Form method="post">
          <Button type="submit">{t.confirmarBoton}</Button>
        </Form>
      </Page>
    );
  const sent = isSent && !outcome;
  return (
    <Page width="form">
      <PageMeta title={sent ? t.miraCorreo : t.titulo} description={t.descripcion} index={!sent} />
      <PageHead title={sent ? t.miraCorreo : t.titulo} lead={sent ? t.miraCorreoTexto : t.entrada} />
      {!sent && (
        <Card>
          <AskForm wrong={outcome?.wish} stamp={sello} />
        </Card>
      )}
    </Page>
  );
}
