import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#contract/contract.ts';
import { buildApp } from '#server/http/build-app.ts';
import { dispatchOver, type Dispatch } from '#server/http/dispatch.ts';
import { apiPrefix } from '#contract/api-prefix.ts';
import { leadsHandlers } from '#server/leads/leads-handlers.ts';
import { siteHandlers } from '#server/site/site-handlers.ts';
import { startRuntime, type TestRuntime } from '#tests/support/app.ts';

const [visitor, neighbour] = ['198.51.100.7', '198.51.100.8'];
const [near, far] = ['10.0.0.1', '10.0.0.2'];

/** Who stands at the socket when `from` calls, and what the proxies in front append: each whom it heard. */
const ways = [
  { proxies: 0, socketOf: (from: string) => from, addedOf: () => [] },
  { proxies: 1, socketOf: () => near, addedOf: (from: string) => [from] },
  { proxies: 2, socketOf: () => near, addedOf: (from: string) => [from, far] },
];

describe.each(ways)('behind $proxies proxies', ({ proxies, socketOf, addedOf }) => {
  let started: TestRuntime;
  let app: FastifyInstance;
  const seen: string[] = [];
  beforeAll(async () => {
    const handlers = { ...siteHandlers, ...leadsHandlers };
    started = await startRuntime(handlers, { config: { rateLimit: true, trustProxy: proxies } });
    const inside = dispatchOver(started.runtime, handlers as never);
    const dispatch: Dispatch = async (name, call) => {
      seen.push(call.address);
      return await inside(name, call);
    };
    app = await buildApp({ runtime: started.runtime, dispatch, gatewayOrigins: [], more: async () => {} });
  });
  afterAll(async () => {
    await app.close();
    await started.close();
  });

  /** A call of somebody who begins the header themselves. */
  const send = async (path: string, madeUp: string, { from = visitor, body }: { from?: string; body?: object } = {}) =>
    (
      await app.inject({
        method: body ? 'POST' : 'GET',
        url: apiPrefix + path,
        remoteAddress: socketOf(from),
        headers: { 'x-forwarded-for': [madeUp, ...addedOf(from)].join(', ') },
        ...(body ? { payload: body } : {}),
      })
    ).statusCode;
  const madeUp = (turn: number): string => `203.0.113.${turn % 256}`;

  it('a call comes from the visitor, whatever they make up', async () => {
    for (const lie of ['203.0.113.1', '203.0.113.1, 203.0.113.2, 203.0.113.3', near, 'unknown', ' , '])
      expect(await send('/site-init', lie)).toBe(200);
    expect(new Set(seen)).toEqual(new Set([visitor]));
  });

  it('a limit that all servers share is theirs alone, whatever they make up', async () => {
    const body = { origen: 'selector' };
    const { calls } = contract.createLead.limit ?? { calls: 0 };
    expect(calls).toBeGreaterThan(0);
    for (let turn = 0; turn < calls; turn += 1) expect(await send('/leads', madeUp(turn), { body })).not.toBe(429);
    expect(await send('/leads', madeUp(calls), { body })).toBe(429);
    expect(await send('/leads', visitor, { body, from: neighbour })).not.toBe(429);
  });

  it('the limit of all calls of a minute is theirs alone, whatever they make up', async () => {
    let allowed = 0;
    for (let turn = 0; turn < 1220; turn += 1) if ((await send('/site-init', madeUp(turn))) === 200) allowed += 1;
    expect(allowed).toBeGreaterThan(1100);
    expect(allowed).toBeLessThan(1200);
    expect(await send('/site-init', visitor, { from: neighbour })).toBe(200);
  });
});
