import { focusFirstError } from '#web/ui/form-fields.ts';
import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/**
 * Which fields somebody left empty and went on: a form names its empty fields in the address, where choosing leaves them
 * out. The first that is wrong has the focus; `form` is where it is looked for.
 */
export const useLeftEmpty = (): {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly leftEmpty: (field: string) => boolean;
} => {
  const form = useRef<HTMLFormElement>(null);
  const { key } = useLocation();
  const [query] = useSearchParams();
  // As `useFocusWrong` does it, which lists of tyres would load beside it.
  useEffect(() => {
    if (form.current) focusFirstError(form.current);
  }, [key]);
  return { form, leftEmpty: (field) => query.get(field) === '' };
};
