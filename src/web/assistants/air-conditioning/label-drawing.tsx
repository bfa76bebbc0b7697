import type { Refrigerant } from '#domain/vehicles/refrigerant.ts';
import styles from './label-drawing.module.css';

const grams: Readonly<Record<Refrigerant, string>> = { R134a: '0,50 kg', R1234yf: '0,45 kg' };

/** The sticker under the bonnet that names the gas: a snowflake, the gas and its weight, and how much oil. */
export const LabelDrawing = ({ gas }: { gas: Refrigerant }) => (
  <svg className={styles.label} viewBox="0 0 168 84" aria-hidden="true">
    <rect className={styles.paper} x="1.5" y="1.5" width="165" height="81" rx="7" />
    <g className={styles.line} transform="translate(24 27)">
      {[0, 60, 120].map((turn) => (
        <path key={turn} transform={`rotate(${turn})`} d="M0-15V15M-4-12l4 4 4-4M-4 12l4-4 4 4" />
      ))}
    </g>
    <rect className={styles.mark} x="48" y="11" width="110" height="32" rx="4" />
    <text className={styles.gas} x="56" y="33">
      {gas}
    </text>
    <path className={styles.faint} d="M12 51h144M12 66h52M72 66h30" />
    <text className={styles.small} x="110" y="70">
      {grams[gas]}
    </text>
  </svg>
);
