import { refuse, type Refusal } from '#domain/refusal.ts';
import { staffOfWorkshop, type Staff } from '../accounts/staff.ts';
import type { CallContext } from '../runtime.ts';
import { loadShop, type AgendaShop } from './agenda-store.ts';

export interface OpenAgenda {
  readonly staff: Staff;
  readonly shop: AgendaShop;
}

/**
 * The agenda of a workshop for who may open it (spec K2): a workshop's staff their own,
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
