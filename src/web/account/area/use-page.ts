import { useSearchParams } from 'react-router';

/** Which page of a long list the address asks for, 0 for the first. */
export const usePageNumber = (): number => {
  const [search] = useSearchParams();
  const asked = Number(search.get('pagina') ?? '1');
  return Number.isInteger(asked) && asked > 0 && asked <= 10_000 ? asked - 1 : 0;
};
