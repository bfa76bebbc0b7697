import { address } from '#web/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { buttonLink } from '#web/ui/button.tsx';
import { Page, PageHead } from '#web/ui/page-layout.tsx';
import { Link } from 'react-router';
import { useVisitTexts } from './texts.ts';

export default function StartPage() {
  const t = useVisitTexts();
  const language = useLanguage();
  return (
    <Page width="form">
      <PageMeta title={t.titulo} description={t.texto} />
      <PageHead title={t.titulo} lead={t.texto} />
      <Link {...buttonLink('primary')} to={address('workshops', language)}>
        {t.donde}
      </Link>
    </Page>
  );
}
