import type { ReactNode } from 'react';
import { Icon } from '../page/icon.tsx';
import type { IconName } from '../page/icon.tsx';
import styles from './label-arrows.module.css';

export type LabelClass = 'A' | 'B' | 'C' | 'D' | 'E';

/** The classes of the EU tyre label, as the API names them. */
export interface LabelClasses {
  readonly consumo: LabelClass;
  readonly mojado: LabelClass;
  readonly ruido: 'A' | 'B' | 'C';
  readonly ruido_db: number;
}

/** The words of the label's three scales: "Consumo", "Frenado en mojado", "Ruido exterior". */
export interface LabelTexts {
  readonly consumo: string;
  readonly mojado: string;
  readonly ruido: string;
}

interface LabelArrowsProps {
  etiqueta: LabelClasses;
  /** Read aloud and shown on hover. */
  texts: LabelTexts;
  /** What pressing the arrows does: "Ver la etiqueta". Only with `children`. */
  openText?: string | undefined;
  /** The whole label, one press away. */
  children?: ReactNode;
}

const Arrow = ({ icon, text, letter, extra }: { icon: IconName; text: string; letter: LabelClass; extra?: string }) => (
  <span className={styles.one} title={text}>
    <Icon name={icon} />
    <span className="spoken">{`${text}: `}</span>
    <b className={styles.arrow} data-class={letter}>
      {letter}
    </b>
    {extra && <span>{extra}</span>}
  </span>
);

/** The classes of the EU tyre label (Regulation (EU) 2020/740), nested display: the arrows here, the label behind them. */
export function LabelArrows({ etiqueta, texts, openText, children }: LabelArrowsProps) {
  const arrows = (
    <span className={styles.arrows}>
      <Arrow icon="fuel" text={texts.consumo} letter={etiqueta.consumo} />
      <Arrow icon="wet" text={texts.mojado} letter={etiqueta.mojado} />
      <Arrow icon="noise" text={texts.ruido} letter={etiqueta.ruido} extra={`${etiqueta.ruido_db} dB`} />
    </span>
  );
  if (!children) return arrows;
  return (
    <details className={styles.more}>
      <summary className={styles.summary}>
        {arrows}
        <span className="spoken">{` ${openText ?? ''}`}</span>
        <Icon name="chevron" className={styles.mark} />
      </summary>
      <div className={styles.label}>{children}</div>
    </details>
  );
}
