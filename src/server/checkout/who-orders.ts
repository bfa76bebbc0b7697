import type { Billing, OrderContact } from '#contract/orders.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { validateBilling } from '#domain/accounts/billing.ts';
import { fillContact, validateContact, type Contact } from '#domain/accounts/contact.ts';
import { readPostcode } from '#domain/accounts/postcode.ts';
import { readTaxId } from '#domain/accounts/tax-id.ts';
import type { Language } from '#domain/language.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { Account } from '#domain/accounts/account.ts';
import { readBlocklists } from '../accounts/blocked-contacts-store.ts';
import { assertRead } from '../accounts/assert-read.ts';
import { keptContact } from '../accounts/kept-contact.ts';
import { invalid, type CallContext } from '../runtime.ts';

/** Who orders, in the form that is kept. */
export interface Orderer extends Contact {
  readonly accountId: string | null;
  readonly idioma: Language;
}

type Wrong = Readonly<Record<string, RefusalCode>>;

const under = (path: string, errors: Readonly<Record<string, RefusalCode | undefined>>): Wrong =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, code]) => (code === undefined ? [] : [[`${path}.${field}`, code]])),
  );

/** What was typed, filled in with what the account knows. Only what is typed anew can be on a list of blocked contacts. */
export const readOrderer = async (
  { database, language }: CallContext,
  typed: OrderContact | null | undefined,
  account: Account | null,
): Promise<Orderer | Refusal<'faltan-datos' | 'datos-no-validos'>> => {
  if (!typed && !account) return { refusal: 'faltan-datos', errors: { userInfo: 'campo-obligatorio' } };
  const form = fillContact(typed, account);
  const typedAnew = [typed?.nombre, typed?.apellidos, typed?.email, typed?.telefono].some(Boolean);
  const wrong = under('userInfo', validateContact(form, typedAnew ? await readBlocklists(database) : undefined));
  if (Object.keys(wrong).length > 0) return invalid(wrong);
  return { accountId: account?.id ?? null, ...keptContact(form), idioma: typed?.idioma ?? language };
};

/** Billing data in the form that is kept; null where none was given. `path` is where the caller put them. */
export const readBilling = (
  typed: Billing | null | undefined,
  path: string,
): Billing | null | Refusal<'datos-no-validos'> => {
  if (!typed) return null;
  const wrong = under(path, validateBilling(typed));
  if (Object.keys(wrong).length > 0) return invalid(wrong);
  return {
    ...typed,
    apellidos: typed.apellidos ?? null,
    nif: assertRead(readTaxId(typed.nif)).numero,
    codigo_postal: assertRead(readPostcode(typed.codigo_postal)),
  };
};
