import { refuse, type Refusal } from '#domain/refusal.ts';
import type { Account } from '../accounts/accounts-store.ts';
import type { CallContext } from '../http/context.ts';
import { loadShop, type AgendaShop } from './agenda-store.ts';
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

export interface OpenAgenda {
  readonly staff: Staff;
  readonly shop: AgendaShop;
}

/**
 * The agenda of a workshop for who may open it (design/decisions.md, «Accounts and staff»): a workshop's staff their own,
 * operators and administrators all. Others learn nothing, not even whether there is such a workshop.
 */
export const openAgenda = async (
  context: CallContext,
  codTienda: number,
): Promise<OpenAgenda | Refusal<'sin-permiso' | 'taller-no-existe'>> => {
  const staff = await staffOfWorkshop(context, codTienda);
  if ('refusal' in staff) return staff;
  const shop = await loadShop(context.database, codTienda);
  return shop ? { staff, shop } : refuse('taller-no-existe');
};
