import type { Actor } from './actor.ts';

export type SignedIn = Exclude<Actor, { readonly rol: 'visitante' }>;

export const isSignedIn = (actor: Actor): actor is SignedIn => actor.rol !== 'visitante';
