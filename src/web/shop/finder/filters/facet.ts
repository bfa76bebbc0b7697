export interface FacetValue {
  readonly value: string | number;
  readonly text: string;
  /** How many tyres it would leave; missing where this is not said. */
  readonly total?: number;
}

/** What tyres can be narrowed by, as a selector declares it: a field of its search, and the values that it may have. */
export interface Facet<Name extends string = string> {
  /** The field, as an address names it. */
  readonly name: Name;
  readonly legend: string;
  /** Below the legend of `cards`. */
  readonly hint?: string;
  /** Boxes to tick where it is missing, or such boxes `folded` away until one is ticked; a list or cards to choose one of. */
  readonly look?: 'folded' | 'list' | 'cards';
  readonly values: readonly FacetValue[];
  /** Where values of a `folded` one are that are not among these. */
  readonly more?: { readonly to: string; readonly text: string } | undefined;
  /** What of `cards` is chosen before somebody chooses. */
  readonly preset?: string;
  /** Set where the page's title says what is chosen of it. */
  readonly inTitle?: true;
}

/** The values that were counted, under their names. */
export const counted = <Value extends string | number>(
  counts: readonly { readonly value: Value; readonly total: number }[],
  texts?: Readonly<Partial<Record<Value, string>>>,
): FacetValue[] => counts.map(({ value, total }) => ({ value, total, text: texts?.[value] ?? String(value) }));

/** A maker with how many tyres it would leave. */
export interface CountedMaker {
  readonly id: number;
  readonly marca: string;
  readonly total: number;
}

export const makersCounted = (makers: readonly CountedMaker[]): FacetValue[] =>
  makers.map(({ id, marca, total }) => ({ value: id, total, text: marca }));

/** A search as its address has it. */
export type Pairs = readonly (readonly [name: string, value: string])[];

/** What is chosen of a facet. */
export const chosenOf = (pairs: Pairs, { name }: Facet): string[] =>
  pairs.flatMap(([each, value]) => (each === name ? [value] : []));

/** A search without what is chosen of facets. */
export const without = (pairs: Pairs, facets: readonly Pick<Facet, 'name'>[]): Pairs =>
  pairs.filter(([each]) => !facets.some(({ name }) => name === each));

/** A search without one of the values that are chosen of a facet. */
export const withoutValue = (pairs: Pairs, { name }: Pick<Facet, 'name'>, value: string): Pairs =>
  pairs.filter(([each, its]) => each !== name || its !== value);

/** What is chosen of the facets, in words; what the title says is left out. */
export const chosenFacets = (
  facets: readonly Facet[],
  pairs: Pairs,
): { readonly facet: Facet; readonly value: string; readonly text: string }[] =>
  facets
    .filter(({ inTitle }) => !inTitle)
    .flatMap((facet) =>
      chosenOf(pairs, facet).map((value) => {
        const text = facet.values.find((each) => String(each.value) === value)?.text ?? value;
        return { facet, value, text: facet.look === 'list' ? `${facet.legend}: ${text}` : text };
      }),
    );
