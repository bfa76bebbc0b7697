import { z } from 'zod';
import { isSafeAddress } from './safe-address.ts';

/** Redsys signs in two ways, each with a key of its own for every order. */
export const redsysSignatureVersions = ['HMAC_SHA256_V1', 'HMAC_SHA512_V2'] as const;
export type RedsysSignatureVersion = (typeof redsysSignatureVersions)[number];

const needed = { error: 'is needed with this PAYMENT_GATEWAY' };

const servers = <Servers>(known: { test: Servers; live: Servers }, under: (base: string) => Servers) =>
  z
    .string(needed)
    .refine((value) => value === 'test' || value === 'live' || isSafeAddress(value), {
      error: 'must be test, live, or an https address',
    })
    .transform((value) => (value === 'test' || value === 'live' ? known[value] : under(value.replace(/\/$/, ''))));

const publicUrl = z.url({ protocol: /^https?$/, ...needed });
const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');

const sandbox = z.object({
  PAYMENT_GATEWAY: z.literal('sandbox'),
  SANDBOX_SECRET: z.string().min(16).optional(),
});

const redsys = z.object({
  PAYMENT_GATEWAY: z.literal('redsys'),
  PUBLIC_URL: publicUrl,
  REDSYS_URL: servers({ test: 'https://sis-t.redsys.es:25443', live: 'https://sis.redsys.es' }, (base) => base),
  REDSYS_MERCHANT_CODE: z.string(needed).regex(/^\d{1,9}$/, { error: 'must be up to 9 digits' }),
  REDSYS_TERMINAL: z
    .string()
    .regex(/^\d{1,3}$/, { error: 'must be up to 3 digits' })
    .default('1'),
  /** 24 bytes as Redsys shows them. */
  REDSYS_KEY: z.string(needed).regex(/^[A-Za-z0-9+/]{32}$/, { error: 'must be the 32 characters that Redsys shows' }),
  REDSYS_SIGNATURE: z.enum(redsysSignatureVersions).default('HMAC_SHA512_V2'),
  /** Whether the terminal takes Bizum. */
  REDSYS_BIZUM: flag.default(true),
});

const gp = z.object({
  PAYMENT_GATEWAY: z.literal('gp'),
  PUBLIC_URL: publicUrl,
  GP_URL: servers(
    {
      test: {
        pageUrl: 'https://pay.sandbox.realexpayments.com/pay',
        remoteUrl: 'https://api.sandbox.realexpayments.com/epage-remote.cgi',
      },
      live: {
        pageUrl: 'https://pay.realexpayments.com/pay',
        remoteUrl: 'https://api.realexpayments.com/epage-remote.cgi',
      },
    },
    (base) => ({ pageUrl: `${base}/pay`, remoteUrl: `${base}/epage-remote.cgi` }),
  ),
  GP_MERCHANT_ID: z
    .string(needed)
    .regex(/^[a-zA-Z0-9.]{1,50}$/, { error: 'must be up to 50 letters, digits or points' }),
  GP_ACCOUNT: z
    .string()
    .regex(/^[a-zA-Z0-9 ]{1,30}$/, { error: 'must be up to 30 letters or digits' })
    .default('internet'),
  GP_SECRET: z.string(needed).min(1, needed),
  /** The «rebate password». */
  GP_REFUND_PASSWORD: z.string(needed).min(1, needed),
});

/** Every variable about the gateway. Those of gateways that are not in use are not looked at. */
export const gatewayEnvironment = z.preprocess(
  (env) => ({ PAYMENT_GATEWAY: 'sandbox', ...(typeof env === 'object' ? env : {}) }),
  z.discriminatedUnion('PAYMENT_GATEWAY', [sandbox, redsys, gp], { error: 'must be sandbox, redsys or gp' }),
);

type Read = z.output<typeof gatewayEnvironment>;

/** The gateway as the rest of the server reads it. */
export const gatewaySettings = (read: Read) => {
  switch (read.PAYMENT_GATEWAY) {
    case 'sandbox':
      /** Without a secret, all servers of one database share one that is kept there. */
      return { name: 'sandbox', secret: read.SANDBOX_SECRET, tiposPago: ['tarjeta', 'bizum'] } as const;
    case 'redsys':
      return {
        name: 'redsys',
        url: read.REDSYS_URL,
        merchantCode: read.REDSYS_MERCHANT_CODE,
        terminal: read.REDSYS_TERMINAL,
        key: read.REDSYS_KEY,
        signatureVersion: read.REDSYS_SIGNATURE,
        bizum: read.REDSYS_BIZUM,
        tiposPago: read.REDSYS_BIZUM ? (['tarjeta', 'bizum'] as const) : (['tarjeta'] as const),
      } as const;
    case 'gp':
      return {
        name: 'gp',
        ...read.GP_URL,
        merchantId: read.GP_MERCHANT_ID,
        account: read.GP_ACCOUNT,
        secret: read.GP_SECRET,
        refundPassword: read.GP_REFUND_PASSWORD,
        tiposPago: ['tarjeta'],
      } as const;
  }
};
