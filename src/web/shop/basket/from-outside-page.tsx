import { address, languageOfPath } from '#contract/addresses.ts';
import { apiOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Page, PageHead } from '#web/ui/page/page-layout.tsx';
import { useEffect, useRef } from 'react';
import { redirect, useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router';
import { useBasketReady } from './basket-ready.ts';
import { basketFromOutside } from './basket-store.ts';
import { Guided } from './guided.tsx';
import { askForOutsideLink, outsideTroubleAddress, readOutsideLink } from './outside-link.ts';
import { useBasketTexts } from './texts.ts';

/** What cannot be bought never gets as far as the basket: the home page says why. */
export const loader = async ({ context, url }: LoaderFunctionArgs) => {
  const { pathname, searchParams } = url;
  const link = readOutsideLink(searchParams);
  const trouble = outsideTroubleAddress(languageOfPath(pathname), link);
  const answer = await askForOutsideLink(apiOf(context), link);
  if (answer.kind !== 'taken') throw redirect(trouble);
  const { id_navision, cantidad } = answer;
  return { id_navision, cantidad, expressCheckinToken: link.expressCheckinToken ?? null, trouble };
};

/** A product by a link from another site (spec B57): a basket of its own, opened at its first step. */
export default function FromOutsidePage() {
  const { id_navision, cantidad, expressCheckinToken, trouble } = useLoaderData<typeof loader>();
  const t = useBasketTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const ready = useBasketReady('external');
  const handled = useRef(false);
  useEffect(() => {
    if (!ready || handled.current) return;
    handled.current = true;
    const enter = async () => {
      if (await basketFromOutside(id_navision, cantidad, expressCheckinToken))
        await navigate(address('basketRequest', language), { replace: true });
      // A new document, because this one began without the basket that was there before.
      else window.location.replace(trouble);
    };
    void enter();
  }, [ready, id_navision, cantidad, expressCheckinToken, trouble, navigate, language]);
  return (
    <Page>
      <PageMeta title={t.titulo} index={false} />
      <Guided />
      <PageHead title={t.titulo} lead={t.cargando} />
      <noscript>
        <Notice tone="warning">{t.sinJavascript}</Notice>
      </noscript>
    </Page>
  );
}
