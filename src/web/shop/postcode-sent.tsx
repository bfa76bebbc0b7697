import { useSearchParams } from 'react-router';

/** A postcode of Andorra, where everything costs something else; undefined where none is in the address. */
export const andorranPostcode = (query: URLSearchParams): string | undefined => {
  const cp = query.get('cp')?.trim().slice(0, 10);
  return cp?.toUpperCase().startsWith('AD') ? cp : undefined;
};

export const useIsAndorran = (): boolean => andorranPostcode(useSearchParams()[0]) !== undefined;

/** What an address says of the place: the postcode and the workshop. */
const placeIn = (query: URLSearchParams): [name: string, value: string][] =>
  ['cp', 'taller'].flatMap((name) => {
    const value = query.get(name)?.trim();
    return value ? [[name, value]] : [];
  });

/**
 * What an address of a sheet ends with, so that it shows the price and the first hour of the list that leads there, and its
 * basket begins at the same workshop.
 */
export const useSheetQuery = (): string => {
  const [query] = useSearchParams();
  const place = placeIn(query);
  return place.length > 0 ? `?${new URLSearchParams(place)}` : '';
};

/** The postcode goes with what is taken from a page, so that the basket says the same price; so does the workshop. */
export const PostcodeSent = () =>
  placeIn(useSearchParams()[0]).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
