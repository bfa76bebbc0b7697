import { randomBytes, randomInt } from 'node:crypto';

/** 32 signs that nobody confuses when reading them out. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * A reference for one attempt to pay, in the shape that every gateway takes: four digits, then eight
 * digits or letters. Redsys asks for 4 to 12 of which the first four are digits (Ds_Merchant_Order),
 * HPP for at most 50 of `[A-Za-z0-9_-]` (ORDER_ID). Not to be guessed, and unique in practice.
 */
export const newPaymentReference = (): string =>
  String(randomInt(10_000)).padStart(4, '0') +
  [...randomBytes(8)].map((byte) => signs.charAt(byte % signs.length)).join('');
