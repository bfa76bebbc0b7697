import { Notice } from '#web/ui/page/notice.tsx';
import { useBasketTexts } from './texts.ts';

/** Above a form: how much of it is to be looked at again. What is wrong stands beside each field, and the first has the focus. */
export const WrongFields = ({ errors }: { errors: Readonly<Record<string, string>> | undefined }) => {
  const t = useBasketTexts();
  const wrong = Object.keys(errors ?? {}).length;
  return wrong === 0 ? null : <Notice tone="error">{t.revisaCampos(wrong)}</Notice>;
};
