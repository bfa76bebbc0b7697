import { useEffect, useRef } from 'react';

/** Once something is wrong, the first field that says so has the focus, else the notice above the form. */
export const useFocusTrouble = (wrong: unknown) => {
  const form = useRef<HTMLFormElement>(null);
  const trouble = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wrong) (form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? trouble.current)?.focus();
  }, [wrong]);
  return { form, trouble };
};
