import { Notice } from '#web/ui/notice.tsx';
import { useBasketTexts } from './texts.ts';

/** Above a form: how much of it is to be looked at again, and what. The first such field has the focus. */
export const WrongFields = ({ errors }: { errors: Readonly<Record<string, string>> | undefined }) => {
  const t = useBasketTexts();
  const wrong = Object.values(errors ?? {});
  const sentences = [...new Set(wrong)];
  if (sentences.length === 0) return null;
  return (
    <Notice tone="error" title={t.revisaCampos(wrong.length)}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
};
