import { firstWrong } from '#web/ui/form-fields.ts';
import { useUncorrected } from '#web/ui/uncorrected.ts';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { attempt, type SendOutcome, type Wrong } from './sending.ts';

/**
 * The one way to send a form from the browser: once at a time, with its fields left as they were typed. What is wrong
 * stands beside its field, and the first such field has the focus, or else the notice that `trouble` is given to.
 * `offline` is said where nobody answered.
 */
export const useSend = (work: (typed: FormData) => Promise<SendOutcome>, offline: string) => {
  const form = useRef<HTMLFormElement>(null);
  const trouble = useRef<HTMLDivElement>(null);
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong | null>(null);
  useEffect(() => {
    if (wrong === null) return;
    (firstWrong(form.current) ?? trouble.current)?.focus();
  }, [wrong]);
  // Back from another site by the browser's own button, the form is as it was left.
  useEffect(() => {
    const seenAgain = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      sending.current = false;
      setBusy(false);
    };
    window.addEventListener('pageshow', seenAgain);
    return () => window.removeEventListener('pageshow', seenAgain);
  }, []);
  const send = async (typed: FormData) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    const outcome = await attempt(() => work(typed), offline);
    sending.current = false;
    setBusy(false);
    if (outcome !== undefined) setWrong(outcome);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(new FormData(event.currentTarget));
  };
  return { form, trouble, busy, wrong, errors: useUncorrected(form, wrong?.errors), onSubmit };
};
