import { useSearchParams } from 'react-router';

/** A postcode of Andorra, where everything costs something else; undefined where none is in the address. */
export const andorranPostcode = (query: URLSearchParams): string | undefined => {
  const cp = query.get('cp')?.trim().slice(0, 10);
  return cp?.toUpperCase().startsWith('AD') ? cp : undefined;
};

/** What an address of a sheet ends with, so that it shows the price of the list that leads there. */
export const useAndorranQuery = (): string => {
  const cp = andorranPostcode(useSearchParams()[0]);
  return cp ? `?${new URLSearchParams({ cp })}` : '';
};

/** The postcode goes with what is taken from a page, so that the basket says the same price; so does the workshop. */
export const PostcodeSent = () => {
  const [query] = useSearchParams();
  return ['cp', 'taller'].map((name) => {
    const value = query.get(name)?.trim();
    return value && <input key={name} type="hidden" name={name} value={value} />;
  });
};
