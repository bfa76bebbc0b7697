import { isStaff } from '#domain/access/is-staff.ts';
import type { Account } from '#domain/accounts/account.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import type { CallContext } from '../runtime.ts';

export type Staff = Account & { readonly rol: 'taller' | 'operador' | 'administrador' };

/** Who of the staff asks. */
export const staffOf = async ({ account }: CallContext): Promise<Staff | Refusal<'sin-permiso'>> => {
  const known = await account();
  return known && isStaff(known) ? known : refuse('sin-permiso');
};
