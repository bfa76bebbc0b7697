import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem, expectPromised } from './answers.ts';
import { changedAt, jsonSchemaOf, placesIn, type Path } from './arbitrary.ts';
import {
  definitionOf,
  languages,
  languagesOf,
  names,
  startProber,
  withBody,
  withParams,
  type Prober,
} from './prober.ts';
import { ofThisTurn } from '#tests/support/turn.ts';
import type { CallName } from '#contract/calls.ts';
import type { Parts } from './api.ts';

let api: Prober;
beforeAll(async () => {
  api = await startProber();
});
afterAll(async () => await api.close());

/** One for all that is refused before it is used. */
const unused = new Map<CallName, Promise<Parts>>();
const unusedSample = async (name: CallName): Promise<Parts> => {
  const sample = unused.get(name) ?? api.sampleOf(name);
  unused.set(name, sample);
  return await sample;
};

const large = JSON.stringify({ a: 'x'.repeat(5_000_000) });

describe('a body', () => {
  const broken = [
    '{',
    '{"a":',
    'null x',
    '[1,2',
    '{"a":1,}',
    '\u0000',
    '{"__proto__":{"admin":true}}',
    '{"constructor":{"prototype":{"a":1}}}',
  ];

  it.each(withBody)('of %s that cannot be read is a 400', async (name) => {
    const { params, query } = await unusedSample(name);
    for (const [turn, text] of ofThisTurn(broken, 3, name).entries()) {
      const language = languages[turn % 2] ?? 'es';
      const answer = await api.sendText(name, { params, query }, text, {
        language,
        ...(await api.authorizationFor(name)),
      });
      expect(answer.statusCode).toBe(400);
      expect(expectProblem(answer, [language]).code).toBe('json-ilegible');
    }
  });

  it.each(withBody)('of %s with 5 MB is a 413, and one of a kind that is not taken a 415', async (name) => {
    const { params, query } = await unusedSample(name);
    const refused = await api.sendText(name, { params, query }, large, { language: 'ca' });
    expect(expectProblem(refused, ['ca']).code).toBe('cuerpo-demasiado-grande');
    const xml = await api.sendText(name, { params, query }, '<a/>', { language: 'ca', contentType: 'application/xml' });
    expect(expectProblem(xml, ['ca']).code).toBe('tipo-no-admitido');
  });

  it.each(withBody)('of %s that is not an object, or is not there, is a 422', async (name) => {
    const { params, query } = await unusedSample(name);
    const who = await api.authorizationFor(name);
    for (const text of ofThisTurn(['null', '[]', '3', '"x"', 'true', ''], 3, name)) {
      const answer = await api.sendText(name, { params, query }, text, { language: 'es', ...who });
      expect(expectProblem(answer, ['es']).code).toBe('datos-no-validos');
    }
  });

  it.each(withBody)('of %s without a field that is needed names it', async (name) => {
    const sample = await unusedSample(name);
    const schema = definitionOf(name).body;
    const required = schema ? (jsonSchemaOf(schema).required ?? []) : [];
    const who = await api.authorizationFor(name);
    for (const field of required) {
      const answer = await api.send(
        name,
        { ...sample, body: changedAt(sample.body, [field], 'gone') },
        { language: 'ca', ...who },
      );
      const { code, errors } = expectProblem(answer, languagesOf('ca', sample.body));
      expect(code).toBe('datos-no-validos');
      expect(Object.keys(errors ?? {}).some((path) => path.split('.')[0] === field)).toBe(true);
    }
  });

  it.each(withBody)('of %s may hold more than is asked for, at any depth', async (name) => {
    const sample = await api.sampleOf(name);
    const places: Path[] = [[], ...placesIn(sample.body)];
    const objects = places.filter((place) => {
      const value = place.reduce<unknown>(
        (inner, key) => (inner as Record<string | number, unknown>)[key],
        sample.body,
      );
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    });
    const body = objects.reduce<unknown>(
      (all, place) => changedAt(all, [...place, 'sobra'], { value: { a: [1] } }),
      sample.body,
    );
    expect(await api.promised(name, { ...sample, body })).toBe('ok');
  });
});

const rubbishes = [
  '%',
  '\u0000',
  'x'.repeat(200),
  "'",
  '💥',
  '{}',
  randomUUID(),
  '-1',
  '1e9',
  '00000000-0000-0000-0000-000000000000',
];

describe('an address', () => {
  it.each(withParams)('of %s with rubbish in it is answered', async (name) => {
    const sample = await api.sampleOf(name);
    for (const rubbish of ofThisTurn(rubbishes, 3, name)) {
      const params = Object.fromEntries(Object.keys(sample.params as object).map((key) => [key, rubbish]));
      const code = await api.promised(name, { ...sample, params });
      if (name !== 'deleteBasket' && name !== 'readBasketLead') expect(code).not.toBe('ok');
    }
  });

  it('that is none of the API, or not written as one, is a clear no', async () => {
    const answers = [
      ['GET', '/api/es/nada', 404],
      ['PUT', '/api/es/users', 404],
      ['PUT', '/', 404],
      ['OPTIONS', '/neumaticos', 404],
      ['GET', '/api/es/cesta', 404],
      ['GET', '/api/es/cesta/%ff', 400],
      ['GET', '/api/es/cesta/%', 400],
      ['GET', `/api/es/cesta/${'x'.repeat(400)}`, 404],
      ['POST', '/api/es/site-init', 404],
    ] as const;
    for (const [method, url, status] of answers) {
      const answer = await api.app.inject({ method, url, headers: { 'accept-language': 'ca' } });
      expect([url, answer.statusCode]).toEqual([url, status]);
      expectProblem(answer, ['ca']);
    }
  });
});

describe('a key of repetition', () => {
  const keyed = names.filter((name) => definitionOf(name).idempotent);

  it.each(keyed)('of %s answers the same again, and is not taken for another body', async (name) => {
    const sample = await api.sampleOf(name);
    const sender = { idempotencyKey: randomUUID(), ...(await api.authorizationFor(name)) };
    const first = await api.send(name, sample, sender);
    const again = await api.send(name, sample, sender);
    expect(first.statusCode).toBe(200);
    expect(JSON.parse(again.body)).toEqual(JSON.parse(first.body));
    const other = await api.send(name, { ...sample, body: { ...(sample.body as object), sobra: 1 } }, sender);
    expect(expectProblem(other, ['es']).code).toBe('clave-repetida');
  });

  it.each(keyed)('of %s may be anything', async (name) => {
    const sample = await api.sampleOf(name);
    const who = await api.authorizationFor(name);
    for (const key of ofThisTurn(['', ' ', 'x'.repeat(400), "'", 'ñ', '💥'.normalize()], 3, name)) {
      const answer = await api.send(name, sample, { idempotencyKey: encodeURIComponent(key), ...who });
      expectPromised(name, answer, [...languages]);
    }
  });
});
