import { useSearchParams } from 'react-router';

/** The postcode that a page was priced for, as its address has it. */
const usePostcode = (): string | undefined => useSearchParams()[0].get('cp')?.trim() || undefined;

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

/** The postcode goes with what is taken from a page, so that the basket says the same price. */
export const PostcodeSent = () => {
  const cp = usePostcode();
  return cp ? <input type="hidden" name="cp" value={cp} /> : null;
};
