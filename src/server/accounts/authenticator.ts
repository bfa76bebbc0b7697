import { Secret, TOTP } from 'otpauth';

const seconds = 30;

const authenticator = (secreto: string, label = '', issuer = ''): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secreto), algorithm: 'SHA1', digits: 6, period: seconds });

/** 160 random bits in base32, as RFC 4226 recommends. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What an app reads from a picture or a link. */
export const authenticatorUri = (secreto: string, email: string, shop: string): string =>
  authenticator(secreto, email, shop).toString();

/** The half minute of which a code is, where that is this one, the one before or the next: clocks differ. */
export const stepOf = (secreto: string, codigo: string, now: Date): number | undefined => {
  const delta = authenticator(secreto).validate({ token: codigo, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / seconds) + delta;
};
