import type { Runtime } from '../runtime.ts';
import { recordSecurityEvent } from '../security/security-events.ts';
import { endAllSessions } from './access-tokens-store.ts';
import { findCredentials } from './accounts-store.ts';
import { forgetDevices } from './known-devices-store.ts';
import { deletePasskeys } from './passkeys/passkeys-store.ts';
import { dropSecondFactor } from './second-factor-store.ts';
import { notifyOwner } from './notify-owner.ts';

/**
 * For staff who lost their authenticator: the next log-in with their password offers a new secret. Whoever has the device has
 * its passkeys as well, so they go too. All that was open is closed, and the owner is told. False where the address has none.
 */
export const resetSecondFactor = async (
  { database, log, clock }: Pick<Runtime, 'database' | 'log' | 'clock'>,
  email: string,
): Promise<boolean> => {
  const account = await findCredentials(database, email);
  if (!account) return false;
  const dropped = await database.transaction(async (tx) => {
    if (!(await dropSecondFactor(tx, account.id))) return false;
    await endAllSessions(tx, account.id);
    await deletePasskeys(tx, account.id);
    await forgetDevices(tx, account.id);
    await notifyOwner(tx, account, { que: 'factor-baja', now: clock() });
    return true;
  });
  if (!dropped) return false;
  recordSecurityEvent({ log }, 'second-factor-reset', { account: account.id });
  recordSecurityEvent({ log }, 'token-revoked', { account: account.id });
  return true;
};
