import { address } from '#contract/addresses.ts';
import { apiOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { Facts } from '#web/ui/walk/facts.tsx';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useCallInWords } from './call-in-words.ts';
import { useCasesTexts } from '#web/message/texts.ts';

/** Only what looks like a number of ours is shown: anybody may write an address. */
const numberIn = (search: URLSearchParams, name: string): string | null =>
  /^A\d{7,12}$/.exec(search.get(name) ?? '')?.[0] ?? null;

export const loader = async ({ context, url: { searchParams } }: LoaderFunctionArgs) => {
  const llamada = numberIn(searchParams, 'llamada');
  return {
    numero: llamada ?? numberIn(searchParams, 'caso'),
    esLlamada: llamada !== null,
    cuando: await apiOf(context)('readCallHours', {}),
  };
};

/** What happens with what was sent; reached without having sent anything, it says that, too. */
export default function DonePage() {
  const { numero, esLlamada, cuando } = useLoaderData<typeof loader>();
  const t = useCasesTexts();
  const language = useLanguage();
  const when = useCallInWords(cuando);
  const title = numero ? t.gracias : t.graciasSin;
  return (
    <Page width="form">
      <PageMeta title={title} index={false} />
      <PageHead title={title} />
      <Stack>
        {numero ? (
          <>
            <Facts rows={[[t.tuNumero, <strong key="numero">{numero}</strong>]]} />
            <Notice tone="success" quiet>
              {esLlamada ? `${t.graciasLlamada} ${when}` : t.graciasTexto}
            </Notice>
          </>
        ) : (
          <p>{t.graciasSinTexto}</p>
        )}
        <p>
          <Link {...buttonLink('secondary')} to={address(numero ? 'home' : 'contact', language)}>
            {numero ? t.inicio : t.escribir}
          </Link>
        </p>
      </Stack>
    </Page>
  );
}
