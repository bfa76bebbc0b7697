import { useEffect, useRef } from 'react';
import { useLatest } from './use-latest.ts';

/** In a field the key takes back what was typed. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null;

/** Ctrl+Z, and Cmd+Z, take back what was done last; pressed while that is still under way, as soon as it is done. */
export const useUndoKey = ({ undo, busy }: { undo: (() => Promise<void>) | null; busy: boolean }): void => {
  const now = useLatest({ undo, busy });
  const waits = useRef(false);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      if (!isUndo || !now.current.undo || isTyping(event.target)) return;
      event.preventDefault();
      if (now.current.busy) waits.current = true;
      else void now.current.undo();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [now]);
  useEffect(() => {
    if (busy || !waits.current) return;
    waits.current = false;
    void now.current.undo?.();
  }, [busy, now]);
};
