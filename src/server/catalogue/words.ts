/** Places of things in a list. */
export const placesIn = <Thing>(things: Iterable<Thing>): ((thing: Thing) => number | undefined) => {
  const places = new Map<Thing, number>();
  for (const thing of things) places.set(thing, places.size);
  return (thing) => places.get(thing);
};

/** As many as 16 bits can tell apart. */
const most = 65_536;

/** A list of words that grows with what is looked up in it. */
export class Words {
  readonly #places: Map<string, number>;

  constructor(known: readonly string[] = []) {
    this.#places = new Map(known.map((word, place) => [word, place]));
  }

  placeOf(word: string): number {
    const known = this.#places.get(word);
    if (known !== undefined) return known;
    if (this.#places.size === most) throw new Error(`${word} is one word more than a column has numbers for`);
    const place = this.#places.size;
    this.#places.set(word, place);
    return place;
  }

  get all(): readonly string[] {
    return [...this.#places.keys()];
  }

  get size(): number {
    return this.#places.size;
  }

  /** The words in order, and by the place of each where it stands there. */
  sorted(compare?: (one: string, other: string) => number): { readonly words: string[]; readonly moved: Uint16Array } {
    const words = this.all.toSorted(compare);
    const placeOf = placesIn(words);
    return { words, moved: Uint16Array.from(this.all, (word) => placeOf(word) ?? 0) };
  }
}
