import { minus } from '#domain/money/cents.ts';
import { nearestCents, toEuros } from '#domain/money/euros.ts';
import { formatEuros, splitEuros as split } from '#domain/money/format-euros.ts';
import { roundHalfUp } from '#domain/money/round-half-up.ts';

/** Both languages of the shop write amounts alike. */
const language = 'es';

/** The parts of an amount, in euros as the API gives them: 1234.56 is `1.234` and `56`. */
export const splitEuros = (importe: number) => split(nearestCents(importe));

/** `1.234,56 €`, of euros as the API gives them. */
export const writeEuros = (importe: number): string => formatEuros(nearestCents(importe), language);

/** What is left of an amount, both in euros as the API gives them. */
export const leftOf = (importe: number, taken: number): number =>
  toEuros(minus(nearestCents(importe), nearestCents(taken)));

/** What one of so many units costs, in euros as the API gives them. */
export const unitOf = (importe: number, cantidad: number): number =>
  toEuros(roundHalfUp(BigInt(nearestCents(importe)), BigInt(cantidad)));
