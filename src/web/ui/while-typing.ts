import { minuteMs } from '#domain/time.ts';
import { useEffect, useRef } from 'react';

/** Typing is a sign of life once a minute. */
const pauseMs = minuteMs;

/** Tells the server that the visitor is typing, at most once a minute, and not in the first one. */
export const useWhileTyping = (say: () => void): void => {
  const latest = useRef(say);
  useEffect(() => {
    latest.current = say;
  });
  useEffect(() => {
    let last = Date.now();
    const typed = () => {
      if (Date.now() - last < pauseMs) return;
      last = Date.now();
      latest.current();
    };
    document.addEventListener('input', typed);
    return () => document.removeEventListener('input', typed);
  }, []);
};
