import { refuse, type Refusal } from '#domain/refusal.ts';
import type { Account } from '#domain/accounts/account.ts';
import type { CallContext } from '../runtime.ts';
import { workshopsOfStaff } from './staff-store.ts';

type StaffRole = 'taller' | 'operador' | 'administrador';

export interface Staff extends Account {
  readonly rol: StaffRole;
}

const isStaff = (account: Account): account is Staff =>
  account.rol === 'taller' || account.rol === 'operador' || account.rol === 'administrador';

/** Who of the staff asks. */
export const staffOf = async ({ account }: CallContext): Promise<Staff | Refusal<'sin-permiso'>> => {
  const known = await account();
  return known && isStaff(known) ? known : refuse('sin-permiso');
};

/** Who of the staff asks, where a workshop is named only of that one's: operators and administrators are of all. */
export const staffOfWorkshop = async (
  context: CallContext,
  codTienda: number | undefined,
): Promise<Staff | Refusal<'sin-permiso'>> => {
  const staff = await staffOf(context);
  if ('refusal' in staff || staff.rol !== 'taller' || codTienda === undefined) return staff;
  const own = await workshopsOfStaff(context.database, staff.id);
  return own.some((each) => each.codTienda === codTienda) ? staff : refuse('sin-permiso');
};
