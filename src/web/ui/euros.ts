/** The parts of an amount as Spain and Catalonia write it: 123456 cents are `1.234` and `56`. */
export const splitEuros = (cents: number): { sign: string; euros: string; cents: string } => {
  const whole = Math.abs(cents);
  return {
    sign: cents < 0 ? '−' : '',
    euros: String(Math.trunc(whole / 100)).replace(/\B(?=(\d{3})+$)/g, '.'),
    cents: String(whole % 100).padStart(2, '0'),
  };
};

/** `1.234,56 €`, with a space that does not break. */
export const writeEuros = (amount: number): string => {
  const { sign, euros, cents } = splitEuros(amount);
  return `${sign}${euros},${cents} €`;
};
