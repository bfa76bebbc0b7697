import { focusFirstError } from '#web/ui/form-fields.ts';
import { useEffect, useRef, type RefObject } from 'react';

/** A form whose first wrong field has the focus after each answer to it, on whichever page the answer is read. */
export const useFocusWrong = (answer: unknown): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer && form.current) focusFirstError(form.current);
  }, [answer]);
  return form;
};
