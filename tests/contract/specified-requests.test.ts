import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, type CallName } from '#contract/calls.ts';
import { expectPromised } from './answers.ts';
import { definitionOf, languages, names, startProber, type Prober } from './prober.ts';
import { specifiedCalls } from './specified-calls.ts';
import { specifiedRequests } from './specified-requests.ts';

let api: Prober;
beforeAll(async () => {
  api = await startProber();
});
afterAll(async () => await api.close());

const unnamed = (call: string) => call.replaceAll(/\{\w+\}/g, '{}');
const callOf = (name: CallName) => unnamed(calls[name].join(' '));
const specified = new Set(Object.values(specifiedCalls).flat().map(unnamed));
const written = new Map(Object.entries(specifiedRequests).map(([call, write]) => [unnamed(call), write]));
const there = names.filter((name) => specified.has(callOf(name)));

describe('what the specification’s client sends', () => {
  it('is written down for every call that is there, and for no other', () => {
    expect([...written.keys()].toSorted()).toEqual(there.map(callOf).toSorted());
  });

  it.each(there)('to %s is enough', async (name) => {
    const all = (await written.get(callOf(name))?.(api.shop, api.token)) ?? [];
    expect(all.length).toBeGreaterThan(0);
    for (const parts of all) {
      const own = name === 'deleteUser' ? await api.authorizationFor(name) : {};
      const { authorization = `Bearer ${api.token}` } = own;
      // Usual clients send a type with every call that is no GET.
      const answer =
        calls[name][0] !== 'GET' && definitionOf(name).body === undefined
          ? await api.sendText(name, parts, '', { authorization, contentType: 'application/json' })
          : await api.send(name, parts, { authorization });
      const said = expectPromised(name, answer, languages);
      expect([said, said === 'ok' ? '' : answer.body]).toEqual(['ok', '']);
    }
  });
});
