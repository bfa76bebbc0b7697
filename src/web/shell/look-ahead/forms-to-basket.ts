import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { useEffect } from 'react';
import { useSubmit } from 'react-router';

/** Pages whose scripts are here, so that they open without a new document. */
export const pagesHere = new Set<string>();

/**
 * What is put into the basket opens it without a new document, once its scripts are here. Until then its forms lead there as any
 * form does: the server's page shows what was put in before a script runs (decision 100), and on a slow line the scripts
 * alone would take twice as long.
 */
export const useFormsToBasket = (): void => {
  const submit = useSubmit();
  const basket = address('basket', useLanguage());
  useEffect(() => {
    const send = (event: SubmitEvent) => {
      const { target: form, submitter, defaultPrevented } = event;
      if (defaultPrevented || !(form instanceof HTMLFormElement) || form.getAttribute('action') !== basket) return;
      if (!pagesHere.has(basket)) return;
      event.preventDefault();
      void submit(submitter instanceof HTMLButtonElement ? submitter : form);
    };
    window.addEventListener('submit', send);
    return () => window.removeEventListener('submit', send);
  }, [submit, basket]);
};
