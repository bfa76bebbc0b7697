import type { House } from '../house.ts';
import { gpGateway } from './gateways/gp-gateway.ts';
import { redsysGateway } from './gateways/redsys-gateway.ts';
import { openSandbox, type OpenGateway } from './sandbox/open-sandbox.ts';
import { sharedSecret } from '../security/secrets-store.ts';

/** The gateway that the configuration names. */
export const openGateway = async ({ config, database, clock }: House): Promise<OpenGateway> => {
  const { gateway } = config.payment;
  const { fetch } = globalThis;
  switch (gateway.name) {
    case 'sandbox':
      return openSandbox({
        merchantId: 'rodera',
        merchantName: config.site.nombre,
        shopOrigin: new URL(config.publicUrl).origin,
        secret: gateway.secret ?? (await sharedSecret(database, 'sandbox')),
        database,
        clock,
        fetch,
      });
    case 'redsys':
      return {
        gateway: redsysGateway({ ...gateway, merchantName: config.site.nombre, fetch }),
        origins: [new URL(gateway.url).origin],
      };
    case 'gp':
      return { gateway: gpGateway({ ...gateway, clock, fetch }), origins: [new URL(gateway.pageUrl).origin] };
  }
};
