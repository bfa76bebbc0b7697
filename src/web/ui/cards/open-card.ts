import type { MouseEvent as Tapped } from 'react';

/**
 * A tap anywhere on a card follows the link of its title, as a tap on that link would, with the keys that are held. What can be
 * pressed itself does its own, and who marks text goes nowhere.
 */
export const openCard = ({ target, currentTarget, nativeEvent }: Tapped<HTMLElement>): void => {
  if ((target as Element).closest('a, button, label, input, details') || getSelection()?.toString()) return;
  currentTarget.querySelector('h3 a')?.dispatchEvent(new MouseEvent('click', nativeEvent));
};
