import { address, languageOfPath } from '#contract/addresses.ts';
import { apiOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { unlessRefused } from '#web/refused.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Button, buttonLink } from '#web/ui/page/button.tsx';
import { Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { Form, Link, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { nameIn } from './read-awaited.ts';
import { useProductRequestTexts } from './texts.ts';

const signed = (params: LoaderFunctionArgs['params']) => ({
  params: { id: params.solicitud ?? '', firma: params.firma ?? '' },
});

export const loader = async ({ context, params, url }: LoaderFunctionArgs) => {
  const found = await unlessRefused(apiOf(context)('readRequest', signed(params)));
  return { nombre: found && nameIn(languageOfPath(url.pathname), found) };
};

/** Only a button deletes: mail readers follow links by themselves. */
export const action = async ({ context, params }: ActionFunctionArgs) => {
  await unlessRefused(apiOf(context)('cancelRequest', signed(params)));
  return null;
};

export default function CancelPage() {
  const { nombre } = useLoaderData<typeof loader>();
  const t = useProductRequestTexts();
  const language = useLanguage();
  return (
    <Page width="form">
      <PageMeta title={nombre === null ? t.borrada : t.cancelar} index={false} />
      <PageHead
        title={nombre === null ? t.borrada : t.cancelar}
        lead={nombre === null ? t.borradaTexto : t.cancelarTexto(nombre)}
      />
      {nombre === null ? (
        <Link {...buttonLink('secondary')} to={address('home', language)}>
          {t.inicio}
        </Link>
      ) : (
        <Form method="post">
          <Stack>
            <p>{t.cancelarEfecto}</p>
            <Button type="submit" look="danger">
              {t.cancelarBoton}
            </Button>
          </Stack>
        </Form>
      )}
    </Page>
  );
}
