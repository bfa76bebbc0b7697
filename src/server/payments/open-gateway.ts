import type { House } from '../http/context.ts';
import { openSandbox, type OpenGateway } from './sandbox/open-sandbox.ts';
import { sharedSecret } from './secrets-store.ts';

/** The gateway that the configuration names. */
export const openGateway = async ({ config, database, clock }: House): Promise<OpenGateway> => {
  switch (config.payment.gateway) {
    case 'sandbox':
      return openSandbox({
        merchantId: 'rodera',
        merchantName: config.site.nombre,
        shopOrigin: new URL(config.publicUrl).origin,
        secret: config.payment.sandboxSecret ?? (await sharedSecret(database, 'sandbox')),
        database,
        clock,
        fetch: globalThis.fetch,
      });
  }
};
