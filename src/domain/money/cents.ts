declare const unit: unique symbol;

/**
 * An amount of money: a whole number of euro cents. A plain number never passes for one, so that
 * euros (the wire) and cents (inside) cannot be mixed up under the same field name.
 */
export type Cents = number & { readonly [unit]: 'cents' };

const isCents = (whole: number): whole is Cents => Number.isSafeInteger(whole);

/** Takes a whole number for cents. Throws a RangeError for fractions and for what a number cannot hold exactly. */
export const cents = (whole: number): Cents => {
  const settled = whole === 0 ? 0 : whole;
  if (!isCents(settled)) throw new RangeError(`not a whole number of cents: ${whole}`);
  return settled;
};

export const sum = (amounts: readonly Cents[]): Cents => cents(amounts.reduce((total, amount) => total + amount, 0));

export const plus = (one: Cents, other: Cents): Cents => cents(one + other);

export const minus = (one: Cents, other: Cents): Cents => cents(one - other);

/** So many units of an amount. */
export const times = (amount: Cents, cantidad: number): Cents => cents(amount * cantidad);
