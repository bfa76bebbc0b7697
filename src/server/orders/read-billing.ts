import type { Billing } from '#contract/orders.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { validateBilling } from '#domain/accounts/billing.ts';
import { readPostcode } from '#domain/accounts/postcode.ts';
import { readTaxId } from '#domain/accounts/tax-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { assertRead } from '../accounts/assert-read.ts';
import { invalid } from '../runtime.ts';

/** What is wrong with fields, named as the caller sent them. */
export const wrongUnder = (
  path: string,
  errors: Readonly<Record<string, RefusalCode | undefined>>,
): Readonly<Record<string, RefusalCode>> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, code]) => (code === undefined ? [] : [[`${path}.${field}`, code]])),
  );

/** Billing data in the form that is kept; null where none was given. `path` is where the caller put them. */
export const readBilling = (
  typed: Billing | null | undefined,
  path: string,
): Billing | null | Refusal<'datos-no-validos'> => {
  if (!typed) return null;
  const wrong = wrongUnder(path, validateBilling(typed));
  if (Object.keys(wrong).length > 0) return invalid(wrong);
  return {
    ...typed,
    apellidos: typed.apellidos ?? null,
    nif: assertRead(readTaxId(typed.nif)).numero,
    codigo_postal: assertRead(readPostcode(typed.codigo_postal)),
  };
};

/** Billing data that have to be there. */
export const needBilling = (typed: Billing): Billing | Refusal<'datos-no-validos'> =>
  readBilling(typed, 'billing') ?? invalid({ billing: 'campo-obligatorio' });
