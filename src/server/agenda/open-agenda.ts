import { mayOpenAgenda } from '#domain/access/may-open-agenda.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import { staffOf, type Staff } from '../accounts/staff.ts';
import type { CallContext } from '../runtime.ts';
import { loadShop, type AgendaShop } from './agenda-store.ts';

export interface OpenAgenda {
  readonly staff: Staff;
  readonly shop: AgendaShop;
}

/**
 * The agenda of a workshop for who may open it. Others learn nothing, not even whether there is such a workshop.
 */
export const openAgenda = async (
  context: CallContext,
  codTienda: number,
): Promise<OpenAgenda | Refusal<'sin-permiso' | 'taller-no-existe'>> => {
  const staff = await staffOf(context);
  if ('refusal' in staff) return staff;
  if (!mayOpenAgenda(await context.actor(), codTienda)) return refuse('sin-permiso');
  const shop = await loadShop(context.database, codTienda);
  return shop ? { staff, shop } : refuse('taller-no-existe');
};
