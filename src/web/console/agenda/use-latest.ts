import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What was last drawn, for what happens between two drawings. */
export const useLatest = <Value>(value: Value): RefObject<Value> => {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
};
