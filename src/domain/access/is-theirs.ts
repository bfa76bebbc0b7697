import { normaliseEmail } from '../accounts/email.ts';
import type { Actor } from './actor.ts';
import { isSignedIn } from './is-signed-in.ts';
import { mayActFor } from './may-act-for.ts';

/** Whose an order or an appointment is: of the account that made it or, of a guest's, of the address that it was made with. */
export interface Made {
  readonly accountId: string | null;
  readonly email: string;
}

/** An account has what it made, and what a guest made with the address that its owner proved. */
export const isTheirs = (actor: Actor, { accountId, email }: Made): boolean =>
  accountId === null
    ? isSignedIn(actor) && actor.correo !== null && actor.correo === normaliseEmail(email)
    : mayActFor(actor, accountId);
