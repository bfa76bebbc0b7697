import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { buildApp } from '#server/http/build-app.ts';
import type { Handlers } from '#server/runtime.ts';
import { dispatchOver } from '#server/http/dispatch.ts';
import { siteHandlers } from '#server/site/site-handlers.ts';
import { startRuntime } from '#tests/support/app.ts';

const template = 'https://teselas.example/capa/{z}/{x}/{y}.png';

const picturesAllowed = async (env: Record<string, string>) => {
  const started = await startRuntime(siteHandlers, { config: { map: readConfig(env).map } });
  const { runtime } = started;
  const app = await buildApp({
    runtime,
    dispatch: dispatchOver(runtime, {} as Handlers),
    gatewayOrigins: [],
    more: async () => await Promise.resolve(),
  });
  const { headers } = await app.inject({ url: '/healthz' });
  const { mapa } = await started.call('siteInit', {});
  await app.close();
  await started.close();
  return { mapa, images: /img-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1] };
};

describe('tiles of the map', () => {
  it('come from nowhere unless they are configured', async () => {
    expect(await picturesAllowed({})).toEqual({
      mapa: { teselas: null, atribucion: '' },
      images: "'self' data:",
    });
  });

  it('may come from the server that is configured, and from no other', async () => {
    expect(await picturesAllowed({ MAP_TILES_URL: template, MAP_TILES_ATTRIBUTION: '© Alguien' })).toEqual({
      mapa: { teselas: template, atribucion: '© Alguien' },
      images: "'self' data: https://teselas.example",
    });
  });

  it.each(['teselas.example/{z}/{x}/{y}', 'https://teselas.example/{z}/{x}.png', 'javascript:/{z}/{x}/{y}'])(
    'need an address with all its parts: %s',
    (wrong) => {
      expect(() => readConfig({ MAP_TILES_URL: wrong })).toThrow(/MAP_TILES_URL/);
    },
  );
});
