import { cents, type Cents } from '#domain/money/cents.ts';

/**
 * What laws ask for articles beside their price, net. A chain puts its scheme's current tariff here: of batteries
 * no tariff is published (RD 106/2008), so theirs is invented.
 */
export const batteryFee = (ah: number): Cents => cents(ah < 20 ? 12 : ah < 120 ? 45 : 95);

/** The oil waste tax: 0.06 € a litre (spec M23). */
export const oilFee = (litros: number): Cents => cents(Math.round(6 * litros));

/** Tax on fluorinated gases: 21.45 € a kilogram of R134a, next to nothing of what replaced it. */
export const gasFee = (gas: 'R134a' | 'R1234yf', gramos: number): Cents =>
  cents(gas === 'R134a' ? Math.round((2145 * gramos) / 1000) : 0);
