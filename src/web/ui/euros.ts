import { cents } from '#domain/money/cents.ts';
import { formatEuros, splitEuros as split } from '#domain/money/format-euros.ts';

/** Both languages of the shop write amounts alike. */
const language = 'es';
const centsOf = (importe: number) => cents(Math.round(importe * 100));

/** The parts of an amount, in euros as the API gives them: 1234.56 is `1.234` and `56`. */
export const splitEuros = (importe: number) => split(centsOf(importe), language);

/** `1.234,56 €`, of euros as the API gives them. */
export const writeEuros = (importe: number): string => formatEuros(centsOf(importe), language);
