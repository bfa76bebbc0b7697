import { startSession, typedSoFar } from '#web/stored/session-store.ts';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Gives a field what was typed in it and not yet sent, before the page was loaded anew or in another tab. What somebody has begun to
 * type here is left alone.
 */
export const useTypedBefore = (
  field: RefObject<HTMLInputElement | null>,
  name: 'matricula' | 'cupon',
  onFound: (typed: string) => void,
): void => {
  const latest = useRef(onFound);
  useEffect(() => {
    latest.current = onFound;
  });
  useEffect(() => {
    const give = async () => {
      await startSession();
      const { [name]: typed } = typedSoFar().draft;
      const box = field.current;
      // A browser gives some fields back by itself, before this does.
      if (!typed || !box || box === document.activeElement || ![box.defaultValue, typed].includes(box.value)) return;
      box.value = typed;
      latest.current(typed);
    };
    void give();
  }, [field, name]);
};
