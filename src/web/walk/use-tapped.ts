import { useEffect, useRef, type RefObject } from 'react';

/**
 * Whether it was a finger or a mouse that did the last thing. Who goes through hours by the arrow keys chooses each on the way:
 * that must lead nowhere (WCAG 3.2.2).
 */
export const useTapped = (): RefObject<boolean> => {
  const tapped = useRef(false);
  useEffect(() => {
    const byFinger = () => void (tapped.current = true);
    const byKey = () => void (tapped.current = false);
    document.addEventListener('pointerdown', byFinger);
    document.addEventListener('keydown', byKey);
    return () => {
      document.removeEventListener('pointerdown', byFinger);
      document.removeEventListener('keydown', byKey);
    };
  }, []);
  return tapped;
};
