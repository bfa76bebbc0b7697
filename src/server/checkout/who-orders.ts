import type { OrderContact } from '#contract/orders.ts';
import { fillContact, validateContact, type Contact } from '#domain/accounts/contact.ts';
import type { Language } from '#domain/language.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { Account } from '#domain/accounts/account.ts';
import { readBlocklists } from '../accounts/blocked-contacts-store.ts';
import { keptContact } from '../accounts/kept-contact.ts';
import { wrongUnder } from '../orders/read-billing.ts';
import { invalid, type CallContext } from '../runtime.ts';

/** Who orders, in the form that is kept. */
export interface Orderer extends Contact {
  readonly accountId: string | null;
  readonly idioma: Language;
}

/** What was typed, filled in with what the account knows. Only what is typed anew can be on a list of blocked contacts. */
export const readOrderer = async (
  { database, language }: CallContext,
  typed: OrderContact | null | undefined,
  account: Account | null,
): Promise<Orderer | Refusal<'faltan-datos' | 'datos-no-validos'>> => {
  if (!typed && !account) return { refusal: 'faltan-datos', errors: { userInfo: 'campo-obligatorio' } };
  const form = fillContact(typed, account);
  const typedAnew = [typed?.nombre, typed?.apellidos, typed?.email, typed?.telefono].some(Boolean);
  const wrong = wrongUnder('userInfo', validateContact(form, typedAnew ? await readBlocklists(database) : undefined));
  if (Object.keys(wrong).length > 0) return invalid(wrong);
  return { accountId: account?.id ?? null, ...keptContact(form), idioma: typed?.idioma ?? language };
};
