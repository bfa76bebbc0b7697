import { isRefusal, type Refusal } from '#domain/refusal.ts';

/** A value in the form that is kept, read from what was validated before. */
export const assertRead = <Value>(read: Value | Refusal): Value => {
  if (isRefusal(read)) throw new Error(`validated before, refused now: ${read.refusal}`);
  return read;
};
