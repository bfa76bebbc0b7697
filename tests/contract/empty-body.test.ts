import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { expectPromised } from './answers.ts';
import { definitionOf, languages, names, startProber, type Prober } from './prober.ts';

let api: Prober;
beforeAll(async () => {
  api = await startProber();
});
afterAll(async () => await api.close());

const withoutBody = names.filter((name) => {
  const { body, upload } = definitionOf(name);
  return calls[name][0] !== 'GET' && body === undefined && upload === undefined;
});

describe('a call that has no body', () => {
  it('is made by every client that only deletes', () => {
    // Whoever ends an account shows once more who they are.
    const deleting = names.filter((name) => calls[name][0] === 'DELETE' && name !== 'deleteUser');
    expect(withoutBody).toEqual(expect.arrayContaining(deleting));
  });

  it.each(withoutBody)('%s may say that it would be JSON', async (name) => {
    const { params, query } = await api.sampleOf(name);
    const sender = { contentType: 'application/json', ...(await api.authorizationFor(name)) };
    const answer = await api.sendText(name, { params, query }, '', sender);
    expect(expectPromised(name, answer, [...languages])).toBe('ok');
  });
});
