import { address, languageOfPath } from '#contract/addresses.ts';
import { apiOf, Refused } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Button, buttonLink } from '#web/ui/button.tsx';
import { Page, PageHead, Stack } from '#web/ui/page-layout.tsx';
import { Form, Link, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { nameIn } from './read-awaited.ts';
import { useProductRequestTexts } from './texts.ts';

const unlessGone = async <Answer,>(asked: Promise<Answer>): Promise<Answer | null> => {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Refused && error.problem.status < 500) return null;
    throw error;
  }
};

const signed = (params: LoaderFunctionArgs['params']) => ({
  params: { id: params.solicitud ?? '', firma: params.firma ?? '' },
});

export const loader = async ({ context, params, url }: LoaderFunctionArgs) => {
  const found = await unlessGone(apiOf(context)('readRequest', signed(params)));
  return { nombre: found && nameIn(languageOfPath(url.pathname), found) };
};

/** Only a button deletes: mail readers follow links by themselves. */
export const action = async ({ context, params }: ActionFunctionArgs) => {
  await unlessGone(apiOf(context)('cancelRequest', signed(params)));
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
