import type { Actor } from './actor.ts';

/** Reports are read by those administrators whom the chain named for it (Ley 2/2023, art. 8), and by nobody else. */
export const mayReadReports = (actor: Actor): boolean => actor.rol === 'administrador' && actor.canal === true;
