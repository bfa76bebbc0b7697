import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Link, useLocation } from 'react-router';
import { useLeaveAccountTexts } from './texts.ts';

/** What a page is told that somebody comes to after their account was deleted. */
export const gone = 'cuenta-borrada';

/** Whether it was deleted just now, by who is here. */
export const useAccountGone = (): boolean => (useLocation() as { state: unknown }).state === gone;

/** Says to whoever was here that they are not any more. They are not asked in again. */
export const AccountGone = () => {
  const t = useLeaveAccountTexts();
  const language = useLanguage();
  return (
    <>
      <Notice tone="success">{t.borradaTexto}</Notice>
      <p>
        <Link {...buttonLink('secondary')} to={address('home', language)}>
          {t.alInicio}
        </Link>
      </p>
    </>
  );
};
