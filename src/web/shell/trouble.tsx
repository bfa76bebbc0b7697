import { address } from '#web/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Page, PageHead } from '#web/ui/page-layout.tsx';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { useShellTexts } from './texts.ts';

/** What stands where a page should: it does not exist, or it broke; `why` where the server said it. */
export const Trouble = ({ missing, why }: { missing: boolean; why?: string | undefined }) => {
  const t = useShellTexts();
  const language = useLanguage();
  return (
    <Page width="reading">
      <PageHead title={missing ? t.noEncontrada : t.fallo} lead={missing ? t.noEncontradaTexto : why || t.falloTexto} />
      <p>
        <Link to={address('home', language)}>{t.volverInicio}</Link>
      </p>
    </Page>
  );
};

export const RouteTrouble = () => {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <Trouble missing={false} />;
  return <Trouble missing={error.status === 404} why={error.status === 503 ? String(error.data) : undefined} />;
};
