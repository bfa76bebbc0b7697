import { useLanguage } from '#web/language.ts';
import { Button, buttonLink } from '#web/ui/page/button.tsx';
import { Link } from 'react-router';
import { useShopTexts } from '../texts.ts';
import styles from '../tyre-cards/compare-bar.module.css';
import { savePicks } from '../tyre-cards/picks.ts';
import { compareAddress } from './compare-address.ts';

/** How many tyres were picked, and what can be done with them. */
export default function Picked({ picks, cp }: { picks: readonly string[]; cp: string | null | undefined }) {
  const t = useShopTexts().comparar;
  const language = useLanguage();
  return (
    <>
      <p className={styles.text}>{t.elegidos(picks.length)}</p>
      <Button look="quiet" onClick={() => savePicks([])}>
        {t.vaciar}
      </Button>
      {picks.length > 1 && (
        <Link {...buttonLink('secondary')} to={compareAddress(language, picks, cp)}>
          {t.comparar}
        </Link>
      )}
    </>
  );
}
