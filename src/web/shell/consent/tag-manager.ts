import type { Purposes } from '#domain/measuring/choice.ts';

declare global {
  interface Window {
    /** Where the tag manager reads what happens. */
    dataLayer?: unknown[];
  }
}

let isOpen = false;

/** Whether the tag manager runs in this document; nothing but another document ends it. */
export const isManagerOpen = (): boolean => isOpen;

const layer = (): unknown[] => (window.dataLayer ??= []);

const granted = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');

/** Google's tags read commands as `arguments`, not as lists. */
const command: (...words: readonly unknown[]) => void = function push() {
  // oxlint-disable-next-line prefer-rest-params -- What they look for is that very object.
  layer().push(arguments);
};

/** Its language is Spanish in both languages of the shop, as specified. */
const language = 'es';

/** Opens the tag manager in this document, once, with what was allowed. */
export const openManager = (container: string, { medicion, publicidad }: Purposes, where: object): void => {
  if (isOpen) return;
  isOpen = true;
  command('consent', 'default', {
    analytics_storage: granted(medicion),
    ad_storage: granted(publicidad),
    ad_user_data: granted(publicidad),
    ad_personalization: granted(publicidad),
  });
  command('set', { language, ...where });
  layer().push({ 'gtm.start': Date.now(), event: 'gtm.js', language });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${container}`;
  document.head.append(script);
};

/** What was said of the last event is not part of the next one. */
export const tellManager = (event: object, where: object): void => {
  command('set', where);
  layer().push({ ecommerce: null }, { ...event, ...where, language });
};
