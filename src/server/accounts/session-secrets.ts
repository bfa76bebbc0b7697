import { createHash, randomBytes } from 'node:crypto';

export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** 256 random bits. Only their hash is kept, so a stolen table opens nothing. */
export const newSessionSecret = (): string => randomBytes(32).toString('base64url');

/** No other token has a dot. */
const impersonating = 'por.';

export const newImpersonationToken = (): string => impersonating + newSessionSecret();

/** Whether a token, good or not, is of staff in the name of a customer. */
export const isImpersonationToken = (token: string): boolean => token.startsWith(impersonating);
