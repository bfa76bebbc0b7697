/** Without letters that look like figures (Crockford's base32): a code is read from one window and typed in another. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Each is 5 bits. */
export const impersonationCodeLength = 12;
const group = 4;

/** `7K2M-P4XD-9QAB` of as many random bytes as it has letters. */
export const writeImpersonationCode = (random: Uint8Array): string =>
  [...random]
    .map((byte) => letters[byte % letters.length])
    .join('')
    .replaceAll(new RegExp(`.{${group}}(?=.)`, 'g'), '$&-');

/** A code as it was made, however it is typed: O is 0, I and L are 1; undefined for what can be none. */
export const readImpersonationCode = (typed: string): string | undefined => {
  const plain = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return plain.length === impersonationCodeLength && [...plain].every((letter) => letters.includes(letter))
    ? plain
    : undefined;
};
