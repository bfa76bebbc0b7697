import type { Choice } from './parts.ts';

/** Who walks through a selector. */
export interface FinderVisitor {
  readonly lead: boolean;
  readonly loggedIn: boolean;
  /** This shop asks for an address before or among the results. */
  readonly dataNeeded: boolean;
}

/** The steps of a selector. */
interface Steps<Selector, Step, Part extends Step, Visitor> {
  /** In their order, on the way of a selector that has a step. */
  readonly stepsOf: (selector: Selector, step: Step) => readonly Step[];
  /** Those that ask for a part of what is looked for: a later step waits for them. */
  readonly parts: readonly Part[];
  /** Whether a step has nothing left to ask, where that depends on more than whether the visitor is known. */
  readonly skipped: (selector: Selector, visitor: Visitor) => { readonly [Each in Step & string]?: boolean };
  /** Where several steps are on one page: its name. */
  readonly pageOf?: (step: Step, visitor: Visitor) => string;
}

export const walkSteps = <
  Selector extends Readonly<Record<Part, Choice<unknown>>>,
  Step extends string,
  Part extends Step,
  Visitor extends FinderVisitor,
>({
  stepsOf,
  parts,
  skipped,
  pageOf = (step) => step,
}: Steps<Selector, Step, Part, Visitor>) => {
  const isSkipped = (selector: Selector, step: Step, visitor: Visitor): boolean => {
    const known = visitor.lead || visitor.loggedIn || !visitor.dataNeeded;
    const all: Readonly<Record<string, boolean | undefined>> = {
      initial: true,
      datos: known,
      registro: known,
      ...skipped(selector, visitor),
    };
    return all[step] ?? false;
  };
  return {
    /** The first part that a step waits for; undefined when the step is loadable: when the values before it are filled. */
    missing: (selector: Selector, step: Step): Part | undefined => {
      const steps = stepsOf(selector, step);
      const before = new Set(steps.slice(0, steps.indexOf(step)));
      return parts.find((part) => before.has(part) && selector[part].value === null);
    },
    /** The next step that asks this visitor something on another page; undefined after the last one. */
    next: (selector: Selector, step: Step, visitor: Visitor): Step | undefined => {
      const [steps, page] = [stepsOf(selector, step), pageOf(step, visitor)];
      return steps
        .slice(steps.indexOf(step) + 1)
        .find((next) => !isSkipped(selector, next, visitor) && pageOf(next, visitor) !== page);
    },
  };
};
