/**
 * One answer of a selector. `value` is null until it is chosen; 0 and the empty text are a choice too: any. A car's choice has
 * a `default` besides: stored copies with other keys are dropped (spec G30).
 */
export interface Choice<Value> {
  readonly value: Value | null;
  readonly options: readonly Value[];
  readonly loading: boolean;
}

type Chosen<Search, Part extends keyof Search, Unasked> = {
  readonly [Each in Part]-?: Unasked & Choice<NonNullable<Search[Each]>>;
};

/**
 * The parts of one way through a selector, in the order in which they are asked, as an address answers them. What follows a gap
 * is not taken. `open` answers a part that an address left open on purpose.
 */
export const openParts = <Search extends object, Part extends keyof Search & string, Unasked extends object>(
  parts: readonly Part[],
  search: Search,
  unasked: Unasked,
  open: { readonly [Each in Part]?: (search: Search) => Search[Each] | undefined } = {},
): Chosen<Search, Part, Unasked> => {
  let gap = false;
  return Object.fromEntries(
    parts.map((part) => {
      const value = search[part] ?? open[part]?.(search);
      gap ||= value === undefined;
      return [part, { ...unasked, value: gap ? null : value }];
    }),
  ) as Chosen<Search, Part, Unasked>;
};
