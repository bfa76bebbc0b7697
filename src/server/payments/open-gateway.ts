import type { FastifyInstance } from 'fastify';
import type { Runtime } from '../runtime.ts';
import { gpGateway } from './gateways/gp-gateway.ts';
import type { PaymentGateway } from './gateways/payment-gateway.ts';
import { redsysGateway } from './gateways/redsys-gateway.ts';

/** A gateway that the shop may use, where its forms go, and, for a pretend one, the site to mount. */
export interface OpenGateway {
  readonly gateway: PaymentGateway;
  /** Origins that a payment form may be posted to. */
  readonly origins: readonly string[];
  readonly mount?: (app: FastifyInstance) => Promise<void>;
}

/** Opens the demo's pretend bank, signing with this secret or with one of its own. */
export type OpenPretendBank = (runtime: Runtime, secret: string | undefined) => Promise<OpenGateway>;

/** The gateway that the configuration names. Only a demo has a pretend bank, so its code is loaded only there. */
export const openGateway = async (runtime: Runtime, openPretendBank: OpenPretendBank): Promise<OpenGateway> => {
  const { gateway } = runtime.config.payment;
  const { fetch } = globalThis;
  switch (gateway.name) {
    case 'sandbox':
      return await openPretendBank(runtime, gateway.secret);
    case 'redsys':
      return {
        gateway: redsysGateway({ ...gateway, merchantName: runtime.config.site.nombre, fetch }),
        origins: [new URL(gateway.url).origin],
      };
    case 'gp':
      return {
        gateway: gpGateway({ ...gateway, clock: runtime.clock, fetch }),
        origins: [new URL(gateway.pageUrl).origin],
      };
  }
};
