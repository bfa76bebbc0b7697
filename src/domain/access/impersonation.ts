import { minuteMs } from '../time.ts';
import { isStaff } from './is-staff.ts';
import { opensEverything } from './opens-everything.ts';
import type { Account } from '../accounts/account.ts';

/** Who of the staff acts in the name of a customer, and until when. */
export interface Impersonator {
  readonly id: string;
  readonly nombre: string;
  readonly hasta: Date;
}

type WithRole = Pick<Account, 'rol'>;

/** A code that nobody typed is worth nothing after so long. */
export const impersonationCodeMinutes = 5;

/** Nobody of the staff is somebody else for longer at a time. */
const longestMinutes = 30;

/** A tab that is open asks every minute; one that was closed is not waited for longer. */
const silentMinutes = 5;

/** Operators and administrators act in the name of customers, and of nobody of the staff. */
export const mayImpersonate = (personal: WithRole, customer: WithRole): boolean =>
  opensEverything(personal) && !isStaff(customer);

/** When a session in the name of a customer ends whatever happens. */
export const impersonationEnd = (began: Date): Date => new Date(began.getTime() + longestMinutes * minuteMs);

/** When it ends if nothing is heard of it after `now`. */
export const impersonationLapse = (began: Date, now: Date): Date =>
  new Date(Math.min(impersonationEnd(began).getTime(), now.getTime() + silentMinutes * minuteMs));
