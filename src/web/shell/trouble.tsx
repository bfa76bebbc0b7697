import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Page, PageHead } from '#web/ui/page/page-layout.tsx';
import { lazy, Suspense, type ReactNode } from 'react';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { PageMeta } from './page-meta.tsx';
import { useShellTexts } from './texts.ts';

// Few come here. Where even this cannot be had, the way home is left.
const Missing = lazy(async (): Promise<{ default: () => ReactNode }> => {
  try {
    return await import('../content/missing.tsx');
  } catch {
    return { default: () => null };
  }
});

/** What stands where a page should: it does not exist, or it broke; `why` where the server said it. */
export const Trouble = ({ missing, why }: { missing: boolean; why?: string | undefined }) => {
  const t = useShellTexts();
  const language = useLanguage();
  const title = missing ? t.noEncontrada : t.fallo;
  return (
    <Page>
      <PageMeta title={title} index={false} />
      <PageHead title={title} lead={missing ? t.noEncontradaTexto : why || t.falloTexto} />
      <p>
        <Link to={address('home', language)}>{t.volverInicio}</Link>
      </p>
      {missing && (
        <Suspense>
          <Missing />
        </Suspense>
      )}
    </Page>
  );
};

export const RouteTrouble = () => {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <Trouble missing={false} />;
  return <Trouble missing={error.status === 404} why={error.status === 503 ? String(error.data) : undefined} />;
};
