import { afterAll, beforeAll, expect, it } from 'vitest';
import { names, startProber, type Prober } from './prober.ts';

let api: Prober;
beforeAll(async () => {
  api = await startProber();
});
afterAll(async () => await api.close());

it.each(names)('no answer of %s is kept anywhere, good or not', async (name) => {
  const good = await api.send(name, await api.sampleOf(name), await api.authorizationFor(name));
  const bad = await api.send(name, { params: { id: 'x', codTienda: 'x' }, body: 7 });
  expect([good.headers['cache-control'], bad.headers['cache-control']]).toEqual(['no-store', 'no-store']);
});
