import type { RefusalCode } from '#contract/refusals.ts';
import { useLanguage } from '#web/language.ts';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { fieldSentences } from './field-sentences.ts';

/** A part of a screen that has fields of its own, taken together with the others by one button. */
export interface Part {
  /** Keeps what is typed; false where something is wrong, which then stands beside its field. */
  readonly take: () => boolean;
}

/** `keep` keeps what is typed unless something is wrong with it, and answers with what is. */
export const usePart = (part: Ref<Part>, keep: (typed: FormData) => Readonly<Record<string, RefusalCode>>) => {
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  useImperativeHandle(part, () => ({
    take: () => {
      if (!form.current) return true;
      const wrong = keep(new FormData(form.current));
      setErrors(fieldSentences(wrong, language));
      return Object.keys(wrong).length === 0;
    },
  }));
  return { form, errors };
};
