/** The step to show instead of the one asked for: undefined where it may be entered, because no step before it is still open. */
export const stepInstead = <Step>(step: Step, steps: readonly Step[], open: Step): Step | undefined => {
  const place = steps.indexOf(step);
  return place >= 0 && place <= steps.indexOf(open) ? undefined : open;
};

/** The step that comes before; undefined for the first, and for one that is not on this road. */
export const stepBefore = <Step>(step: Step, steps: readonly Step[]): Step | undefined =>
  steps[steps.indexOf(step) - 1];
