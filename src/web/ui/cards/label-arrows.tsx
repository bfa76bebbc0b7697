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

interface ArrowProps {
  readonly icon: IconName;
  /** Read aloud and shown on hover, where nothing around it says all of them. */
  readonly text?: string;
  readonly letter?: LabelClass;
  readonly extra?: string;
}

const Arrow = ({ icon, text, letter, extra }: ArrowProps) => (
  <span className={styles.one} title={text}>
    <Icon name={icon} />
    {text && <span className="spoken">{`${text}: `}</span>}
    {letter && (
      <b className={styles.arrow} data-class={letter}>
        {letter}
      </b>
    )}
    {extra && <span>{extra}</span>}
  </span>
);

/** What a line among many has room for; the link around it says it in words. */
export const ShortLabel = ({ consumo, mojado, ruido_db }: Omit<LabelClasses, 'ruido'>) => (
  <span className={styles.arrows} data-short>
    <Arrow icon="fuel" letter={consumo} />
    <Arrow icon="wet" letter={mojado} />
    <Arrow icon="noise" extra={`${ruido_db}\u00A0dB`} />
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
