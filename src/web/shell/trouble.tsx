import { address } from '#web/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Page, PageHead } from '#web/ui/page-layout.tsx';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { useShellTexts } from './texts.ts';

/** What stands where a page should: it does not exist, or it broke. */
export const Trouble = ({ missing }: { missing: boolean }) => {
  const t = useShellTexts();
  const language = useLanguage();
  return (
    <Page width="reading">
      <PageHead title={missing ? t.noEncontrada : t.fallo} lead={missing ? t.noEncontradaTexto : t.falloTexto} />
      <p>
        <Link to={address('home', language)}>{t.volverInicio}</Link>
      </p>
    </Page>
  );
};

export const RouteTrouble = () => {
  const error = useRouteError();
  return <Trouble missing={isRouteErrorResponse(error) && error.status === 404} />;
};
