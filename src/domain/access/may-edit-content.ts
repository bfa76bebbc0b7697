import type { Actor } from './actor.ts';

/** What the chain publishes is written by administrators. */
export const mayEditContent = ({ rol }: Pick<Actor, 'rol'>): boolean => rol === 'administrador';
