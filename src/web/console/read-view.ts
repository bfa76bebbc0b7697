/** One of the words that a view offers; the first, where an address has another or none. */
export const oneOf = <Word extends string>(words: readonly [Word, ...Word[]], given: string | null): Word =>
  words.find((word) => word === given) ?? words[0];

/** Which page of a list, from 0 on. */
export const readPage = (search: URLSearchParams): number => {
  const page = Number(search.get('pagina'));
  return Number.isInteger(page) && page > 0 && page <= 1000 ? page : 0;
};
