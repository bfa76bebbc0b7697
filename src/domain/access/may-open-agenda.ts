import type { Actor } from './actor.ts';
import { isStaff } from './is-staff.ts';

/** A workshop's staff open its agenda; operators and administrators open all (spec K2). */
export const mayOpenAgenda = (actor: Actor, codTienda: number): boolean =>
  isStaff(actor) && (actor.rol !== 'taller' || actor.talleres.includes(codTienda));
