import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { preloadScripts } from '#web/preload-scripts.ts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** So long a tap waits for the basket's scripts; on a quick line they are there by then. */
const patienceMs = 200;

/**
 * What is put into the basket opens it without a new document where its scripts are at hand. Otherwise its form leads there as any form
 * does: the server's page shows what was put in before a script runs (decision 100), and on a slow line the scripts alone
 * would take twice as long.
 */
export const useFormsToBasket = (): void => {
  const navigate = useNavigate();
  const basket = address('basket', useLanguage());
  useEffect(() => {
    let leaves = false;
    const send = async (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (form.getAttribute('action') !== basket) return;
      event.preventDefault();
      // Who taps twice wants it once.
      if (leaves) return;
      leaves = true;
      // Nobody sends a file there.
      const sent = new FormData(form, event.submitter) as unknown as [string, string][];
      const to = `${basket}?${new URLSearchParams(sent)}`;
      const late = new Promise((done) => setTimeout(done, patienceMs));
      if (await Promise.race([preloadScripts(basket), late])) await navigate(to);
      else location.assign(to);
      leaves = false;
    };
    addEventListener('submit', send);
    return () => removeEventListener('submit', send);
  }, [navigate, basket]);
};
