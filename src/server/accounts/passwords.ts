import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';

/**
 * argon2id (the library's default kind) with 19 MiB, two passes and one lane: the least that OWASP's
 * Password Storage Cheat Sheet recommends, about 20 ms of one core. A stored hash carries its parameters.
 */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The same characters, however a keyboard composes them. */
const composed = (password: string): string => password.normalize('NFC');

export const hashPassword = async (password: string): Promise<string> => await hash(composed(password), parameters);

let nobodys: Promise<string> | undefined;

/**
 * Whether a password is that of a hash. Without a hash, because nobody has the address, the answer is no
 * and takes as long, so that the time tells nobody which addresses have an account.
 */
export const isPassword = async (passwordHash: string | undefined, password: string): Promise<boolean> => {
  nobodys ??= hashPassword(randomBytes(16).toString('hex'));
  const right = await verify(passwordHash ?? (await nobodys), composed(password));
  return right && passwordHash !== undefined;
};
