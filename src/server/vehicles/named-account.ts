import { isSignedIn } from '#domain/access/is-signed-in.ts';
import { mayActFor } from '#domain/access/may-act-for.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import type { CallContext } from '../runtime.ts';

/** Refuses whoever is not signed in to the account that the body names. */
export const refusedFor = async (
  context: CallContext,
  accountId: string,
): Promise<Refusal<'sin-sesion' | 'sin-permiso'> | undefined> => {
  const actor = await context.actor();
  if (!isSignedIn(actor)) return refuse('sin-sesion');
  return mayActFor(actor, accountId) ? undefined : refuse('sin-permiso');
};
