/** What is written into a page in the place of the bytes from `at` up to `until`; without that, between the two. */
export interface PageEdit {
  readonly at: number;
  readonly until?: number;
  readonly text: string;
}

/** More at a place of a page; nothing without the place, which is below 0 then. */
export const insertAt = (at: number, text: string): readonly PageEdit[] => (at < 0 ? [] : [{ at, text }]);

/**
 * The page with all of it. Each place is one of the page as it was, and what is for one place comes in the order given. Made at once: a
 * copy of the page for each of the eight that write into it was garbage that Node keeps outside its heap and collects late.
 */
export const edited = (html: Buffer, edits: readonly PageEdit[]): Buffer<ArrayBuffer> => {
  const parts: Uint8Array[] = [];
  let from = 0;
  for (const { at, until = at, text } of edits.toSorted((one, other) => one.at - other.at)) {
    parts.push(html.subarray(from, at), Buffer.from(text));
    from = until;
  }
  parts.push(html.subarray(from));
  return Buffer.concat(parts);
};
