import { useEffect } from 'react';
import { useLatest } from './use-latest.ts';

/** In a field the key takes back what was typed. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null;

/** Ctrl+Z, and Cmd+Z, take back what was done last; nothing while something else is under way. */
export const useUndoKey = (undo: (() => Promise<void>) | null): void => {
  const now = useLatest(undo);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      if (!isUndo || !now.current || isTyping(event.target)) return;
      event.preventDefault();
      void now.current();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [now]);
};
