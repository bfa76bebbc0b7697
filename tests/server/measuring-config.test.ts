import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { unsafeSettings } from '#server/config/unsafe-settings.ts';
import { buildApp } from '#server/http/build-app.ts';
import type { Handlers } from '#server/runtime.ts';
import { dispatchOver } from '#server/http/dispatch.ts';
import { siteHandlers } from '#server/site/site-handlers.ts';
import { startRuntime } from '#tests/support/app.ts';

const started = async (env: Record<string, string>) => {
  const shop = await startRuntime(siteHandlers, { config: { measuring: readConfig(env).measuring } });
  const { runtime } = shop;
  const app = await buildApp({
    runtime,
    dispatch: dispatchOver(runtime, {} as Handlers),
    gatewayOrigins: [],
    more: async () => await Promise.resolve(),
  });
  const { headers } = await app.inject({ url: '/healthz' });
  const { medicion } = await shop.call('siteInit', {});
  await app.close();
  await shop.close();
  const policy = String(headers['content-security-policy']);
  const allowed = (directive: string) => new RegExp(`(?:^|;)${directive} ([^;]*)`).exec(policy)?.[1];
  return { medicion, allowed };
};

describe('who is told what visitors allow', () => {
  it('is nobody unless somebody is configured, and pages reach no other site', async () => {
    const { medicion, allowed } = await started({});
    expect(medicion).toBeNull();
    expect(['script-src', 'connect-src', 'img-src', 'frame-src'].map(allowed)).toEqual([
      "'self'",
      "'self'",
      "'self' data:",
      undefined,
    ]);
  });

  it('is the tag manager by its container, with what it needs and no more', async () => {
    const { medicion, allowed } = await started({ TAG_MANAGER: 'GTM-ABCD123' });
    expect(medicion).toEqual({ clase: 'gestor', contenedor: 'GTM-ABCD123', publicidad: false });
    expect(allowed('script-src')).toBe("'self' https://www.googletagmanager.com");
    expect(allowed('connect-src')).toContain('https://*.google-analytics.com');
    expect(allowed('connect-src')).not.toContain('doubleclick');
    expect(allowed('frame-src')).toBeUndefined();
  });

  it('is asked for advertising only where the container does it', async () => {
    const { medicion, allowed } = await started({ TAG_MANAGER: 'GTM-ABCD123', TAG_MANAGER_ADS: '1' });
    expect(medicion).toMatchObject({ publicidad: true });
    expect(allowed('script-src')).toContain('https://www.googleadservices.com');
  });

  it('is any endpoint, which pages may call and load nothing from', async () => {
    const { medicion, allowed } = await started({ MEASURING_URL: 'https://cuenta.example/sucesos?tienda=1' });
    expect(medicion).toEqual({
      clase: 'destino',
      url: 'https://cuenta.example/sucesos?tienda=1',
      publicidad: false,
    });
    expect(allowed('connect-src')).toBe("'self' https://cuenta.example");
    expect(allowed('script-src')).toBe("'self'");
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['no container', { TAG_MANAGER: 'UA-12345-1' }, /TAG_MANAGER: must be a container/],
    ['a script in its place', { TAG_MANAGER: 'GTM-ABCD"><script>' }, /TAG_MANAGER: must be a container/],
    ['an endpoint without TLS', { MEASURING_URL: 'http://cuenta.example' }, /MEASURING_URL: must be an https address/],
    ['an endpoint that is a script', { MEASURING_URL: 'javascript:alert(1)' }, /MEASURING_URL: must be an https/],
    [
      'two at once',
      { TAG_MANAGER: 'GTM-ABCD123', MEASURING_URL: 'https://cuenta.example' },
      /MEASURING_URL: events go to TAG_MANAGER or to MEASURING_URL, not to both/,
    ],
    ['advertising by nobody', { TAG_MANAGER_ADS: '1' }, /TAG_MANAGER_ADS: needs a TAG_MANAGER/],
  ])('is not %s', (_, env, reason) => expect(() => readConfig(env)).toThrow(reason));

  it('is on the visitor’s own machine in a demo alone', () => {
    const env = { MEASURING_URL: 'http://localhost:4890/sucesos' };
    expect(unsafeSettings(readConfig(env))).toEqual([]);
    const reasons = unsafeSettings(readConfig({ ...env, PUBLIC_URL: 'https://shop.example.com' }));
    expect(reasons.filter((reason) => reason.startsWith('MEASURING_URL'))).toHaveLength(1);
  });
});
