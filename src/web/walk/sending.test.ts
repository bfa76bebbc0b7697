import type { Problem } from '#contract/refusals.ts';
import { Refused } from '#web/api.ts';
import { expect, test } from 'vitest';
import { attempt, createRetryKey } from './sending.ts';

const offline = 'No hay conexión con la tienda.';
const problem: Problem = {
  code: 'datos-no-validos',
  title: 'Bad Request',
  status: 400,
  error: 'Hay datos por revisar.',
  errors: { email: 'Escribe tu correo entero.' },
};

test('a refusal is said above the form and beside its fields', async () => {
  const outcome = await attempt(() => Promise.reject(new Refused(problem)), offline);
  expect(outcome).toEqual({ error: problem.error, errors: problem.errors, problem });
});

test('what never arrived is said, and blames no field', async () => {
  expect(await attempt(() => Promise.reject(new TypeError('Failed to fetch')), offline)).toEqual({ error: offline });
});

test.each([[null], [undefined], [{ errors: { servicio: 'Elige un servicio.' } }]])(
  'what the work itself found comes back as it is: %j',
  async (found) => expect(await attempt(() => Promise.resolve(found), offline)).toEqual(found),
);

test('the same wish keeps its key until it was answered', () => {
  const retry = createRetryKey();
  const key = retry.of('Thursday at nine');
  expect(key).toMatch(/^[\da-f-]{36}$/);
  expect(retry.of('Thursday at nine')).toBe(key);
  retry.forget();
  expect(retry.of('Thursday at nine')).not.toBe(key);
});

test('another wish has another key', () => {
  const retry = createRetryKey();
  expect(retry.of('Thursday at nine')).not.toBe(retry.of('Thursday at ten'));
});
