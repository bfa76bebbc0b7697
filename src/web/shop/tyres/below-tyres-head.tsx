import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Breadcrumbs } from '#web/ui/page/breadcrumbs.tsx';
import { PageHead } from '#web/ui/page/page-layout.tsx';
import { Link } from 'react-router';
import { useShopTexts } from '../texts.ts';

interface BelowTyresHeadProps {
  title: string;
  /** For the document, where it says more than the heading. */
  documentTitle?: string;
  lead: string;
}

/** The head of a page that stands below that of tyres. */
export const BelowTyresHead = ({ title, documentTitle = title, lead }: BelowTyresHeadProps) => {
  const t = useShopTexts();
  const language = useLanguage();
  return (
    <>
      <PageMeta title={documentTitle} description={lead} />
      <PageHead
        above={
          <Breadcrumbs
            label={t.migas}
            items={[
              <Link to={address('home', language)}>{t.inicio}</Link>,
              <Link to={address('tyres', language)}>{t.neumaticos}</Link>,
              title,
            ]}
          />
        }
        title={title}
        lead={lead}
      />
    </>
  );
};
