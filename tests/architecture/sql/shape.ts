/** Whether a value may be null: decided from the schema and the statement, or not decided. */
export type Nulls = 'never' | 'maybe' | 'unknown';

/** What a column, or a part of a JSON document that the statement builds, is as JavaScript gets it. */
export interface Shape {
  readonly kind: Kind;
  readonly nulls: Nulls;
}

export type Kind =
  | 'number'
  | 'string'
  | 'boolean'
  | 'Date'
  /** JSON that the statement takes from somewhere: not judged. */
  | 'any'
  /** What no row may have: the two drivers do not read it alike. */
  | { readonly unread: string }
  | { readonly array: Shape }
  | { readonly tuple: readonly Shape[] }
  | { readonly object: ReadonlyMap<string, Shape> };

/** Where the value is one of several, as in a union. */
export const either = (all: readonly Nulls[]): Nulls =>
  all.includes('maybe') ? 'maybe' : all.includes('unknown') ? 'unknown' : 'never';

/** Where the value is the first that is not null. */
export const first = (all: readonly Nulls[]): Nulls =>
  all.includes('never') ? 'never' : all.includes('unknown') ? 'unknown' : 'maybe';
