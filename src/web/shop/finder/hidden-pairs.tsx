/** What a plain form takes along of a search: the pairs of its address. */
export const HiddenPairs = ({ pairs }: { pairs: readonly (readonly [name: string, value: string])[] }) =>
  pairs.map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
