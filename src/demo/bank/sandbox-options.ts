import type { Database } from '#server/database/database.ts';
import type { HppMerchant } from '#server/payments/gateways/hpp.ts';

/** What the pretend gateway is told. Of the shop it knows nothing else. */
export interface SandboxOptions extends HppMerchant {
  /** Path under which the site is mounted. */
  readonly prefix: string;
  /** How the page calls the merchant. */
  readonly merchantName: string;
  /** The one origin to which answers may go: scheme, host and port. */
  readonly shopOrigin: string;
  readonly database: Database;
  readonly clock: () => Date;
  readonly fetch: typeof globalThis.fetch;
  readonly delivery?: DeliveryTiming;
}

export interface DeliveryTiming {
  /** How long the merchant's server may take to take a notification. */
  readonly timeoutMs: number;
  /** Pauses before each further try. */
  readonly retryMs: readonly number[];
  /** How long a notification waits that the visitor wanted after the return. */
  readonly lateMs: number;
}

export const usualDelivery: DeliveryTiming = { timeoutMs: 5000, retryMs: [500, 2000, 8000], lateMs: 4000 };
