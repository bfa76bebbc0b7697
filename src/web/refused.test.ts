import { expect, test } from 'vitest';
import { Refused } from './api.ts';
import { refusedIn, unlessRefused } from './refused.ts';

const refusal = (status: number) => new Refused({ code: 'no-existe', title: 'No', error: 'No existe.', status });

test('what was refused is said', () => {
  const no = refusal(404);
  expect(refusedIn(no)).toBe(no.problem);
});

test.each([refusal(500), refusal(503), new TypeError('fetch failed')])(
  'what broke is thrown on: %s',
  async (broken) => {
    expect(() => refusedIn(broken)).toThrow(broken);
    await expect(unlessRefused(Promise.reject(broken))).rejects.toBe(broken);
  },
);

test('an answer is an answer, and a refusal none', async () => {
  expect(await unlessRefused(Promise.resolve('yes'))).toBe('yes');
  expect(await unlessRefused(Promise.reject(refusal(422)))).toBeNull();
});
