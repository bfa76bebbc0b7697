import type { Problem } from '#contract/refusals.ts';
import { Refused } from '#web/api.ts';
import { expect, test } from 'vitest';
import { startAsking, whyNot } from './ask.ts';

/** A question whose answer comes when the test says so, and what was told of it. */
const asking = () => {
  const told: unknown[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const signals: AbortSignal[] = [];
  const stop = startAsking(
    (signal) => {
      signals.push(signal);
      return promise;
    },
    { found: (answer) => told.push(answer), failed: (failure) => told.push(failure) },
  );
  return { told, resolve, reject, stop, signal: signals[0] };
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('what is answered is told once', async () => {
  const { told, resolve } = asking();
  resolve('ten o’clock');
  await settled();
  expect(told).toEqual(['ten o’clock']);
});

test('what fails is told with its reason', async () => {
  const { told, reject } = asking();
  const lost = new TypeError('Failed to fetch');
  reject(lost);
  await settled();
  expect(told).toEqual([lost]);
});

test.each(['resolve', 'reject'] as const)('a question that was stopped says nothing any more (%s)', async (end) => {
  const question = asking();
  question.stop();
  expect(question.signal?.aborted).toBe(true);
  question[end]('too late');
  await settled();
  expect(question.told).toEqual([]);
});

test('a refusal has its own sentence, and whatever else failed is a lost connection', () => {
  const problem: Problem = {
    code: 'hora-ocupada',
    title: 'Conflict',
    status: 409,
    error: 'Las 9:15 ya no están libres.',
  };
  expect(whyNot(new Refused(problem), 'No hay conexión.')).toBe(problem.error);
  expect(whyNot(new TypeError('Failed to fetch'), 'No hay conexión.')).toBe('No hay conexión.');
});
