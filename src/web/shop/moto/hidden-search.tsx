import { writeMotoSearch, type MotoSearch } from '#domain/selector-moto/moto-search.ts';

/** What a plain form takes along of a search. */
export const HiddenSearch = ({ search }: { search: Partial<MotoSearch> }) =>
  writeMotoSearch(search).map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
