import type { Limit } from '#contract/endpoint.ts';
import { opensEverything } from '#domain/access/opens-everything.ts';
import type { Account } from '#domain/accounts/account.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import { invalid, type CallContext } from '../runtime.ts';
import { recordSecurityEvent } from '../security/security-events.ts';
import { claimCall, giveBackCall } from '../security/shared-limit-store.ts';
import { stepOf } from './authenticator.ts';
import { findSecondFactor, takeStep } from './second-factor-store.ts';
import { notifyOwner } from './notify-owner.ts';

/** So many wrong codes an hour are looked at for one account, from wherever they come. */
export const codeLimit: Limit = { calls: 10, seconds: 3600, shared: true };

/** Whether a password alone does not open this account. */
export const asksSecondFactor = ({ config }: Pick<CallContext, 'config'>, account: Pick<Account, 'rol'>): boolean =>
  config.staffSecondFactor && opensEverything(account);

type Answer = 'right' | Refusal<'segundo-factor' | 'segundo-factor-alta' | 'datos-no-validos' | 'demasiados-intentos'>;

const checkCode = async (context: CallContext, account: Account, secreto: string, codigo: string, isNew: boolean) => {
  const { database, clock, address } = context;
  const now = clock();
  const paso = stepOf(secreto, codigo.replaceAll(/\s/g, ''), now);
  const taken =
    paso !== undefined &&
    (await database.transaction(async (tx) => {
      const isFirst = await takeStep(tx, { accountId: account.id, secreto, paso, now });
      if (isFirst && isNew) await notifyOwner(tx, account, { que: 'factor-alta', now });
      return isFirst;
    }));
  if (taken && isNew) recordSecurityEvent(context, 'second-factor-set', { account: account.id, address });
  if (!taken) recordSecurityEvent(context, 'second-factor-failed', { account: account.id, address });
  return taken;
};

/**
 * What somebody with the right password still has to prove. `codigo` is the code of their authenticator; the first one
 * confirms the secret that was offered. A wrong one is counted for the account alone, besides as a wrong try to sign in.
 */
export const passSecondFactor = async (
  context: CallContext,
  account: Account,
  codigo: string | null | undefined,
): Promise<Answer> => {
  if (!asksSecondFactor(context, account)) return 'right';
  const { config, database, clock } = context;
  const factor = await findSecondFactor(database, account.id);
  if (!codigo || !factor) return refuse(factor?.confirmado ? 'segundo-factor' : 'segundo-factor-alta');
  const [key, now] = [`second factor ${account.id}`, clock()];
  const claim = config.rateLimit ? await claimCall(database, key, codeLimit, now) : { nth: 1 };
  if ('wait' in claim) return refuse('demasiados-intentos', { segundos: claim.wait });
  if (!(await checkCode(context, account, factor.secreto, codigo, !factor.confirmado)))
    return invalid({ codigo: 'codigo-segundo-factor' });
  if (config.rateLimit) await giveBackCall(database, key, codeLimit, now);
  return 'right';
};
