import type { FocusEvent } from 'react';

/**
 * Where the focus went as it left an element; null where it did not. What holds the element all around, such as the page's main
 * part, has it where somebody presses a word or a gap inside: they are still there.
 */
export const focusLeftFor = ({ currentTarget, relatedTarget: to }: FocusEvent<HTMLElement>): Element | null =>
  to && !currentTarget.contains(to) && !to.contains(currentTarget) ? to : null;
