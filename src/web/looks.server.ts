/** Rules of the sheet, with what a page must have in it to need them. */
export type LooksPart =
  /** What every page needs. */
  | string
  | { readonly selectors: readonly Selector[]; readonly body: string }
  /** Of `@media`, `@layer` and the like. */
  | { readonly group: string; readonly parts: readonly LooksPart[] };

interface Selector {
  readonly text: string;
  /** All of them a page must have. */
  readonly classes: readonly string[];
}

/** The shop's sheet of looks: its address, its rules in their order, and what moves, by name. */
export interface Looks {
  readonly sheet: string;
  readonly parts: readonly LooksPart[];
  readonly keyframes: Readonly<Record<string, string>>;
}

/** The build writes it here (`scripts/looks-in-parts.ts`); whoever works on the shop has sheets that change at every moment. */
export const looks: Looks | undefined = undefined;
