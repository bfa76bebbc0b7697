/** Names and values for `new URLSearchParams`, without what says nothing, so that one search has one address. */
export const queryPairs = (
  pairs: readonly (readonly [name: string, values: readonly (string | number | undefined)[]])[],
): [name: string, value: string][] =>
  pairs.flatMap(([name, values]) =>
    values
      .filter((value) => value !== undefined && value !== '' && value !== 0)
      .map((value): [string, string] => [name, String(value)]),
  );
