/** The parts of an amount as Spain and Catalonia write it: 1234.56 is `1.234` and `56`. */
export const splitEuros = (importe: number): { sign: string; euros: string; cents: string } => {
  const whole = Math.round(Math.abs(importe) * 100);
  return {
    sign: importe < 0 ? '−' : '',
    euros: String(Math.trunc(whole / 100)).replace(/\B(?=(\d{3})+$)/g, '.'),
    cents: String(whole % 100).padStart(2, '0'),
  };
};

/** `1.234,56 €`, with a space that does not break. */
export const writeEuros = (importe: number): string => {
  const { sign, euros, cents } = splitEuros(importe);
  return `${sign}${euros},${cents}\u00a0€`;
};
