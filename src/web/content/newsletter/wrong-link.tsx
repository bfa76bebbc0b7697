import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Page, PageHead } from '#web/ui/page/page-layout.tsx';
import { Link } from 'react-router';
import { useNewsletterTexts } from './texts.ts';

/** A link that was replaced, or is too old. */
export const WrongLink = () => {
  const t = useNewsletterTexts();
  return (
    <Page width="form">
      <PageMeta title={t.enlaceNo} index={false} />
      <PageHead title={t.enlaceNo} lead={t.enlaceNoTexto} />
      <Link {...buttonLink('secondary')} to={address('newsletterConfirm', useLanguage())}>
        {t.pedir}
      </Link>
    </Page>
  );
};
