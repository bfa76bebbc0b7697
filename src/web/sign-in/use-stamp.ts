import { browserApi } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { useEffect, useRef } from 'react';

/** A stamp is good for two hours; one that is nearly so old is asked for anew. */
const goodMs = 110 * 60_000;

interface Asked {
  readonly at: number;
  readonly stamp: Promise<string | null>;
}

/** The shop's word for when a form was opened, which goes with what is sent; null where it could not be had. */
export const useStamp = (): (() => Promise<string | null>) => {
  const language = useLanguage();
  const asked = useRef<Asked>(undefined);
  const ask = (): Asked => {
    const stamp = browserApi(language)('siteInit', {}).then(
      ({ sello }) => sello,
      () => null,
    );
    const now = { at: Date.now(), stamp };
    asked.current = now;
    return now;
  };
  useEffect(() => {
    if (!asked.current) ask();
  });
  return async () => {
    const { at, stamp } = asked.current ?? ask();
    const known = Date.now() - at < goodMs ? await stamp : null;
    return known ?? (await ask().stamp);
  };
};
