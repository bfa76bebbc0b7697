import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';
import styles from './label-arrows.module.css';

export type LabelClass = 'A' | 'B' | 'C' | 'D' | 'E';

interface LabelArrowsProps {
  fuel: LabelClass;
  wet: LabelClass;
  noiseClass: 'A' | 'B' | 'C';
  noiseDb: number;
  /** Words for the three, read aloud and shown on hover: "Consumo", "Frenado en mojado", "Ruido exterior". */
  texts: { fuel: string; wet: string; noise: string };
  /** What pressing the arrows does: "Ver la etiqueta". Only with `children`. */
  openText?: string | undefined;
  /** The whole label, one press away. */
  children?: ReactNode;
}

const Arrow = ({ icon, text, letter, extra }: { icon: IconName; text: string; letter: LabelClass; extra?: string }) => (
  <span className={styles.one} title={text}>
    <Icon name={icon} />
    <span className="spoken">{text}: </span>
    <b className={styles.arrow} data-class={letter}>
      {letter}
    </b>
    {extra && <span>{extra}</span>}
  </span>
);

/** The classes of the EU tyre label (Regulation (EU) 2020/740), nested display: the arrows here, the label behind them. */
export function LabelArrows({ fuel, wet, noiseClass, noiseDb, texts, openText, children }: LabelArrowsProps) {
  const arrows = (
    <span className={styles.arrows}>
      <Arrow icon="fuel" text={texts.fuel} letter={fuel} />
      <Arrow icon="wet" text={texts.wet} letter={wet} />
      <Arrow icon="noise" text={texts.noise} letter={noiseClass} extra={`${noiseDb} dB`} />
    </span>
  );
  if (!children) return arrows;
  return (
    <details className={styles.more}>
      <summary className={styles.summary}>
        {arrows}
        <span className="spoken"> {openText}</span>
        <Icon name="chevron" className={styles.mark} />
      </summary>
      <div className={styles.label}>{children}</div>
    </details>
  );
}
