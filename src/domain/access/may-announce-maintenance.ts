import type { Actor } from './actor.ts';

/** When the shop is at work on itself is entered by administrators (spec K7). */
export const mayAnnounceMaintenance = ({ rol }: Pick<Actor, 'rol'>): boolean => rol === 'administrador';
