import { refuse, type Refusal } from '../refusal.ts';

export type EmailRefusal = 'email-no-valido' | 'email-no-permitido';

const mark = "[a-z0-9!#$%&'*+/=?^_`{|}~-]";
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const format = new RegExp(String.raw`^(?=.{1,64}@)${mark}+(?:\.${mark}+)*@(?:${label}\.)+[a-z]{2,63}$`);

/** The form in which an address is kept and looked up. */
export const normaliseEmail = (typed: string): string => typed.trim().toLowerCase();

/**
 * An address as it is kept. The blocklist holds whole addresses, and domains that stand for all below them
 * (spec A27).
 */
export const readEmail = (typed: string, blocked: readonly string[] = []): string | Refusal<EmailRefusal> => {
  const email = normaliseEmail(typed);
  if (email.length > 254 || !format.test(email)) return refuse('email-no-valido');
  const domain = email.slice(email.indexOf('@') + 1);
  const isBlocked = (entry: string): boolean => email === entry || domain === entry || domain.endsWith(`.${entry}`);
  return blocked.some((entry) => isBlocked(entry.toLowerCase())) ? refuse('email-no-permitido') : email;
};
