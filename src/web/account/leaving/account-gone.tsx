import { Notice } from '#web/ui/page/notice.tsx';
import { useLocation } from 'react-router';
import { useLeaveAccountTexts } from './texts.ts';

/** What a page is told that somebody comes to after their account was deleted. */
export const gone = 'cuenta-borrada';

/** Says to whoever was here that they are not any more. */
export const AccountGone = () => {
  const t = useLeaveAccountTexts();
  const { state } = useLocation() as { state: unknown };
  return (
    state === gone && (
      <Notice tone="success" title={t.borrada}>
        {t.borradaTexto}
      </Notice>
    )
  );
};
