import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/page/button.tsx';
import box from '#web/ui/check-field.module.css';
import { lazy, Suspense, useId } from 'react';
import { useShopTexts } from '../texts.ts';
import styles from './compare-bar.module.css';
import { mostCompared, savePicks, usePicks } from './picks.ts';

const form = 'comparar';
// Fetched with the first tyre that is picked: most lists are left without one.
const Picked = lazy(async () => await import('../compare/picked.tsx'));

/**
 * Picks a tyre to compare: the kit's box without what only forms need, for a page whose weight counts. Without
 * JavaScript it is sent with the form of the page's `CompareBar`.
 */
export const ComparePick = ({ id, name }: { id: string; name: string }) => {
  const t = useShopTexts().comparar;
  const picks = usePicks();
  const picked = picks.includes(id);
  const own = useId();
  return (
    <div className={box.line}>
      <input
        type="checkbox"
        id={own}
        form={form}
        name="ids"
        value={id}
        checked={picked}
        disabled={!picked && picks.length >= mostCompared}
        onChange={() => savePicks(picked ? picks.filter((each) => each !== id) : [...picks, id])}
      />
      <label className={box.label} htmlFor={own}>
        {t.comparar} <span className="spoken">{name}</span>
      </label>
    </div>
  );
};

/** What was picked so far and the way to see it side by side. Put it last in the page's main. */
export const CompareBar = ({ cp }: { cp?: string | null | undefined }) => {
  const t = useShopTexts().comparar;
  const language = useLanguage();
  const picks = usePicks();
  return (
    <>
      <form id={form} action={address('compare', language)}>
        {cp && <input type="hidden" name="cp" value={cp} />}
        <noscript>
          <Button type="submit">{t.marcados}</Button>
        </noscript>
      </form>
      <div role="status" className={picks.length > 0 ? styles.bar : undefined}>
        {picks.length > 0 && (
          <Suspense>
            <Picked picks={picks} cp={cp} />
          </Suspense>
        )}
      </div>
    </>
  );
};
