import { address } from '#contract/addresses.ts';
import { apiOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { unlessRefused } from '#web/refused.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Button, buttonLink } from '#web/ui/page/button.tsx';
import { Page, PageHead } from '#web/ui/page/page-layout.tsx';
import {
  Form,
  Link,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { useNewsletterTexts } from './texts.ts';
import { WrongLink } from './wrong-link.tsx';

export const loader = ({ url: { searchParams } }: LoaderFunctionArgs) => ({ hasLink: searchParams.has('firma') });

/** The button of the page, and the mail reader's own, which posts here without having looked (RFC 8058). */
export const action = async ({ context, url }: ActionFunctionArgs) => {
  const x = url.searchParams.get('firma')?.slice(0, 80) || '-';
  return { done: await unlessRefused(apiOf(context)('cancelNewsletter', { params: { x } })) };
};

/** Nothing ends by looking: mail readers follow links by themselves. */
export default function CancelNewsletterPage() {
  const { hasLink } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const t = useNewsletterTexts();
  const language = useLanguage();
  if (outcome && !outcome.done) return <WrongLink />;
  const title = outcome?.done ? t.anulada : t.anular;
  return (
    <Page width="form">
      <PageMeta title={title} index={false} />
      <PageHead
        title={title}
        lead={outcome?.done ? t.anuladaTexto(outcome.done.email) : hasLink ? t.anularTexto : t.anularSinEnlace}
      />
      {hasLink && !outcome ? (
        <Form method="post">
          <Button type="submit">{t.anularBoton}</Button>
        </Form>
      ) : (
        <Link {...buttonLink('secondary')} to={address(outcome ? 'newsletterConfirm' : 'home', language)}>
          {outcome ? t.pedir : t.inicio}
        </Link>
      )}
    </Page>
  );
}
