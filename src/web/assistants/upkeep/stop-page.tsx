import { address } from '#contract/addresses.ts';
import { apiOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { unlessRefused } from '#web/refused.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { buttonLink, Button } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import {
  Form,
  Link,
  useLoaderData,
  useNavigation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { useUpkeepTexts } from './texts.ts';

const linkOf = (url: URL) => ({
  id: url.searchParams.get('vehiculo') ?? '',
  firma: url.searchParams.get('firma') ?? '',
});

/** What the link is about; a link that leads to nothing any more is nobody's reminder. */
export const loader = async ({ context, url }: LoaderFunctionArgs) => {
  const params = linkOf(url);
  try {
    return await apiOf(context)('readUpkeepReminders', { params });
  } catch {
    return null;
  }
};

/** The button of the page, and the mail reader's own, which posts here without having looked (RFC 8058). */
export const action = async ({ context, url }: ActionFunctionArgs) => {
  await unlessRefused(apiOf(context)('stopUpkeepReminders', { params: linkOf(url) }));
  return null;
};

/** Nothing ends by looking: mail readers follow links by themselves. */
export default function StopPage() {
  const found = useLoaderData<typeof loader>();
  const t = useUpkeepTexts();
  const language = useLanguage();
  const busy = useNavigation().state !== 'idle';
  const asks = found?.avisos === true;
  return (
    <Page width="form">
      <PageMeta title={t.fin.titulo} index={false} />
      <PageHead title={t.fin.titulo} />
      <Stack>
        {!found && <Notice quiet>{t.fin.noExiste}</Notice>}
        {found && !asks && (
          <Notice tone="success" title={t.fin.hecho(found.vehiculo)}>
            {t.fin.otraVez}
          </Notice>
        )}
        {asks && (
          <Form method="post">
            <Stack>
              <p>{t.fin.pregunta(found.vehiculo)}</p>
              <div>
                <Button type="submit" busy={busy}>
                  {t.fin.boton}
                </Button>
              </div>
            </Stack>
          </Form>
        )}
        <p>
          <Link {...buttonLink('secondary')} to={address('upkeep', language)}>
            {t.fin.verCoche}
          </Link>
        </p>
      </Stack>
    </Page>
  );
}
