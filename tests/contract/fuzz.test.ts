import { needsSession } from '#contract/access.ts';
import * as fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { expectPromised } from './answers.ts';
import { arbitraryOf, changedAt, jsonSchemaOf, mixed, placesIn } from './arbitrary.ts';
import { hintsAround } from './hints.ts';
import { definitionOf, languages, languagesOf, names, startProber, type Prober } from './prober.ts';
import { samples } from './samples.ts';
import { everyCase, ofThisTurn } from '#tests/support/turn.ts';

let api: Prober;
beforeAll(async () => {
  api = await startProber();
});
afterAll(async () => await api.close());

/** Of the wrong values each place of a call has one in eight in a run, another place others. */
const oneIn = 8;
const runs = everyCase ? 50 : 2;
/** A call whose turn it is not is only made as its sample says. */
const callsOneIn = 3;

const wrongValues: readonly unknown[] = [
  null,
  '',
  'x',
  -1,
  0,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  -1e308,
  true,
  [],
  {},
  [[[[]]]],
  { a: { b: null } },
  'ñ€🚗'.repeat(20),
  'a'.repeat(5000),
  '\u0000',
  'a\u0007b\u001b',
  '\ud800',
  '٣',
  "'; drop table basket; --",
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '9999-12-31',
  '2027-02-30',
  '25:99',
  randomUUID(),
];

describe.each(names)('%s', (name) => {
  it('succeeds as its sample says, in the shape that is promised', async () => {
    expect(await api.promised(name, await api.sampleOf(name))).toBe('ok');
  });
});

describe.each(ofThisTurn(names, callsOneIn, 'fuzz'))('%s', (name) => {
  it(
    'answers wrong values, wherever they stand, with a clear no in the language asked for',
    { timeout: 120_000 },
    async () => {
      const sample = await api.sampleOf(name);
      let turn = 0;
      for (const part of ['params', 'query', 'body'] as const) {
        for (const place of placesIn(sample[part])) {
          for (const value of ofThisTurn(wrongValues, oneIn, [name, part, ...place].join('.'))) {
            const language = languages[(turn += 1) % 2] ?? 'es';
            await api.promised(name, { ...sample, [part]: changedAt(sample[part], place, { value }) }, language);
          }
        }
      }
    },
  );

  it('never breaks over what its schemas take', { timeout: 120_000 }, async () => {
    const definition = definitionOf(name);
    const hints = hintsAround((await samples.readBasket(api.shop)).params.id);
    const part = (schema: Endpoint['body']) =>
      schema ? arbitraryOf(jsonSchemaOf(schema), hints) : fc.constant(undefined);
    const requests = fc.record({
      params: part(definition.params),
      query: part(definition.query),
      body: part(definition.body),
    });
    const language = fc.constantFrom(...languages);
    await fc.assert(
      fc.asyncProperty(requests, language, async (parts, spoken) => {
        await api.promised(name, parts, spoken);
      }),
      { numRuns: runs, endOnFailure: true },
    );
    // Far inside a call come only requests that are nearly right.
    const seldom = fc.infiniteStream(fc.integer({ min: 0, max: 7 }).map((chance) => chance === 0));
    await fc.assert(
      fc.asyncProperty(requests, seldom, language, async (parts, chances, spoken) => {
        const fromOther = () => chances.next().value === true;
        const sample = await api.sampleOf(name);
        const nearly = {
          params: mixed(sample.params, parts.params, fromOther),
          query: mixed(sample.query, parts.query, fromOther),
          body: mixed(sample.body, parts.body, fromOther),
        };
        await api.promised(name, nearly, spoken);
      }),
      { numRuns: definition.body ? runs : Math.ceil(runs / 2), endOnFailure: true },
    );
  });

  it('may be called again and again, and at the same time', async () => {
    const sample = await api.sampleOf(name);
    const turns = await Promise.all([1, 2, 3, 4].map(async () => await api.promised(name, sample)));
    expect(turns).toContain('ok');
    await api.promised(name, sample);
  });

  it('takes no token but a good one, and needs none where anybody may call', async () => {
    const sample = await api.sampleOf(name);
    const expired = await api.expiredToken();
    for (const authorization of [
      'Bearer',
      'Bearer ',
      'Bearer x',
      `Bearer ${'x'.repeat(9000)}`,
      'Basic eDp4',
      `Bearer ${expired}`,
    ]) {
      const answer = await api.send(name, sample, { authorization, language: 'ca' });
      const code = expectPromised(name, answer, languagesOf('ca', sample.body));
      if (needsSession(definitionOf(name).access)) expect(code).toBe('sin-sesion');
    }
  });
});
