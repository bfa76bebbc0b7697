import type { PaymentGateway } from '#server/payments/gateways/payment-gateway.ts';
import { sandboxGateway } from '#server/payments/gateways/sandbox-gateway.ts';
import type { FastifyInstance } from 'fastify';
import type { SandboxOptions } from './sandbox-options.ts';
import { sandboxSite } from './sandbox-site.ts';

/** A gateway that the shop may use, where its forms go, and, for a pretend one, the site to mount. */
export interface OpenGateway {
  readonly gateway: PaymentGateway;
  /** Origins that a payment form may be posted to. */
  readonly origins: readonly string[];
  readonly mount?: (app: FastifyInstance) => Promise<void>;
}

export const sandboxPrefix = '/pasarela-de-pruebas';

/** The pretend gateway and the shop's side of it, which exist together or not at all. */
export const openSandbox = (options: Omit<SandboxOptions, 'prefix'> & { prefix?: string }): OpenGateway => {
  const { prefix = sandboxPrefix, shopOrigin, merchantId, secret, clock, fetch } = options;
  return {
    gateway: sandboxGateway({ url: shopOrigin + prefix, merchantId, secret, clock, fetch }),
    origins: [shopOrigin],
    mount: async (app) => {
      await app.register(sandboxSite, { ...options, prefix });
    },
  };
};
