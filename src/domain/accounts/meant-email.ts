import { isNear } from '../search/near-word.ts';
import { normaliseEmail } from './email.ts';

/** Where most people of Spain and Andorra have their mail. */
const usual: readonly string[] = [
  'gmail.com',
  'hotmail.com',
  'hotmail.es',
  'outlook.com',
  'outlook.es',
  'yahoo.com',
  'yahoo.es',
  'icloud.com',
  'telefonica.net',
  'movistar.es',
  'andorra.ad',
];

/** They are one letter away from a usual one, and people have their mail there, too. */
const likeUsual: ReadonlySet<string> = new Set([
  'mail.com',
  'ymail.com',
  'email.com',
  'yahoo.de',
  'outlook.fr',
  'hotmail.de',
]);

/**
 * The address that somebody meant who wrote the end of it with one slip (`ana@gmial.com`), or nothing. It is asked about and never
 * taken for them: an address of one letter less may be right.
 */
export const meantEmail = (typed: string): string | undefined => {
  const email = normaliseEmail(typed);
  const at = email.indexOf('@') + 1;
  const domain = email.slice(at);
  if (at < 2 || usual.includes(domain) || likeUsual.has(domain)) return undefined;
  const meant = usual.find((one) => isNear(domain, one, 1));
  return meant && email.slice(0, at) + meant;
};
