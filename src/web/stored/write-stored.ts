import { lateWriter } from './late-writer.ts';

const write = lateWriter((key, value) => localStorage.setItem(key, value));

/** Keeps a state for the next visit. */
export const writeStored = (key: string, version: number, state: object): void =>
  write(key, JSON.stringify({ state, version }));
