import { languageOfPath } from '#contract/addresses.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { lazy, Suspense, useState } from 'react';
import type { ChoiceMapProps } from './choice-map.tsx';
import styles from './on-map.module.css';

// Fetched by who opens it.
const Map = lazy(async () => {
  const [{ ChoiceMap }, { browserApi }] = await Promise.all([import('./choice-map.tsx'), import('#web/api.ts')]);
  const { mapa } = await browserApi(languageOfPath(window.location.pathname))('siteInit', {});
  return { default: (props: OnMapProps) => <ChoiceMap {...props} mapa={mapa} /> };
});

type OnMapProps = Omit<ChoiceMapProps, 'mapa'>;

/** The workshops found on a map, folded: most choose by distance and hour. */
export const OnMap = (props: OnMapProps) => {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure look="plain" summary={props.t.enMapa} onToggle={setOpen}>
      <div className={styles.room}>
        <Suspense>{open && <Map {...props} />}</Suspense>
      </div>
    </Disclosure>
  );
};
