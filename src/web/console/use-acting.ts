import { minuteMs } from '#domain/time.ts';
import { useLanguage } from '#web/language.ts';
import { useEffect } from 'react';
import { staffApi, useStaff } from './staff-session.ts';

/** As often as this, at most, the server is told that somebody is there. */
const tellEveryMs = minuteMs;

/** Tells the server of taps and keys: what the page asks by itself does not keep a session open. */
export const useActing = (): void => {
  const language = useLanguage();
  useEffect(() => {
    let told = -Infinity;
    const tell = () => {
      if (useStaff.getState().token === null || performance.now() - told < tellEveryMs) return;
      told = performance.now();
      // What failed is told with the next tap; a session that has ended leads to the log-in.
      void staffApi(language)('noteActing', {}).catch(() => {});
    };
    const signs = ['pointerdown', 'keydown'] as const;
    for (const sign of signs) window.addEventListener(sign, tell, { passive: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, tell);
    };
  }, [language]);
};
