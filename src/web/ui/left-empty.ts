import { useFocusWrong } from '#web/ui/focus-wrong.ts';
import type { RefObject } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/**
 * Which fields somebody left empty and went on: a form names its empty fields in the address, where choosing leaves them
 * out. The first that is wrong has the focus; `form` is where it is looked for.
 */
export const useLeftEmpty = (): {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly leftEmpty: (field: string) => boolean;
} => {
  const form = useFocusWrong(useLocation().key);
  const [query] = useSearchParams();
  return { form, leftEmpty: (field) => query.get(field) === '' };
};
