import type { Runtime } from '../runtime.ts';
import { recordSecurityEvent } from '../security/security-events.ts';
import { endStaff, makeStaff, type NewStaff } from './make-staff-store.ts';

type Parts = Pick<Runtime, 'database' | 'log' | 'clock'>;

/** Makes somebody staff, or gives them another role or password, and writes down that it was done. */
export const appointStaff = async ({ database, log, clock }: Parts, staff: NewStaff): Promise<void> => {
  const [account] = await makeStaff(database, [staff], clock());
  recordSecurityEvent({ log }, 'role-changed', { account, role: staff.rol });
  recordSecurityEvent({ log }, 'password-changed', { account });
  recordSecurityEvent({ log }, 'token-revoked', { account });
};

/** Takes the staff's rights from an address; false where it had none. */
export const dismissStaff = async (
  { database, log }: Pick<Runtime, 'database' | 'log'>,
  email: string,
): Promise<boolean> => {
  const account = await endStaff(database, email);
  if (account === undefined) return false;
  recordSecurityEvent({ log }, 'role-changed', { account, role: 'cliente' });
  recordSecurityEvent({ log }, 'token-revoked', { account });
  return true;
};
