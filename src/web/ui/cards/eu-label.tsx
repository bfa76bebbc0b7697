import type { LabelClasses } from './label-arrows.tsx';
import styles from './eu-label.module.css';

interface EuLabelProps {
  etiqueta: LabelClasses & {
    readonly clase: 'C1' | 'C2' | 'C3';
    readonly nieve: boolean;
    readonly hielo: boolean;
    readonly eprel_id: number;
  };
  marca: string;
  modelo: string;
  /** `205/55 R16 91V`. */
  medida: string;
  /** The label in one sentence, for those who cannot see it. */
  title: string;
}

/** The whole label of Regulation (EU) 2020/740, annex II, drawn from the tyre's data; what never changes comes from `/eu-label.svg`. */
export const EuLabel = ({ etiqueta, marca, modelo, medida, title }: EuLabelProps) => (
  <svg className={styles.label} viewBox="0 0 300 440" width="300" height="440" role="img" aria-label={title}>
    <use href="/eu-label.svg#frame" />
    <text className={styles.small} x="290" y="44">
      {etiqueta.eprel_id}
    </text>
    <text className={styles.name} x="10" y="72">
      {marca}
    </text>
    <text className={styles.text} x="10" y="88">
      {modelo}
    </text>
    <text className={styles.name} x="10" y="107">
      {medida}
    </text>
    <text className={styles.name} x="270" y="107">
      {etiqueta.clase}
    </text>
    <use href={`/eu-label.svg#f${etiqueta.consumo}`} />
    <use href={`/eu-label.svg#w${etiqueta.mojado}`} />
    <use href={`/eu-label.svg#n${etiqueta.ruido}`} />
    <text className={styles.noise} x="108" y="366">
      {etiqueta.ruido_db}
      <tspan> dB</tspan>
    </text>
    {etiqueta.nieve && <use href="/eu-label.svg#snow" />}
    {etiqueta.hielo && <use href="/eu-label.svg#ice" />}
  </svg>
);
