import { useUncorrected } from '#web/ui/uncorrected.ts';
import { usePersonSentences, type WrongCodes } from '#web/walk/person-refusals.ts';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';

/** A part of a screen that has fields of its own, taken together with the others by one button. */
export interface Part {
  /** Keeps what is typed; false where something is wrong, which then stands beside its field. */
  readonly take: () => boolean;
}

/** `keep` keeps what is typed unless something is wrong with it, and answers with what is. */
export const usePart = (part: Ref<Part>, keep: (typed: FormData) => WrongCodes) => {
  const sentencesOf = usePersonSentences();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>();
  useImperativeHandle(part, () => ({
    take: () => {
      if (!form.current) return true;
      const wrong = keep(new FormData(form.current));
      setErrors(sentencesOf(wrong));
      return Object.keys(wrong).length === 0;
    },
  }));
  return { form, errors: useUncorrected(form, errors) };
};
