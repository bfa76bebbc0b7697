import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserApi, Refused } from './api.ts';

const answering = (status: number, body: string) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'content-type': 'application/json' } }));

const asked = async () => await browserApi('es')('siteInit', {});

afterEach(() => vi.unstubAllGlobals());

describe('an answer over HTTP', () => {
  it('is what was asked for', async () => {
    answering(200, '{"nombre":"Rodera"}');
    expect(await asked()).toEqual({ nombre: 'Rodera' });
  });

  it.each([
    [409, '{"error":"No queda.","code":"hora-ocupada","status":409}', 'hora-ocupada'],
    [502, '{"error":"Volvemos enseguida."}', 'error-inesperado'],
    [200, '{"error":"Volvemos enseguida."}', 'error-inesperado'],
  ])('of %i with %s is a no, whose sentence is shown', async (status, body, code) => {
    answering(status, body);
    const failure = await asked().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Refused);
    expect(failure).toMatchObject({
      message: (JSON.parse(body) as { error: string }).error,
      problem: { code, status },
    });
  });

  it.each([
    [502, '<html></html>'],
    [500, '{}'],
    [503, 'null'],
    [404, '[]'],
    [200, '{"error":{"message":"x"}}'],
  ])('of %i with %s is a failure without a sentence', async (status, body) => {
    answering(status, body);
    const failure = await asked().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(Refused);
  });

  it('may speak of an error that there was none', async () => {
    answering(200, '{"error":null,"nombre":"Rodera"}');
    expect(await asked()).toMatchObject({ nombre: 'Rodera' });
  });
});
