import { writeMotoSearch, type MotoSearch } from '#domain/finder/moto-search.ts';
import { HiddenPairs } from '../finder/hidden-pairs.tsx';

/** What a plain form takes along of a search. */
export const HiddenSearch = ({ search }: { search: Partial<MotoSearch> }) => (
  <HiddenPairs pairs={writeMotoSearch(search)} />
);
