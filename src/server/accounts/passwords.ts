import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';

/**
 * argon2id (the library's default kind). A shop takes 19 MiB, two passes and one lane: the least that OWASP's
 * Password Storage Cheat Sheet recommends, about 20 ms of one core. The least that argon2 knows is for tests, which make
 * hundreds of accounts. A stored hash carries its parameters.
 */
const parameters = {
  full: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  least: { memoryCost: 8, timeCost: 1, parallelism: 1 },
} as const;

type PasswordCost = keyof typeof parameters;

/** The same characters, however a keyboard composes them. */
const composed = (password: string): string => password.normalize('NFC');

export const hashPassword = async (password: string, cost: PasswordCost = 'full'): Promise<string> =>
  await hash(composed(password), parameters[cost]);

const nobodys: Partial<Record<PasswordCost, Promise<string>>> = {};

/**
 * Whether a password is that of a hash. Without a hash, because nobody has the address, the answer is no
 * and takes as long, so that the time tells nobody which addresses have an account.
 */
export const isPassword = async (
  passwordHash: string | undefined,
  password: string,
  cost: PasswordCost = 'full',
): Promise<boolean> => {
  nobodys[cost] ??= hashPassword(randomBytes(16).toString('hex'), cost);
  const right = await verify(passwordHash ?? (await nobodys[cost]), composed(password));
  return right && passwordHash !== undefined;
};
