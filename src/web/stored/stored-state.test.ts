import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { storedState } from './stored-state.ts';

/** A browser's page as far as storing needs it: something that is left, and something that is kept. */
const aPage = () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const kept = new Map<string, string>();
  const writes: string[] = [];
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      writes.push(value);
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
  const store = create(
    persist(
      () => ({ n: 0 }),
      storedState({ key: 'k', version: 1, keep: ({ n }: { n: number }) => ({ n }), storage: () => storage }),
    ),
  );
  const stored = () => (JSON.parse(kept.get('k') ?? '{"state":null}') as { state: unknown }).state;
  return { store, stored, writes, leave: () => page.dispatchEvent(new Event('pagehide')) };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a burst of changes is written once, 10 ms after the last', () => {
  const { store, stored, writes } = aPage();
  store.setState({ n: 1 });
  vi.advanceTimersByTime(9);
  store.setState({ n: 2 });
  vi.advanceTimersByTime(9);
  expect(writes).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(stored()).toEqual({ n: 2 });
  expect(writes).toHaveLength(1);
});

test('a change made just before the page is left is written as it is left, and not again', () => {
  const { store, stored, writes, leave } = aPage();
  store.setState({ n: 1 });
  leave();
  expect(stored()).toEqual({ n: 1 });
  vi.advanceTimersByTime(100);
  leave();
  expect(writes).toHaveLength(1);
});
