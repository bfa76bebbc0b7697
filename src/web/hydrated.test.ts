import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('a page that never says that it answers is taken to answer ten seconds after it began, once', async () => {
  const { hydrated, isHydrated, tellInTime } = await import('./hydrated.ts');
  const told = vi.fn();
  window.addEventListener(hydrated, told);
  tellInTime();
  vi.advanceTimersByTime(9_999);
  expect([isHydrated(), told.mock.calls.length]).toEqual([false, 0]);
  vi.advanceTimersByTime(1);
  expect([isHydrated(), told.mock.calls.length]).toEqual([true, 1]);
  tellInTime();
  vi.advanceTimersByTime(60_000);
  expect(told).toHaveBeenCalledOnce();
});
