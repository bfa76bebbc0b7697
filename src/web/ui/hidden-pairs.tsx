/** What a plain form takes along of an address: its pairs. */
export const HiddenPairs = ({ pairs }: { pairs: Iterable<readonly [name: string, value: string]> }) =>
  [...pairs].map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
