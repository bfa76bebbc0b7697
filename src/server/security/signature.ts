import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Words that only the shop can have signed: so many characters of base64url, six bits each, of their HMAC-SHA256. */
export const signWords = (secret: string, words: string, length: 24 | 32): string =>
  createHmac('sha256', secret).update(words).digest('base64url').slice(0, length);

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether what was sent is the secret that is wanted, in a time that tells nothing of how much of it was right, nor of its length. */
export const isSameSecret = (given: string | undefined, right: string): boolean =>
  given !== undefined && timingSafeEqual(digest(given), digest(right));
