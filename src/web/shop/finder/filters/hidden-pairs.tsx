import type { Pairs } from './facet.ts';

/** What a plain form takes along of a search: the pairs of its address. */
export const HiddenPairs = ({ pairs }: { pairs: Pairs }) =>
  pairs.map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
