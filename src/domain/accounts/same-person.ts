import { normaliseEmail } from './email.ts';

/** One provider under two names; it ignores dots, so every spelling reaches the same mailbox. */
const ignoresDots = new Set(['gmail.com', 'googlemail.com']);

/**
 * The person behind an address, for limits that hold for each person: what follows a plus names a folder of the same
 * mailbox. Only ever to compare with another one; mail goes to the address as it was typed.
 */
export const personOfEmail = (typed: string): string => {
  const email = normaliseEmail(typed);
  const at = email.lastIndexOf('@');
  const [name, domain] = [email.slice(0, Math.max(at, 0)), email.slice(at + 1)];
  const mailbox = name.replace(/(?<=.)\+.*$/, '');
  return ignoresDots.has(domain)
    ? `${mailbox.replaceAll('.', '')}@gmail.com`
    : `${mailbox}${at < 0 ? '' : '@'}${domain}`;
};
