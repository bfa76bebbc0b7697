import { useInBrowser } from '#web/in-browser.ts';
import { Skeleton } from '#web/ui/walk/skeleton.tsx';
import { lazy, Suspense, type ComponentProps } from 'react';
import type { KeepCar } from './keep-car.tsx';

const Loaded = lazy(async () => ({ default: (await import('./keep-car.tsx')).KeepCar }));

/** The form, once there is a car to keep and the page answers: it needs the browser, and nobody waits for it. */
export const LaterKeepCar = (props: ComponentProps<typeof KeepCar>) => {
  const isHere = useInBrowser();
  const shape = (
    <>
      <Skeleton />
      <Skeleton shape="button" />
    </>
  );
  return isHere ? (
    <Suspense fallback={shape}>
      <Loaded {...props} />
    </Suspense>
  ) : (
    shape
  );
};
