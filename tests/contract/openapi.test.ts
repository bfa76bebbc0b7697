import { describe, expect, it } from 'vitest';
import { ruleOf, type AccessRule } from '#contract/access.ts';
import { calls } from '#contract/calls.ts';
import { refusals } from '#contract/refusals.ts';
import { openApiDocument } from '#server/http/openapi.ts';
import { isRecord, list, outlineOf, record, type Json } from './outline.ts';
import routes from '#web/routes.ts';
import { awaitedCalls, mostAwaited, ownCalls, specifiedCalls } from './specified-calls.ts';

const document = JSON.parse(JSON.stringify(openApiDocument('Rodera'))) as Json;

/** Every object inside a value, the value included. */
const everythingIn = (value: unknown): Json[] => {
  if (Array.isArray(value)) return value.flatMap(everythingIn);
  return isRecord(value) ? [value, ...Object.values(value).flatMap(everythingIn)] : [];
};

const operations = Object.entries(record(document['paths'])).flatMap(([path, item]) =>
  Object.entries(record(item)).map(([method, operation]) => ({ path, method, operation: record(operation) })),
);

const found = (pointer: string): unknown =>
  pointer
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((inner, key) => record(inner)[key], document);

describe('the OpenAPI document', () => {
  it('is of version 3.1, has a title and describes every call once', () => {
    expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Rodera API', version: expect.any(String) } });
    const described = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    expect(described.toSorted()).toEqual(
      Object.values(calls)
        .map(([method, path]) => `${method} ${path}`)
        .toSorted(),
    );
    const ids = operations.map(({ operation }) => operation['operationId']);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(operations)(
    '$method $path says who may call, what is sent and what comes back',
    ({ path, method, operation }) => {
      const parameters = list(operation['parameters']);
      const inPath = parameters.filter((one) => one['in'] === 'path').map((one) => one['name']);
      expect(inPath).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      for (const parameter of parameters) {
        expect(['path', 'query', 'header']).toContain(parameter['in']);
        expect(isRecord(parameter['schema'])).toBe(true);
        if (parameter['in'] === 'path') expect(parameter['required']).toBe(true);
      }
      expect(operation['summary']).toMatch(/\S/);
      expect(list(operation['security']).length).toBeGreaterThan(0);
      expect(operation['description']).toBe(`Who may call: ${ruleOf(operation['x-access'] as AccessRule).who}.`);
      const responses = record(operation['responses']);
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '400', '413', '422', '429', '500']));
      expect('415' in responses).toBe(method !== 'get');
      if (parameters.some((one) => one['name'] === 'Idempotency-Key'))
        expect(record(responses['409'])['description']).toContain('clave-en-curso');
      for (const [status, response] of Object.entries(responses)) {
        expect(record(response)['description']).toMatch(/\S/);
        const content = record(record(response)['content']);
        const types =
          status === '200' ? ['application/json', 'application/pdf', 'application/zip'] : ['application/problem+json'];
        expect(Object.keys(content)).toHaveLength(1);
        for (const [type, { schema }] of Object.entries(content as Record<string, Json>))
          expect([types.includes(type), isRecord(schema)]).toEqual([true, true]);
      }
    },
  );

  it('points only to what it holds, and lists every code of a failure', () => {
    const pointers = everythingIn(document).flatMap((one) => (typeof one['$ref'] === 'string' ? [one['$ref']] : []));
    expect(pointers.length).toBeGreaterThan(0);
    for (const pointer of pointers) expect([pointer, isRecord(found(pointer))]).toEqual([pointer, true]);
    expect(record(found('#/components/schemas/Problem/properties/code'))['enum']).toEqual(Object.keys(refusals));
  });

  it('changes only where somebody means it to', async () => {
    const lines = operations.flatMap(({ path, method, operation }) => {
      const responses = record(operation['responses']);
      const body = record(record(operation['requestBody'])['content'])['application/json'];
      const [[type, answer] = []] = Object.entries(record(record(responses['200'])['content']));
      return [
        `${method.toUpperCase()} ${path} ${JSON.stringify(operation['security'])} ${String(operation['x-access'])}`,
        ...list(operation['parameters']).flatMap((one) =>
          outlineOf(`${String(one['in'])} ${String(one['name'])}`, record(one['schema'])),
        ),
        ...(body ? outlineOf('body', record(record(body)['schema'])) : []),
        ...(type === 'application/json' ? [] : [`  answer: ${type}`]),
        ...outlineOf('answer', record(record(answer)['schema'])),
        ...Object.entries(responses)
          .slice(1)
          .map(([status, response]) => `  ${status}: ${String(record(response)['description'])}`),
        '',
      ];
    });
    await expect(
      lines.join('\n'),
      'the API promises something else: where that is meant, npx vitest run tests/contract/openapi.test.ts -u',
    ).toMatchFileSnapshot('./__snapshots__/openapi.txt');
  });
});

describe('the calls', () => {
  const anyParameter = (call: string) => call.replaceAll(/\{\w+\}/g, '{}');
  const specified = new Set(Object.values(specifiedCalls).flat().map(anyParameter));
  const own = new Set(Object.keys(ownCalls).map(anyParameter));
  const made = Object.values(calls).map(([method, path]) => anyParameter(`${method} ${path}`));

  it.each(made)('%s is one of the specification’s, or one of our own with its reason', (call) => {
    const missing = 'it is in neither table of tests/contract/specified-calls.ts: name it in ownCalls with its reason';
    expect(specified.has(call) || own.has(call), missing).toBe(true);
  });

  // Pages answer HEAD wherever they stand (tests/server/pages.test.ts); what else is asked of the site's root has a route.
  const atRoot = ['HEAD /{}', ...routes.map(({ path = '' }) => `GET ${path.replaceAll(/\*|:\w+/g, '{}')}`)];
  const there = new Set([...made, ...atRoot]);
  const awaited = Object.values(awaitedCalls).flat().map(anyParameter);

  it('of the specification are all there, but those of which it is written down what will bring them', () => {
    expect([...specified].filter((call) => !there.has(call)).toSorted()).toEqual(awaited.toSorted());
  });

  it('that are waited for only become fewer', () => {
    expect(awaited.filter((call) => there.has(call))).toEqual([]);
    expect(awaited.length).toBeLessThanOrEqual(mostAwaited);
  });

  it('of our own are all in use, and none is the specification’s', () => {
    for (const call of own) expect([call, made.includes(call), specified.has(call)]).toEqual([call, true, false]);
  });
});
