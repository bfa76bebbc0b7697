import { useInBrowser } from '#web/in-browser.ts';
import { lazy, Suspense, type ComponentType } from 'react';
import type { MapDetailProps } from './map-detail.tsx';

/** Without it the map has its outline and its points still. */
const Detail = lazy(async (): Promise<{ default: ComponentType<MapDetailProps> }> => {
  try {
    return { default: (await import('./map-detail.tsx')).MapDetail };
  } catch {
    return { default: () => null };
  }
});

/** What is not drawn with the page: it comes once the page's own scripts are there. */
export const LateDetail = (props: MapDetailProps) => {
  const isAlive = useInBrowser();
  return (
    isAlive && (
      <Suspense fallback={null}>
        <Detail {...props} />
      </Suspense>
    )
  );
};
