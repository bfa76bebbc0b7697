import type { Runtime } from '#server/runtime.ts';
import { sharedSecret } from '#server/security/secrets-store.ts';
import type { OpenGateway } from '#server/payments/open-gateway.ts';
import { sandboxGateway } from './sandbox-gateway.ts';
import type { SandboxOptions } from './sandbox-options.ts';
import { sandboxSite } from './sandbox-site.ts';

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

/** The pretend gateway of a shop as it is configured. */
export const openPretendBank = async (
  { config, database, clock }: Runtime,
  secret: string | undefined,
): Promise<OpenGateway> =>
  openSandbox({
    merchantId: 'rodera',
    merchantName: config.site.nombre,
    shopOrigin: new URL(config.publicUrl).origin,
    secret: secret ?? (await sharedSecret(database, 'sandbox')),
    database,
    clock,
    fetch: globalThis.fetch,
  });
