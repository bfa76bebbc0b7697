import type { Purposes } from '#domain/measuring/choice.ts';
import { Button } from '#web/ui/page/button.tsx';
import type { Measured } from '../consent.tsx';
import styles from './consent-banner.module.css';
import { useConsentTexts } from './texts.ts';

interface BothAnswersProps {
  readonly measured: NonNullable<Measured>;
  readonly onAnswer: (purposes: Purposes) => void;
}

/** No and yes, side by side and alike: neither is easier. */
export const BothAnswers = ({ measured, onAnswer }: BothAnswersProps) => {
  const t = useConsentTexts();
  const answer = (all: boolean) => onAnswer({ medicion: all, publicidad: all && measured.publicidad });
  return (
    <div className={styles.answers}>
      <Button look="secondary" onClick={() => answer(false)}>
        {t.rechazar}
      </Button>
      <Button look="secondary" onClick={() => answer(true)}>
        {t.aceptar}
      </Button>
    </div>
  );
};
