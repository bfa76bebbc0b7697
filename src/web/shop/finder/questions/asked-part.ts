/** An answer about what is looked for, as it is asked and shown: a number of a size, the maker of a motorcycle. */
export interface AskedPart<Search> {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** The answer of who does not know; without it something must be chosen. */
  readonly any?: string | undefined;
  readonly value: string | number | undefined;
  readonly options: readonly { readonly value: string | number; readonly text: string }[];
  /** The search with one of the options, or with any. */
  readonly choose: (value: string) => Partial<Search>;
}

/** How a selector words a part. */
export interface PartWords {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly any?: string;
  readonly print?: (value: string) => string;
}

type Choosing<Search, Part extends keyof Search> = (search: Search, part: Part, value: Search[Part]) => Partial<Search>;

export const askedPart = <Search, Part extends keyof Search & string>(
  choosing: Choosing<Search, Part>,
  search: Search,
  part: Part,
  { print = String, ...words }: PartWords,
  options: readonly (Search[Part] & (string | number))[],
): AskedPart<Search> => ({
  ...words,
  name: part,
  value: search[part] as string | number | undefined,
  options: options.map((value) => ({ value, text: print(String(value)) })),
  choose: (chosen) => choosing(search, part, options.find((value) => String(value) === chosen) as Search[Part]),
});
