import { openPretendBank } from '#demo/demo.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '#server/config/config.ts';
import { buildApp } from '#server/http/build-app.ts';
import { dispatchOver } from '#server/http/dispatch.ts';
import type { Handlers } from '#server/runtime.ts';
import { openGateway } from '#server/payments/open-gateway.ts';
import { startRuntime, type TestRuntime } from '#tests/support/app.ts';

const key = 'sq7HjrUOBfKmC576ILgskD5srU870gJ7';
const shop = { PUBLIC_URL: 'https://rodera.example' };
const redsys = {
  ...shop,
  PAYMENT_GATEWAY: 'redsys',
  REDSYS_URL: 'live',
  REDSYS_MERCHANT_CODE: '999008881',
  REDSYS_KEY: key,
};
const gp = {
  ...shop,
  PAYMENT_GATEWAY: 'gp',
  GP_URL: 'test',
  GP_MERCHANT_ID: 'rodera',
  GP_SECRET: 'shared-with-gp',
  GP_REFUND_PASSWORD: 'only-for-rebates',
};

describe('the configured gateway', () => {
  it('is the pretend one unless said otherwise, and asks for nothing', () => {
    expect(readConfig({}).payment.gateway).toMatchObject({ name: 'sandbox', tiposPago: ['tarjeta', 'bizum'] });
  });

  it('is Redsys with its terminal, live or on test', () => {
    expect(readConfig(redsys).payment.gateway).toEqual({
      name: 'redsys',
      url: 'https://sis.redsys.es',
      merchantCode: '999008881',
      terminal: '1',
      key,
      signatureVersion: 'HMAC_SHA512_V2',
      bizum: true,
      tiposPago: ['tarjeta', 'bizum'],
    });
    expect(
      readConfig({ ...redsys, REDSYS_URL: 'test', REDSYS_SIGNATURE: 'HMAC_SHA256_V1', REDSYS_BIZUM: '0' }).payment
        .gateway,
    ).toMatchObject({
      url: 'https://sis-t.redsys.es:25443',
      signatureVersion: 'HMAC_SHA256_V1',
      tiposPago: ['tarjeta'],
    });
  });

  it('is GP Ecom with its account', () => {
    expect(readConfig(gp).payment.gateway).toMatchObject({
      name: 'gp',
      pageUrl: 'https://pay.sandbox.realexpayments.com/pay',
      remoteUrl: 'https://api.sandbox.realexpayments.com/epage-remote.cgi',
      account: 'internet',
      tiposPago: ['tarjeta'],
    });
  });

  it.each([
    [{ PAYMENT_GATEWAY: 'paypal' }, 'PAYMENT_GATEWAY: must be sandbox, redsys or gp'],
    [{ PAYMENT_GATEWAY: 'redsys' }, 'REDSYS_KEY: is needed with this PAYMENT_GATEWAY'],
    [{ PAYMENT_GATEWAY: 'redsys' }, 'PUBLIC_URL: is needed with this PAYMENT_GATEWAY'],
    [{ PAYMENT_GATEWAY: 'gp' }, 'GP_REFUND_PASSWORD: is needed with this PAYMENT_GATEWAY'],
    [{ ...redsys, REDSYS_MERCHANT_CODE: 'X1' }, 'REDSYS_MERCHANT_CODE: must be up to 9 digits'],
    [{ ...redsys, REDSYS_TERMINAL: '' }, 'REDSYS_TERMINAL: must be up to 3 digits'],
    [{ ...redsys, REDSYS_URL: 'http://sis.redsys.es' }, 'REDSYS_URL: must be test, live, or an https address'],
    [{ ...gp, GP_URL: 'sandbox' }, 'GP_URL: must be test, live, or an https address'],
  ])('is refused at the start, saying what is wrong: %#', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });

  it('never tells a secret that is wrong', () => {
    const secret = 'not-quite-the-key-of-redsys';
    for (const env of [
      { ...redsys, REDSYS_KEY: secret },
      { ...gp, GP_URL: 'x', GP_SECRET: secret },
    ])
      try {
        readConfig(env);
        expect.unreachable();
      } catch (error) {
        expect(String(error)).toMatch(/configuration: (?:REDSYS_KEY|GP_URL): must be/);
        expect(String(error)).not.toContain(secret);
      }
  });
});

describe.each([
  [redsys, 'https://sis.redsys.es'],
  [{ ...redsys, REDSYS_URL: 'test' }, 'https://sis-t.redsys.es:25443'],
  [gp, 'https://pay.sandbox.realexpayments.com'],
])('pages of a shop that pays by %o', (env, origin) => {
  let app: FastifyInstance;
  let started: TestRuntime;
  beforeAll(async () => {
    started = await startRuntime({}, { config: { payment: readConfig(env).payment } });
    const { runtime } = started;
    const { origins } = await openGateway(runtime, openPretendBank);
    app = await buildApp({
      runtime,
      dispatch: dispatchOver(runtime, {} as Handlers),
      gatewayOrigins: origins,
      more: async () => await Promise.resolve(),
    });
  });
  afterAll(async () => {
    await app.close();
    await started.close();
  });

  it('let forms be posted to that gateway and to no other', async () => {
    const { headers } = await app.inject({ url: '/healthz' });
    const action = /form-action ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
    expect(action).toBe(`'self' ${origin}`);
  });
});
