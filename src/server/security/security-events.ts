import { Counter, type Registry } from 'prom-client';
import type { CallContext, Runtime } from '../runtime.ts';
import { coarseNetworkOf } from './network.ts';

/** Everything that is written down about who may do what; docs/operations.md says of each what it means. */
export const securityEvents = [
  'log-in',
  'log-in-failed',
  'log-in-locked',
  'device-forgotten',
  'token-revoked',
  'password-link-asked',
  'password-changed',
  'email-proved',
  'email-changed',
  'passkey-added',
  'passkey-removed',
  'second-factor-set',
  'second-factor-failed',
  'second-factor-reset',
  'account-deleted',
  'data-export-asked',
  'data-exported',
  'role-changed',
  'customers-searched',
  'impersonation-asked',
  'impersonation-begun',
  'impersonation-ended',
  'impersonation-refused',
  'staff-call-refused',
  'link-refused',
  'payment-notice-forged',
  'registration-probed',
  'letters-held-back',
  'coupons-guessed',
  'invoices-guessed',
] as const;

export type SecurityEvent = (typeof securityEvents)[number];

/** What is known about an event; nothing else may be told, because it would be personal. */
interface Facts {
  /** An account's id: whose it is stands in the database alone. */
  readonly account?: string | undefined;
  /** The account in whose name staff act, by its id. */
  readonly customer?: string | undefined;
  /** The caller's network as it is counted; less of it is written down. */
  readonly address?: string | undefined;
  /** The call or route at which it happened, never with what came in it. */
  readonly call?: string | undefined;
  /** The role an account has from now on. */
  readonly role?: string | undefined;
}

const counter = new Counter({
  name: 'rodera_security_events_total',
  help: 'Security events of this process, by their name in the log',
  labelNames: ['event'],
  registers: [],
});
for (const event of securityEvents) counter.inc({ event }, 0);

export const registerSecurityEvents = (registry: Registry): void => registry.registerMetric(counter);

/** Writes one security event into the log, always in this shape, and counts it. */
export const recordSecurityEvent = (
  { log, reference }: Pick<Runtime, 'log'> & Partial<Pick<CallContext, 'reference'>>,
  event: SecurityEvent,
  { account, customer, address, call, role }: Facts,
): void => {
  counter.inc({ event });
  log.info(
    {
      security: event,
      account,
      customer,
      network: address === undefined ? undefined : coarseNetworkOf(address),
      call,
      role,
      reference,
    },
    'security',
  );
};
